import { use, useId } from 'react';
import { controlOf, emptyOf, variantOf, variantsOf } from '../../form/control.ts';
import type { Part } from '../../form/part.ts';
import { MonthChoice, Months, Table } from './figures.tsx';
import { FormContext, useFieldWords } from './form-context.ts';
import { FieldProblems, Group, entriesOf, type Props, useHint } from './group.tsx';
import { Input } from './input.tsx';
import { List } from './list.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import { Todo } from './todo.tsx';
import { useWords } from '../words.tsx';

function Single({ part, name, path, value, optional, onChange }: Props) {
  const id = useId();
  const hint = useHint(part, path)(value);
  const { problemsOf } = use(FormContext);
  // A number that cannot be read says so itself.
  const saysItself =
    typeof value === 'string' && (part.reads !== undefined || controlOf(part) === 'number');
  return (
    <div className="field" data-field={path}>
      <label htmlFor={id}>{name}</label>
      <Input
        id={id}
        path={path}
        part={part}
        value={value}
        optional={optional}
        onChange={onChange}
      />
      <p className="hint" id={`${id}hint`}>
        {hint}
      </p>
      {problemsOf(path).length > 0 && !saysItself && <FieldProblems path={path} id={id} />}
    </div>
  );
}

/** An optional group whose fields are empty is left out of the file, or it could not be removed. */
const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === '') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty);
};

/** With a field set where the schema has it among the others, or left out. */
function withField(part: Part, value: unknown, key: string, next: unknown) {
  const entries = entriesOf(value);
  const isLeft = !part.required?.includes(key) && isEmpty(next);
  const at = entries.findIndex(([other]) => other === key);
  if (at >= 0) {
    return Object.fromEntries(isLeft ? entries.toSpliced(at, 1) : entries.with(at, [key, next]));
  }
  if (isLeft) return Object.fromEntries(entries);
  const order = Object.keys(part.properties ?? {});
  const before = new Set(order.slice(0, order.indexOf(key)));
  const place = entries.findLastIndex(([other]) => before.has(other)) + 1;
  return Object.fromEntries(entries.toSpliced(place, 0, [key, next]));
}

export function Fields({ part, path, value, onChange }: Omit<Props, 'name'>) {
  const { labelOf } = useFieldWords();
  const known = new Map(entriesOf(value));
  return Object.entries(part.properties ?? {}).map(([key, inner]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return (
      <Field
        key={key}
        part={inner}
        name={labelOf(place)}
        path={place}
        value={known.get(key)}
        optional={!part.required?.includes(key)}
        onChange={(next) => onChange(withField(part, value, key, next))}
      />
    );
  });
}

/** The constant of a shape, or the field that it needs first. */
const nameOf = ({ properties, required }: Part) =>
  String(
    Object.values(properties ?? {}).find(({ const: fixed }) => typeof fixed === 'string')?.const ??
      required?.[0],
  );

function Variants({ part, name, path, value, onChange }: Props) {
  const { t } = useWords();
  const { variantOf: nameOfVariant } = useFieldWords();
  const variants = variantsOf(part) ?? [];
  const chosen = value === undefined ? undefined : variantOf(part, value);
  return (
    <Group name={name} path={path} part={part}>
      <select
        aria-label={t('choice.kind', { name })}
        value={chosen ? variants.indexOf(chosen) : ''}
        onChange={({ target }) => {
          const variant = target.value === '' ? undefined : variants[Number(target.value)];
          onChange(variant && emptyOf(variant));
        }}
      >
        {!/\.\d+$/.test(path) && <option value="">{t('choice.nothing')}</option>}
        {variants.map((variant, at) => (
          <option key={nameOf(variant)} value={at}>
            {nameOfVariant(path, nameOf(variant))}
          </option>
        ))}
      </select>
      {chosen && <Fields part={chosen} path={path} value={value} onChange={onChange} />}
    </Group>
  );
}

/** The control of a field; a control of another kind is a line here. */
export function Field(props: Props) {
  const { problemsOf } = use(FormContext);
  const { part, name, path, value, onChange } = props;
  if (path === 'todo') return <Todo {...props} />;
  switch (controlOf(part)) {
    case 'list':
      return <List {...props} Item={Field} />;
    case 'months':
      return <Months {...props} />;
    case 'monthChoice':
      return <MonthChoice {...props} />;
    case 'record':
      return <Table {...props} />;
    case 'photo':
      return <PhotoField {...props} problemsOf={problemsOf} />;
    case 'variants':
      return <Variants {...props} />;
    case 'fixed':
      return null;
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
