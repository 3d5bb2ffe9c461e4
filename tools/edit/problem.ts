import type { Locale } from '../../app/locales.ts';
import { fieldName } from './form/field-words.ts';
import type { Titles } from './titles.ts';
import type { Say, Values, WordKey } from './words.ts';

/** What the build would refuse; the page and `publish:check` put it into words. */
export type Problem = {
  /** `destinations/ephesus/tr.md` */
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  key: WordKey;
  /** Entries by their titles. */
  values: Record<string, string | number | Titles>;
  /** `destinations/ephesus`; missing if the editor has no form for the file. */
  entry?: string;
  /** What the editor calls the entry, or the file. */
  where: Titles;
};

const inLocale = (values: Problem['values'], locale: Locale): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]),
  );

export const sayProblem = (t: Say, locale: Locale, { key, values }: Problem) =>
  t(key, inLocale(values, locale));

/** Empty for the whole file; texts by key have no other name. */
export function fieldOfProblem(t: Say, { file, entry = '', field }: Problem) {
  const [kind = ''] = entry.split('/');
  if (field === '' || kind === 'texts' || kind === 'search') return field;
  return fieldName(t, { kind, file: file.endsWith('.md') ? 'words' : 'facts' }, field);
}
