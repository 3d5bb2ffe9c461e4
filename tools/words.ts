import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { localeInfo, type Locale } from '../app/locales.ts';
import { formatters } from '../app/ui/formatters.ts';

export type Values = Record<string, string | number>;
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** ICU messages of a tool, in each language. */
export const sayFrom =
  <Key extends string>(words: Record<Locale, Record<Key, string>>) =>
  (locale: Locale): Say<Key> =>
  (key, values) =>
    format(compile(words[locale][key]), localeInfo[locale].intl, values, { formatters }).toString();

/** What a tool refuses, told by a key of its words. */
export class RefusalOf<Key extends string> extends Error {
  readonly key: Key;
  readonly values: Values | undefined;

  constructor(key: Key, values?: Values) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
