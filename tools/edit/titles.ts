import { z } from 'zod';
import { inEachLocale, locales, type Locale } from '../../app/locales.ts';
import { folderOf, readEntry } from './entry.ts';

export type Titles = Record<Locale, string>;
/** What a field can be chosen from. */
export type Option = { id: string; names: Titles };

const writtenSchema = z.string().refine((text) => text !== '' && !text.includes('WRITE'));

/** In each language; where one has no title yet, another one's, else the id. */
export function titlesOf(content: string, kind: string, id: string): Titles {
  const { words, facts } = readEntry(folderOf(content, kind, id));
  const found = locales.flatMap((locale) => {
    const { title, name, question } = words[locale]?.frontMatter ?? {};
    const text = [title, name, question].find((one) => writtenSchema.safeParse(one).success);
    return typeof text === 'string' ? [{ locale, text }] : [];
  });
  const ofFacts = writtenSchema.safeParse(facts?.name);
  return inEachLocale(
    (locale) =>
      found.find((one) => one.locale === locale)?.text ??
      found[0]?.text ??
      (ofFacts.success ? ofFacts.data : id),
  );
}
