import { use, useId, type ReactNode } from 'react';
import { controlOf, emptyOf, variantOf, variantsOf } from '../control.ts';
import type { Part } from '../part.ts';
import { AroundContext } from './around.ts';
import { Input } from './input.tsx';

/* A control for each part of a schema. Names and hints come from the schema itself. */

type Props = {
  part: Part;
  name: string;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** `bestTime` as "Best time". */
export const labelOf = (key: string) => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const limits = ({ minLength, maxLength, minItems, maxItems }: Part) => {
  if (maxLength !== undefined) return `${minLength ?? 0}–${maxLength} characters`;
  if (minItems !== undefined && minItems === maxItems) return `exactly ${minItems}`;
  return [minItems && `at least ${minItems}`, maxItems && `at most ${maxItems}`]
    .filter(Boolean)
    .join(', ');
};

const hintOf = (part: Part) => [part.description, limits(part)].filter(Boolean).join(' · ');

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function Said({ path }: { path: string }) {
  const said = use(AroundContext).said(path);
  return said.map((line) => (
    <p key={line} className="problem" role="alert">
      {line}
    </p>
  ));
}

const months = Array.from({ length: 12 }, (_, at) =>
  new Intl.DateTimeFormat('en', { month: 'short' }).format(new Date(2026, at)),
);

/** A control that has one label. */
function Single({ part, name, path, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field" data-field={path}>
      <label htmlFor={id}>{name}</label>
      <Input id={id} part={part} value={value} onChange={onChange} />
      <p className="hint" id={`${id}hint`}>
        {hintOf(part)}
        {part.maxLength !== undefined && ` · now ${textOf(value).length}`}
      </p>
      <Said path={path} />
    </div>
  );
}

function Group({
  name,
  path,
  part,
  children,
}: Omit<Props, 'value' | 'onChange'> & { children: ReactNode }) {
  return (
    <fieldset data-field={path}>
      <legend>{name}</legend>
      {hintOf(part) && <p className="hint">{hintOf(part)}</p>}
      <Said path={path} />
      {children}
    </fieldset>
  );
}

function List({ part, name, path, value, onChange }: Props) {
  const items = listOf(value);
  const { items: inner } = part;
  if (!inner) return null;
  const without = (at: number) => items.filter((_, other) => other !== at);
  const move = (at: number, by: number) => onChange(without(at).toSpliced(at + by, 0, items[at]));
  return (
    <Group name={name} path={path} part={part}>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no other name, and controls keep no state
        <div className="item" key={at}>
          <Field
            part={inner}
            name={`${name} ${at + 1}`}
            path={`${path}.${at}`}
            value={item}
            onChange={(next) => onChange(items.with(at, next))}
          />
          <div className="tools">
            <button type="button" disabled={at === 0} onClick={() => move(at, -1)}>
              ↑{' '}
              <span>
                Move {name} {at + 1} up
              </span>
            </button>
            <button type="button" disabled={at === items.length - 1} onClick={() => move(at, 1)}>
              ↓{' '}
              <span>
                Move {name} {at + 1} down
              </span>
            </button>
            <button type="button" onClick={() => onChange(without(at))}>
              ✕{' '}
              <span>
                Remove {name} {at + 1}
              </span>
            </button>
          </div>
        </div>
      ))}
      <button type="button" onClick={() => onChange([...items, emptyOf(inner)])}>
        Add to {name}
      </button>
    </Group>
  );
}

function Months({ part, name, path, value, onChange }: Props) {
  const numbers = listOf(value);
  return (
    <Group name={name} path={path} part={part}>
      <div className="months">
        {months.map((month, at) => (
          <label key={month}>
            {month}
            <input
              type="number"
              step="any"
              value={Number(numbers[at] ?? 0)}
              onChange={(event) => onChange(numbers.with(at, event.target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Names and numbers, as many as one likes. */
function Table({ part, name, path, value, onChange }: Props) {
  const rows = entriesOf(value);
  const set = (at: number, key: string, number: unknown) =>
    onChange(Object.fromEntries(rows.with(at, [key, number])));
  return (
    <Group name={name} path={path} part={part}>
      {rows.map(([key, number], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row's name is what is being edited
        <div className="row" key={at}>
          <input
            aria-label={`${name}: name ${at + 1}`}
            value={key}
            onChange={(event) => set(at, event.target.value, number)}
          />
          <input
            aria-label={`${name}: ${key}`}
            type="number"
            value={Number(number)}
            onChange={(event) => set(at, key, event.target.valueAsNumber)}
          />
          <button type="button" onClick={() => onChange(Object.fromEntries(rows.toSpliced(at, 1)))}>
            ✕ <span>Remove {key}</span>
          </button>
        </div>
      ))}
      <button type="button" onClick={() => onChange(Object.fromEntries([...rows, ['', 1]]))}>
        Add to {name}
      </button>
    </Group>
  );
}

/** The fields of an object, in the order of the schema. */
export function Fields({ part, path, value, onChange }: Omit<Props, 'name'>) {
  const known = new Map(entriesOf(value));
  return Object.entries(part.properties ?? {}).map(([key, inner]) => (
    <Field
      key={key}
      part={inner}
      name={labelOf(key)}
      path={path === '' ? key : `${path}.${key}`}
      value={known.get(key)}
      onChange={(next) => {
        // What may be left out and is empty is left out.
        const optional = !part.required?.includes(key) && (next === '' || next === undefined);
        const entries = entriesOf(value).filter(([other]) => !optional || other !== key);
        onChange({ ...Object.fromEntries(entries), ...(!optional && { [key]: next }) });
      }}
    />
  ));
}

/** What a shape says of itself that no other does. */
const nameOf = (variant: Part) =>
  String(
    Object.values(variant.properties ?? {}).find(({ const: fixed }) => typeof fixed === 'string')
      ?.const ?? variant.description,
  );

function Variants({ part, name, path, value, onChange }: Props) {
  const variants = variantsOf(part) ?? [];
  const chosen = variantOf(part, value) ?? {};
  return (
    <Group name={name} path={path} part={part}>
      <select
        aria-label={`${name}: kind`}
        value={variants.indexOf(chosen)}
        onChange={(event) => onChange(emptyOf(variants[Number(event.target.value)] ?? {}))}
      >
        {variants.map((variant, at) => (
          <option key={nameOf(variant)} value={at}>
            {nameOf(variant)}
          </option>
        ))}
      </select>
      <Fields part={chosen} path={path} value={value} onChange={onChange} />
    </Group>
  );
}

export function Field(props: Props) {
  const { part, name, path, value, onChange } = props;
  switch (controlOf(part)) {
    case 'list':
      return <List {...props} />;
    case 'months':
      return <Months {...props} />;
    case 'record':
      return <Table {...props} />;
    case 'variants':
      return <Variants {...props} />;
    case 'group':
      return (
        <Group name={name} path={path} part={part}>
          <Fields part={part} path={path} value={value} onChange={onChange} />
        </Group>
      );
    default:
      return <Single {...props} />;
  }
}
