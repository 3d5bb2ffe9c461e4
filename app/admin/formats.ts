import { isNumeric, isRow, type Part, rowOf, variantsOf } from './part.ts';

/* JSON files as the repository's formatter leaves them, and as the editor's forms show them. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

const width = 100;
/** Begins the digits of a number, because 12.0 would be read as 12. */
const mark = '\0';
const number = /^-?\d+(?:\.\d+)?$/;
const stringsAndNumbers = /"(?:\\.|[^"\\])*"|-?\d[\d.eE+-]*/g;

const isObject = (value: Json): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isNumber = (value: Json) => typeof value === 'string' && value.startsWith(mark);
const isMore = (value: Json) =>
  value !== null && typeof value === 'object' && Object.keys(value).length > 1;
/** Leaves out marks of Arabic and isolates, which take no column. */
const columns = (line: string) => line.replaceAll(/[\p{Mn}\p{Cf}]/gu, '').length;

const parse = (text: string): Json =>
  JSON.parse(
    text.replaceAll(stringsAndNumbers, (token) =>
      token.startsWith('"') ? token : JSON.stringify(mark + token),
    ),
  );

function onOneLine(value: Json): string {
  if (typeof value === 'string' && isNumber(value)) return value.slice(mark.length);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** @param used Columns of its line that the value does not have. */
function print(value: Json, indent = '', used = 0): string {
  const line = onOneLine(value);
  const isTable = Array.isArray(value) && value.length > 1 && value.every(isMore);
  if (value === null || typeof value !== 'object') return line;
  if (columns(line) + used <= width && !isTable) return line;
  const inner = `${indent}  `;
  const [start, end] = Array.isArray(value) ? '[]' : '{}';
  if (Array.isArray(value) && value.every(isNumber)) {
    return `${start}\n${inner}${line.slice(1, -1)}\n${indent}${end}`;
  }
  const last = Object.keys(value).length - 1;
  const parts = Object.entries(value).map(([key, one], at) => {
    const name = Array.isArray(value) ? inner : `${inner}${JSON.stringify(key)}: `;
    return name + print(one, inner, columns(name) + (at < last ? 1 : 0));
  });
  return `${start}\n${parts.join(',\n')}\n${indent}${end}`;
}

/** Writes the same values in the form that the editor has for them. */
export const rewritten = (text: string) => `${print(parse(text))}\n`;

const marked = (text: string) => (number.test(text) ? mark + text : text);

/** The one of several kinds that has all keys of the value. */
function propertiesOf(part: Part, value: JsonObject) {
  const kinds = variantsOf(part)?.map(({ properties }) => properties ?? {});
  const isWhole = (properties: object) =>
    Object.keys(value).every((key) => Object.hasOwn(properties, key));
  return kinds?.find(isWhole) ?? part.properties ?? {};
}

/** Numbers are text, a row of them is a line, and a record is a list of objects with a `key`. */
function toForm(value: Json, part: Part): Json {
  if (typeof value === 'string') return value.replace(mark, '');
  if (Array.isArray(value)) {
    if (isRow(part)) return value.map((one) => onOneLine(one)).join(' ');
    return value.map((one) => toForm(one, part.items ?? {}));
  }
  if (!isObject(value)) return value;
  const row = rowOf(part);
  const properties = propertiesOf(part, value);
  const entries = Object.entries(value).map(([key, one]): [string, Json] => [
    key,
    toForm(one, row ?? properties[key] ?? {}),
  ]);
  if (!row) return Object.fromEntries(entries);
  return entries.map(([key, one]) => ({ key, ...(isObject(one) ? one : { value: one }) }));
}

function toValues(value: Json, part: Part): Json {
  if (typeof value === 'string') {
    if (isRow(part))
      return value
        .trim()
        .split(/[\s;]+/)
        .map(marked);
    return isNumeric(part) ? marked(value) : value;
  }
  const row = rowOf(part);
  if (Array.isArray(value)) {
    if (!row) return value.map((one) => toValues(one, part.items ?? {}));
    const items = value.filter(isObject);
    return Object.fromEntries(
      items.map(({ key, ...item }) => [key, toValues(item['value'] ?? item, row)]),
    );
  }
  if (!isObject(value)) return value;
  // The editor orders the keys of all kinds together, and the schemas know no `false`.
  const properties = propertiesOf(part, value);
  const keys = [...new Set([...Object.keys(properties), ...Object.keys(value)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const one = value[key] ?? false;
      return one === false ? [] : [[key, toValues(one, properties[key] ?? {})]];
    }),
  );
}

/** A file in its form, and back. */
export const formatOf = (file: Part) => ({
  fromFile: (text: string) => toForm(parse(text), file),
  toFile: (value: Json) => print(toValues(value, file)),
});
