import type { Field } from '@sveltia/cms';
import { isLocale, type Locale, localeInfo } from '../locales.ts';
import { numberPattern, rowPattern } from './numbers.ts';
import { isNumeric, isRow, type Part, rowOf, variantsOf } from './part.ts';
import { relationOf } from './relations.ts';
import { below, choiceOf, type Form, monthName, say, wordsOfField } from './words.ts';

/* The fields of a form of the editor, from the JSON Schema of a file. */

type Options = Record<string, unknown>;

/** Characters that fit into a line. */
const lineUpTo = 90;

/** A list has rows in another language only if its items say so, too. */
const translatable = ({ file }: Form) => (file === 'words' ? { i18n: true } : {});

/** Days, nights and months. */
function numberChoices(form: Form, { minimum = 0, maximum = Infinity }: Part): Options | undefined {
  if (minimum < 1 || maximum > 14) return undefined;
  const options = Array.from({ length: maximum - minimum + 1 }, (_, at) => ({
    label: maximum === 12 ? monthName(form.locale, at) : String(minimum + at),
    // Only files of facts go through our format.
    value: form.file === 'facts' ? String(minimum + at) : minimum + at,
  }));
  return { widget: 'select', options };
}

function textOf({ format, pattern, minLength = 0, maxLength }: Part, form: Form, path: string) {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const message = wordsOfField('wrong', form, path) ?? say(form.locale, 'wrong.format');
  return {
    widget: (maxLength ?? 0) > lineUpTo ? 'text' : 'string',
    ...(format === 'email' && { type: 'email' }),
    ...(format === 'uri' && { type: 'url' }),
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && format === undefined && { pattern: [`/${pattern}/u`, message] }),
  };
}

/** Variants are told apart by a field that is constant in each; else the fields of all are optional. */
function variantFields(variants: readonly Part[], form: Form, path: string): Options {
  const typeKey = Object.keys(variants[0]?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  );
  if (typeKey === undefined) {
    const fields = variants.flatMap((variant) => fieldsOf(variant, form, path));
    return { widget: 'object', fields: fields.map((field) => ({ ...field, required: false })) };
  }
  const types = variants.map((variant) => {
    const { [typeKey]: fixed, ...properties } = variant.properties ?? {};
    const name = String(fixed?.const);
    const fields = fieldsOf({ ...variant, properties }, form, path);
    return { name, label: choiceOf(form, below(path, typeKey), name), widget: 'object', fields };
  });
  return { widget: 'object', typeKey, types };
}

const names = ['title', 'name', 'label', 'sign', 'place', 'key', 'text', 'id'];

/** Shows what one finds a row by, in the owner's language if it has several; a way has its ends. */
function summaryOf(fields: readonly Field[], locale: Locale): string | undefined {
  const paths = new Map(
    fields.flatMap((field) => {
      if (!('fields' in field)) return [[field.name, field.name]];
      const inner: readonly Field[] = field.fields ?? [];
      const isOwn = inner.some(({ name }) => name === locale);
      return isOwn ? [[field.name, `${field.name}.${locale}`]] : [];
    }),
  );
  const name = names.find((one) => paths.has(one));
  if (name !== undefined) return `{{fields.${paths.get(name)}}}`;
  return paths.has('to') ? '{{fields.from}} – {{fields.to}}' : undefined;
}

function groupOf(fields: readonly Field[], form: Form): Options {
  const summary = summaryOf(fields, form.locale);
  return { widget: 'object', fields, ...(summary !== undefined && { summary }) };
}

const rowsOf = (items: Part, { minItems = 0 }: Part, form: Form, path: string) => ({
  widget: 'string',
  pattern: [
    `^${rowPattern(items, minItems)}$`,
    say(form.locale, 'wrong.row').replace('{count}', String(minItems)),
  ],
  ...(minItems === 12 && {
    hint: [wordsOfField('hint', form, path), say(form.locale, 'hint.figures')].join(' ').trim(),
  }),
});

function listOf(part: Part, item: Options, form: Form, path: string): Options {
  const { minItems: min, maxItems: max } = part;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (item['widget'] === 'select') return { ...item, multiple: true, ...bounds };
  const singular = wordsOfField('item', form, path === '' ? form.kind : path);
  const called = singular === undefined ? {} : { label_singular: singular };
  const list = { widget: 'list', ...bounds, ...called };
  if (item['widget'] === 'object') return { collapsed: 'auto', ...item, ...list };
  const label = singular ?? wordsOfField('field', form, path);
  return { ...list, field: { name: 'item', label, ...translatable(form), ...item } };
}

/** Its format makes a list of it. */
function recordOf(row: Part, form: Form, path: string): Options {
  const label =
    wordsOfField('key', form, path === '' ? form.kind : path) ?? say(form.locale, 'field.key');
  const value = row.properties
    ? fieldsOf(row, form, below(path, '*'))
    : [fieldOf('value', row, form, below(path, 'value'), true)];
  const key: Field = { name: 'key', label, widget: 'string' };
  return listOf({}, groupOf([key, ...value], form), form, path);
}

function optionsOf(part: Part, form: Form, path: string): Options {
  const { items, properties } = part;
  const variants = variantsOf(part);
  const row = rowOf(part);
  const related = relationOf(part, form.locale) ?? numberChoices(form, part);
  if (related) return related;
  if (part.const === true) return { widget: 'boolean', required: false };
  if (part.enum) {
    const options = part.enum.map((value) => ({ label: choiceOf(form, path, value), value }));
    return { widget: 'select', options };
  }
  if (variants) return variantFields(variants, form, path);
  if (items && isRow(part)) return rowsOf(items, part, form, path);
  if (items) return listOf(part, optionsOf(items, form, below(path, '*')), form, path);
  if (properties) return groupOf(fieldsOf(part, form, path), form);
  if (row) return recordOf(row, form, path);
  if (part.type === 'string') return textOf(part, form, path);
  if (!isNumeric(part)) throw new TypeError(`The editor has no field for ${path}`);
  const wrong = part.type === 'integer' ? 'wrong.whole' : 'wrong.number';
  return { widget: 'string', pattern: [`^${numberPattern(part)}$`, say(form.locale, wrong)] };
}

function fieldOf(name: string, part: Part, form: Form, path: string, isRequired: boolean): Field {
  if (typeof part.const === 'string') return { name, widget: 'hidden', default: part.const };
  const hint = wordsOfField('hint', form, path);
  // A new language has its own name until the words have one.
  const own = isLocale(name) ? localeInfo[name].name : undefined;
  const label = wordsOfField('field', form, path) ?? own ?? say(form.locale, `field.${name}`);
  return {
    name,
    label,
    ...(hint !== undefined && { hint }),
    ...(!isRequired && { required: false }),
    ...translatable(form),
    widget: 'string',
    ...optionsOf(part, form, path),
  };
}

const fieldsOf = (part: Part, form: Form, path = ''): Field[] =>
  Object.entries(part.properties ?? {}).map(([name, inner]) =>
    fieldOf(name, inner, form, below(path, name), part.required?.includes(name) ?? false),
  );

/** Makes the fields of a whole file; one that is a list or a record itself has a single field. */
export function fieldsOfFile(part: Part, form: Form): Field[] {
  if (part.properties) return fieldsOf(part, form);
  const label = say(form.locale, `kind.${form.kind}`);
  const list = { ...optionsOf(part, form, ''), widget: 'list' as const, root: true };
  return [{ name: form.kind, label, ...translatable(form), ...list }];
}
