import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { adminWords, wordsOfField } from '../../app/admin/words.ts';
import { decoded, readMarkdown } from '../../app/content/source.ts';
import { isLocale, localeInfo } from '../../app/locales.ts';
import { tryOrUndefined } from '../../app/ui/try-or-undefined.ts';
import { type Language, languages, say } from './say.ts';

/* What people call a file of content/ and its fields. */

const titles = z.object({ title: z.string(), name: z.string(), question: z.string() }).partial();

const titleIn = (root: string, folder: string, language: Language) =>
  tryOrUndefined(() => {
    const isWords = new RegExp(String.raw`\b${language}\.md$`);
    const file = readdirSync(join(root, folder)).find((name) => isWords.test(name)) ?? '';
    const source = decoded(readFileSync(join(root, folder, file)));
    const { title, name, question } = titles.parse(readMarkdown(source).frontMatter);
    return title ?? name ?? question;
  });

/** The title of an entry such as `destinations/ephesus`, if need be in another language, or its id. */
export const titleOf = (root: string, folder: string, language: Language): string =>
  [language, ...languages].map((one) => titleIn(root, folder, one)).find(Boolean) ??
  folder.split('/')[1] ??
  folder;

const kindOf = (file: string) => (file.split('/')[0] ?? file).replace(/\.json$/, '');

/** "Destinations › Ephesus › Türkçe" */
export function placeName(root: string, file: string, language: Language): string {
  const kind = adminWords[language][`kind.${kindOf(file).replace(/^ui$/, 'messages')}`];
  if (kind === undefined) return file;
  const [folder = '', id = '', ...rest] = file.split('/');
  const isEntry = id !== '' && (rest.length > 0 || !id.includes('.'));
  const locale = /(\w+)\.\w+$/.exec(file)?.[1];
  const title = isEntry ? titleOf(root, `${folder}/${id}`, language) : undefined;
  const name = isLocale(locale) ? localeInfo[locale].name : undefined;
  return [kind, title, name].filter(Boolean).join(' › ');
}

/** `tips.2.text` → `Tip 3, Text`; empty for a whole file, and for texts that only their key names. */
export function fieldName(file: string, field: string, language: Language): string {
  const kind = kindOf(file);
  if (field === '' || kind === 'ui' || kind === 'search') return field;
  if (field === 'body') return say(language, 'place.body');
  const part = file.endsWith('.md') ? 'words' : 'facts';
  const wordOf = (what: 'field' | 'item', path: string) =>
    wordsOfField(
      what,
      { locale: language, kind, file: part },
      path.replaceAll(/(?<=^|\.)\d+/g, '*'),
    );
  const name = wordOf('field', field) ?? field.split('.').at(-1) ?? field;
  const [, list = '', at, inside] = /^(.*?)\.?(\d+)(?=\.|$)(.*)$/.exec(field) ?? [];
  if (at === undefined) return name;
  // A file that is a list has the name of its kind.
  const item =
    wordOf('item', list) ?? wordOf('field', list) ?? adminWords[language][`kind.${kind}`];
  const numbered = `${item ?? list} ${Number(at) + 1}`;
  return inside === '' ? numbered : say(language, 'place.within', { item: numbered, name });
}
