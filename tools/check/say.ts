import { localeInfo } from '../../app/locales.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import turkish from './words/tr.json' with { type: 'json' };

/* Imports no package: take-back.ts runs before any is installed. */

const words = { tr: turkish, ar: arabic, en: english };

/** In the order in which owners read them. */
export const languages = ['tr', 'ar', 'en'] as const;
export type Language = (typeof languages)[number];

export type Values = Readonly<Record<string, string | number>>;

/** Texts are isolated within text from right to left, because most are Latin. */
export function fill(language: Language, sentence: string, values: Values = {}): string {
  const isRtl = localeInfo[language].dir === 'rtl';
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isRtl && typeof value === 'string' ? `\u2068${value}\u2069` : String(value);
  });
}

export const listed = (language: Language, items: readonly string[]) =>
  new Intl.ListFormat(localeInfo[language].intl).format(items);

export const say = (language: Language, key: keyof typeof english, values?: Values) =>
  fill(language, words[language][key], values);

/** Markdown of GitHub, with what people wrote as plain text. */
export const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>|#&~]/g, String.raw`\$&`);

/** The same in each language, one below the other. */
export const inLanguages = (tell: (language: Language) => string) =>
  languages
    .map((one) => `<div lang="${one}" dir="${localeInfo[one].dir}">\n\n${tell(one)}\n\n</div>\n`)
    .join('\n');
