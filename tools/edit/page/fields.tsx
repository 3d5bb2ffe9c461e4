import { use, useId } from 'react';
import { controlOf, emptyOf, variantOf, variantsOf } from '../control.ts';
import type { Part } from '../part.ts';
import { Months, Table } from './figures.tsx';
import { FormContext } from './form-context.ts';
import {
  entriesOf,
  Group,
  hintOf,
  labelOf,
  listOf,
  type Props,
  FieldProblems,
  textOf,
} from './group.tsx';
import { Input } from './input.tsx';
import { PhotoField } from './photo-field.tsx';

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
      <FieldProblems path={path} />
    </div>
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

/** An optional group whose fields are empty is left out of the file, or it could not be removed. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === '') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty);
};

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
        const isLeft = !part.required?.includes(key) && isEmpty(next);
        const entries = entriesOf(value).filter(([other]) => !isLeft || other !== key);
        onChange({ ...Object.fromEntries(entries), ...(!isLeft && { [key]: next }) });
      }}
    />
  ));
}

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
  const { problemsOf } = use(FormContext);
  const { part, name, path, value, onChange } = props;
  switch (controlOf(part)) {
    case 'list':
      return <List {...props} />;
    case 'months':
      return <Months {...props} />;
    case 'record':
      return <Table {...props} />;
    case 'photo':
      return <PhotoField {...props} problemsOf={problemsOf} />;
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
