import { latinDigits } from './latin-digits.ts';

/* Queries as links bring them: mail programs escape and encode them again, and text around a link is glued to it. */

/** A field of a query: `text` as it was written, `value` as it is read. */
export type LinkField = { name: string; text: string; value: string };

/** Full-width and Arabic digits become ASCII, all dashes `-`; invisible characters are removed. */
const plain = (text: string) =>
  latinDigits(text.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '');

/** A value without the brackets, quotation marks and full stops around it. */
export const withoutGlue = (text: string) =>
  text.replace(/^[\p{Ps}\p{Pi}\p{Pf}\p{Z}"'`*_<]+/u, '').replace(/[\p{P}\p{S}\p{Z}\p{C}]+$/u, '');

/** Decodes a query that was encoded as a whole or more than once. */
function entriesOf(query: string, depth = 3): [name: string, value: string][] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const entry = value === '' ? name : `${name}=${value}`;
    const isEncoded = name.includes('=') || /&(?:amp;)*\w+=|%[\da-f]{2}/i.test(entry);
    if (!isEncoded || depth === 0) return [[name, value] as const];
    // Other ampersands belong to the value.
    return entriesOf(entry.replaceAll(/&(?!(?:amp;)*\w+=)/g, '%26'), depth - 1);
  });
}

/** The fields of a query in their order; names are in lower case. */
export function linkFields(query: string): LinkField[] {
  return entriesOf(query).map(([name, value]) => ({
    // `&amp;` before it.
    name: withoutGlue(
      plain(name)
        .toLowerCase()
        .replace(/^(?:amp;)+/, ''),
    ),
    text: value,
    value: withoutGlue(plain(value)),
  }));
}

/** The first value of a field; empty if it is missing. */
export const linkValue = (query: string, name: string) =>
  linkFields(query).find((field) => field.name === name)?.value ?? '';
