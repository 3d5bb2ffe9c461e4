import { inEachLocale, isLocale, localeInfo } from '../../app/locales.ts';
import { tryOrUndefined } from '../../app/ui/try-or-undefined.ts';
import { kinds } from './kinds.ts';
import { roomOf } from './stores/search.ts';
import { stores } from './stores/stores.ts';
import { type Titles, titlesOf } from './titles.ts';
import { isWordKey, sayIn } from './words.ts';

/** `destinations/ephesus/tr.md` → the entry that it is a part of, if the editor has one. */
export function placeOf(file: string, field = ''): { kind: string; id: string } | undefined {
  const alone = Object.keys(kinds).find((kind) => kinds[kind]?.file === file);
  if (alone !== undefined) return { kind: alone, id: alone };
  const [folder = '', id = ''] = file.split('/');
  if (folder === 'ui') return { kind: 'texts', id: field.split('.')[0] ?? '' };
  if (folder === 'search') return { kind: 'search', id: roomOf(field) };
  return Object.hasOwn(kinds, folder) ? { kind: folder, id } : undefined;
}

/** The title of an entry, or its id while it has none. */
export const titleOf = (content: string, kind: string, id: string): Titles =>
  tryOrUndefined(() => stores[kind]?.titles(content)(id) ?? titlesOf(content, kind, id)) ??
  inEachLocale(() => id);

/** "Destinations › Ephesus › Türkçe"; a file without an entry is called by its name. */
export function whereOf(content: string, file: string, field = ''): Titles {
  const place = placeOf(file, field);
  if (!place) return inEachLocale(() => `content/${file}`);
  const { kind, id } = place;
  const title = id === kind || id === '' ? undefined : titleOf(content, kind, id);
  const language = /(\w+)\.\w+$/.exec(file)?.[1];
  const key = `kind.${kind}`;
  return inEachLocale((locale) =>
    [
      isWordKey(key) ? sayIn(locale)(key) : kind,
      title?.[locale],
      isLocale(language) && localeInfo[language].name,
    ]
      .filter(Boolean)
      .join(' › '),
  );
}
