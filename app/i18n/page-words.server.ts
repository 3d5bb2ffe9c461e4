import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { catalogueOf, type PageRoom, roomOfKey } from '../content/messages.server.ts';

/** The interface strings of rooms, for the data of their own pages. */
export const pageWords = (locale: Locale, ...rooms: PageRoom[]) =>
  catalogueOf(
    Object.fromEntries(
      Object.entries(content().messages[locale]).filter(([key]) =>
        rooms.some((room) => room === roomOfKey(key)),
      ),
    ),
  );
