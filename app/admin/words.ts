import { localeInfo, type Locale } from '../locales.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import turkish from './words/tr.json' with { type: 'json' };

/* What our forms in the editor say; its own interface comes with it. */

export const adminWords: Record<Locale, Readonly<Record<string, string>>> = {
  en: english,
  tr: turkish,
  ar: arabic,
};

/** Which file of a kind a form is for. */
export type Form = { locale: Locale; kind: string; file: 'facts' | 'words' };

/** @throws {Error} for a text that is missing. */
export function say(locale: Locale, key: string) {
  const text = adminWords[locale][key];
  if (text === undefined) throw new Error(`app/admin/words/${locale}.json has no "${key}"`);
  return text;
}

/** @param at 0 is January. */
export const monthName = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, at),
  );

export const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** `sights.*.text` → text, sights */
const namesIn = (path: string) =>
  path
    .split('.')
    .filter((name) => name !== '*')
    .toReversed();

/** The words for a field: those for its kind or its group, if it has a meaning of its own there. */
export function wordsOfField(what: string, { locale, kind, file }: Form, path: string) {
  const [name = '', group] = namesIn(path);
  const own = group === undefined ? [`${kind}.${name}`, `${file}.${name}`] : [`${group}.${name}`];
  const key = [...own, name].find((one) => Object.hasOwn(adminWords[locale], `${what}.${one}`));
  return key === undefined ? undefined : adminWords[locale][`${what}.${key}`];
}

/** A choice without words is a name, such as that of a licence. */
export const choiceOf = (form: Form, path: string, value: string) => {
  const [name = '', group = ''] = namesIn(path);
  const keys = [`choice.${name}.${value}`, `choice.${group}.${value}`, `choice.${value}`];
  return keys.map((key) => adminWords[form.locale][key]).find(Boolean) ?? value;
};
