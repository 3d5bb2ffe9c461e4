import { z } from 'zod';
import { problemsOfMessage } from '../../../app/content/message-problems.ts';
import { defaultLocale, inEachLocale, locales } from '../../../app/locales.ts';
import { Refusal } from '../refusal.ts';
import { isWordKey, sayIn } from '../words.ts';
import { jsonIn, type Store } from './store.ts';

/* content/ui: buttons, titles and page descriptions, by the first word of their keys. */

const fileOf = (locale: string) => `ui/${locale}.json`;
const messagesSchema = z.record(z.string(), z.string());

const messagesIn = (content: string) =>
  inEachLocale((locale) => messagesSchema.parse(jsonIn(content, fileOf(locale))));

const isIn = (room: string) => (key: string) => key.startsWith(`${room}.`);

export const texts: Store = {
  files: locales.map(fileOf),
  ids(content) {
    const keys = Object.keys(messagesIn(content)[defaultLocale]);
    return [...new Set(keys.map((key) => key.slice(0, key.indexOf('.'))))];
  },
  titles: () => (room) =>
    inEachLocale((locale) => {
      const key = `texts.${room}`;
      return isWordKey(key) ? sayIn(locale)(key) : room;
    }),
  rows: (content, room) =>
    Object.keys(messagesIn(content)[defaultLocale])
      .filter(isIn(room))
      .map((key) => ({ key })),
  read(content, room) {
    const all = messagesIn(content);
    return {
      words: inEachLocale((locale) => ({
        frontMatter: Object.fromEntries(
          Object.entries(all[locale]).filter(([key]) => isIn(room)(key)),
        ),
        body: '',
      })),
    };
  },
  write(content, room, { words }) {
    const all = messagesIn(content);
    const model = all[defaultLocale];
    return Object.fromEntries(
      locales.map((locale) => {
        const changed = Object.entries(
          messagesSchema.parse(words[locale]?.frontMatter ?? {}),
        ).filter(([key, text]) => isIn(room)(key) && text !== all[locale][key]);
        for (const [key, text] of changed) {
          const wrong = problemsOfMessage(text, model[key] ?? '', locale).length > 0;
          if (wrong || text.trim() === '') throw new Refusal('texts.refused', { text });
        }
        return [fileOf(locale), { ...all[locale], ...Object.fromEntries(changed) }];
      }),
    );
  },
};
