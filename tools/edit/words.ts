import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { formatters } from '../../app/ui/formatters.ts';
import { localeInfo, type Locale } from '../../app/locales.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import turkish from './words/tr.json' with { type: 'json' };

/* What the editor says: in the page, and in messages of the server. */

export const editorWords = { en: english, tr: turkish, ar: arabic };

export type WordKey = keyof typeof english;
export type Values = Record<string, string | number>;
export type Say = (key: WordKey, values?: Values) => string;

export const isWordKey = (key: string): key is WordKey => Object.hasOwn(english, key);

export const sayIn =
  (locale: Locale): Say =>
  (key, values) =>
    format(compile(editorWords[locale][key]), localeInfo[locale].intl, values, {
      formatters,
    }).toString();
