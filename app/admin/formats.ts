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
/** Without marks of Arabic and isolates, which take no column. */
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

/** The same values, in the form in which the editor writes them. */
export const rewritten = (text: string) => `${print(parse(text))}\n`;

const marked = (text: string) => (number.test(text) ? mark + text : text);

/** Without switches that are off: the schemas know `true` or nothing. */
const mapped = (object: JsonObject, change: (one: Json, key: string) => Json) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, one]) =>
      one === false ? [] : [[key, change(one, key)]],
    ),
  );

/** Where a file has numbers, rows of them, records, and objects of several kinds with their keys; `*` is any item or key. */
export type Shape = Readonly<Record<'numbers' | 'rows' | 'records', readonly string[]>> & {
  readonly kinds: Readonly<Record<string, readonly (readonly string[])[]>>;
};

export const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** In a form numbers are text, a row of them a line, and a record is a list of objects with a `key`. */
export function formatOf({ numbers, rows, records, kinds }: Shape) {
  function toForm(value: Json, path = ''): Json {
    if (typeof value === 'string') return value.replace(mark, '');
    if (Array.isArray(value)) {
      if (rows.includes(path)) return value.map((one) => onOneLine(one)).join(' ');
      return value.map((one) => toForm(one, below(path, '*')));
    }
    if (!isObject(value)) return value;
    if (!records.includes(path)) return mapped(value, (one, key) => toForm(one, below(path, key)));
    return Object.entries(value).map(([key, one]) => {
      const item = toForm(one, below(path, '*'));
      return { key, ...(isObject(item) ? item : { value: item }) };
    });
  }
  function toValues(value: Json, path = ''): Json {
    if (typeof value === 'string') {
      if (rows.includes(path))
        return value
          .trim()
          .split(/[\s;]+/)
          .map(marked);
      return numbers.includes(path) ? marked(value) : value;
    }
    if (isObject(value)) {
      // The editor orders the keys of all kinds together.
      const keys = kinds[path]?.find((kind) =>
        Object.keys(value).every((key) => kind.includes(key)),
      );
      const order = keys?.filter((key) => Object.hasOwn(value, key)) ?? Object.keys(value);
      const sorted = Object.fromEntries(order.map((key) => [key, value[key] ?? null]));
      return mapped(sorted, (one, key) => toValues(one, below(path, key)));
    }
    if (!Array.isArray(value)) return value;
    if (!records.includes(path)) return value.map((one) => toValues(one, below(path, '*')));
    const pairs = value.filter(isObject).map(({ key, ...item }) => [key, item['value'] ?? item]);
    return mapped(Object.fromEntries(pairs), (one) => toValues(one, below(path, '*')));
  }
  return {
    fromFile: (text: string) => toForm(parse(text)),
    toFile: (value: Json) => print(toValues(value)),
  };
}
