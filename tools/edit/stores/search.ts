import { z } from 'zod';
import { searchWordsSchema } from '../../../app/content/search-words.ts';
import { inEachLocale, locales } from '../../../app/locales.ts';
import { monthIds, pageRows } from '../../../app/pages.ts';
import { listsOf } from '../lists.ts';
import { titlesOf, type Titles } from '../titles.ts';
import { isWordKey, sayIn } from '../words.ts';
import { jsonIn, type Store } from './store.ts';

/* content/search: words that travellers search for and texts do not have, by address. */

const rooms = ['site', 'destinations', 'trips', 'guide', 'experiences', 'when-to-go'] as const;
const kindOfRoom: Record<string, string> = { 'when-to-go': 'months' };

const fileOf = (locale: string) => `search/${locale}.json`;
const wordsIn = (content: string) =>
  inEachLocale((locale) => searchWordsSchema.parse(jsonIn(content, fileOf(locale))));

export const roomOf = (address: string) =>
  rooms.find((room) => new RegExp(`^/${room}[/#]`).test(address)) ?? 'site';

function entryAddresses(content: string) {
  const site = listsOf(content);
  return [
    ...site.destinations.map((id) => `/destinations/${id}`),
    ...site.trips.map((id) => `/trips/${id}`),
    ...site.guide.map((id) => `/guide/${id}`),
    ...site.answers.map((id) => `/guide#${id}`),
    ...site.experiences.map((id) => `/experiences#${id}`),
    ...monthIds.map((id) => `/when-to-go/${id}`),
    ...pageRows.map(({ path }) => `/${path}`),
  ];
}

const keysOf = (content: string, room: string) => {
  const known = Object.values(wordsIn(content)).flatMap((words) => Object.keys(words));
  return [...new Set([...entryAddresses(content), ...known])].filter(
    (address) => roomOf(address) === room,
  );
};

const messageSchema = z.record(z.string(), z.string());

function pageTitles(content: string, path: string): Titles | undefined {
  const page = pageRows.find((row) => `/${row.path}` === path);
  return (
    page &&
    inEachLocale(
      (locale) =>
        messageSchema.parse(jsonIn(content, `ui/${locale}.json`))[page.label] ?? page.label,
    )
  );
}

function titlesOfEntry(content: string, path: string, anchor: string): Titles | undefined {
  const site = listsOf(content);
  const [, room = '', id = ''] = path.split('/');
  if (room === 'guide' && site.answers.includes(anchor)) {
    return titlesOf(content, 'answers', anchor);
  }
  if (room === 'experiences' && site.experiences.includes(anchor)) {
    return titlesOf(content, 'experiences', anchor);
  }
  if (id === '') return undefined;
  const titles = titlesOf(content, kindOfRoom[room] ?? room, id);
  return anchor === '' ? titles : inEachLocale((locale) => `${titles[locale]} #${anchor}`);
}

const exists = (content: string, path: string) =>
  entryAddresses(content).some((address) => address.split('#')[0] === path) || path === '';

export const search: Store = {
  files: locales.map(fileOf),
  ids: () => rooms,
  titles: () => (room) =>
    inEachLocale((locale) => {
      const key = `search.${room}`;
      return isWordKey(key) ? sayIn(locale)(key) : room;
    }),
  rows: (content, room) =>
    keysOf(content, room).map((key) => {
      const [path = '', anchor = ''] = key.split('#');
      const titles = exists(content, path)
        ? (titlesOfEntry(content, path, anchor) ?? pageTitles(content, path))
        : undefined;
      return { key, ...(titles && { titles }) };
    }),
  read(content, room) {
    const all = wordsIn(content);
    return {
      words: inEachLocale((locale) => ({
        frontMatter: Object.fromEntries(
          keysOf(content, room).map((key) => [key, all[locale][key] ?? '']),
        ),
        body: '',
      })),
    };
  },
  write(content, room, { words }) {
    const all = wordsIn(content);
    const keys = new Set(keysOf(content, room));
    return Object.fromEntries(
      locales.map((locale) => {
        const texts = Object.entries(messageSchema.parse(words[locale]?.frontMatter ?? {})).filter(
          ([key]) => keys.has(key),
        );
        const merged = { ...all[locale], ...Object.fromEntries(texts) };
        const written = Object.entries(merged).filter(([, text]) => text.trim() !== '');
        return [fileOf(locale), Object.fromEntries(written)];
      }),
    );
  },
};
