import type { Field } from '@sveltia/cms';
import { isLocale, localeInfo } from '../locales.ts';
import { below } from './formats.ts';
import { numberPattern, rowPattern } from './numbers.ts';
import { isNumeric, isRow, type Part, rowOf, variantsOf } from './part.ts';
import { relationOf } from './relations.ts';
import { choiceOf, type Form, say, wordsOf } from './words.ts';

/* The fields of a form of the editor, from the JSON Schema of a file. */

type Options = Record<string, unknown>;

/** Characters that fit into a line. */
const lineUpTo = 90;

/** A list has rows in another language only if its items say so, too. */
const translatable = ({ file }: Form) => (file === 'words' ? { i18n: true } : {});

const exactly = (pattern: string) => `^${pattern}$`;

const choices = (form: Form, path: string, values: readonly string[]): Options => ({
  widget: 'select',
  options: values.map((value) => ({ label: choiceOf(form, path, value), value })),
});

/** Whole numbers that fit into a list: days, nights, months. */
function numberChoices(form: Form, { type, minimum, maximum }: Part): Options | undefined {
  if (type !== 'integer' || minimum !== 1 || maximum === undefined || maximum > 14)
    return undefined;
  const month = new Intl.DateTimeFormat(localeInfo[form.locale].intl, {
    month: 'long',
    timeZone: 'UTC',
  });
  const options = Array.from({ length: maximum }, (_, at) => ({
    label: maximum === 12 ? month.format(Date.UTC(2026, at)) : String(at + 1),
    // Only files of facts go through our format.
    value: form.file === 'facts' ? String(at + 1) : at + 1,
  }));
  return { widget: 'select', options };
}

function textOf(part: Part, form: Form, path: string): Options {
  const { format, pattern, minLength = 0, maxLength } = part;
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const message = wordsOf('wrong', form, path) ?? say(form.locale, 'wrong.format');
  return {
    widget: (maxLength ?? 0) > lineUpTo ? 'text' : 'string',
    ...(format === 'email' && { type: 'email' }),
    ...(format === 'uri' && { type: 'url' }),
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(pattern !== undefined && format === undefined && { pattern: [`/${pattern}/u`, message] }),
  };
}

function numberOf(part: Part, form: Form): Options {
  const wrong = say(form.locale, part.type === 'integer' ? 'wrong.whole' : 'wrong.number');
  return { widget: 'string', pattern: [exactly(numberPattern(part)), wrong] };
}

function typesOf(variants: readonly Part[], key: string, form: Form, path: string): Options {
  const types = variants.map((variant) => {
    const { [key]: fixed, ...properties } = variant.properties ?? {};
    const name = String(fixed?.const);
    const fields = fieldsOf({ ...variant, properties }, form, path);
    return { name, label: choiceOf(form, below(path, key), name), widget: 'object', fields };
  });
  return { widget: 'object', typeKey: key, types };
}

/** Variants are told apart by a field that is constant in each; else the fields of all are optional. */
function variantFields(variants: readonly Part[], form: Form, path: string): Options {
  const key = Object.keys(variants[0]?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => typeof properties?.[name]?.const === 'string'),
  );
  if (key !== undefined) return typesOf(variants, key, form, path);
  const fields = variants.flatMap((variant) => fieldsOf(variant, form, path));
  return { widget: 'object', fields: fields.map((field) => ({ ...field, required: false })) };
}

const summaryOf = (fields: readonly Field[]) =>
  ['title', 'name', 'label', 'sign', 'place', 'key', 'text', 'id'].find((name) =>
    fields.some((field) => field.name === name && !('fields' in field)),
  );

function listOf(part: Part, items: Part, form: Form, path: string): Options {
  const { minItems: min, maxItems: max } = part;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (isRow(part)) {
    const wrong = say(form.locale, 'wrong.row').replace('{count}', String(min));
    return {
      widget: 'string',
      pattern: [exactly(rowPattern(items, min ?? 0)), wrong],
      ...(min === 12 && {
        hint: `${wordsOf('hint', form, path) ?? ''} ${say(form.locale, 'hint.figures')}`,
      }),
    };
  }
  const item = optionsOf(items, form, below(path, '*'));
  const singular = wordsOf('item', form, path);
  const list = {
    widget: 'list',
    ...bounds,
    ...(singular !== undefined && { label_singular: singular }),
  };
  if (item['widget'] === 'select') return { ...item, multiple: true, ...bounds };
  if (item['widget'] !== 'object') {
    const label = singular ?? wordsOf('field', form, path);
    return { ...list, field: { name: 'item', label, ...translatable(form), ...item } };
  }
  const { widget: _, ...inner } = item;
  return { ...list, collapsed: 'auto', ...inner };
}

function groupOf(part: Part, form: Form, path: string): Options {
  const fields = fieldsOf(part, form, path);
  const summary = summaryOf(fields);
  return {
    widget: 'object',
    fields,
    ...(summary !== undefined && { summary: `{{fields.${summary}}}` }),
  };
}

/** Its format makes a list of it. */
function recordOf(row: Part, form: Form, path: string): Options {
  const key: Field = {
    name: 'key',
    label: wordsOf('key', form, path === '' ? form.kind : path) ?? say(form.locale, 'field.key'),
    widget: 'string',
  };
  const value = row.properties
    ? fieldsOf(row, form, below(path, '*'))
    : [fieldOf('value', row, form, path, true)];
  return { widget: 'list', collapsed: 'auto', summary: '{{fields.key}}', fields: [key, ...value] };
}

function optionsOf(part: Part, form: Form, path: string): Options {
  const variants = variantsOf(part);
  const record = rowOf(part);
  const related = relationOf(part, form) ?? numberChoices(form, part);
  if (related) return related;
  if (path.endsWith('.file')) return { widget: 'image', choose_url: false };
  if (part.const === true) return { widget: 'boolean', required: false };
  if (part.enum) return choices(form, path, part.enum);
  if (variants) return variantFields(variants, form, path);
  if (part.items) return listOf(part, part.items, form, path);
  if (part.properties) return groupOf(part, form, path);
  if (record) return recordOf(record, form, path);
  if (isNumeric(part)) return numberOf(part, form);
  if (part.type === 'string') return textOf(part, form, path);
  throw new TypeError(`The editor has no field for ${path}: ${JSON.stringify(part)}`);
}

function fieldOf(name: string, part: Part, form: Form, path: string, isRequired: boolean): Field {
  if (typeof part.const === 'string') return { name, widget: 'hidden', default: part.const };
  const hint = wordsOf('hint', form, path);
  // A new language has its own name until the words have one.
  const own = isLocale(name) ? localeInfo[name].name : undefined;
  const label = wordsOf('field', form, path) ?? own ?? say(form.locale, `field.${name}`);
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

export const fieldsOf = (part: Part, form: Form, path = ''): Field[] =>
  Object.entries(part.properties ?? {}).map(([name, inner]) =>
    fieldOf(name, inner, form, below(path, name), part.required?.includes(name) ?? false),
  );

/** The only field of a file that is a list or a record itself. */
export const rootFieldOf = (name: string, part: Part, form: Form): Field => ({
  name,
  label: say(form.locale, `kind.${name}`),
  ...translatable(form),
  ...optionsOf(part, form, ''),
  widget: 'list',
  root: true,
});
