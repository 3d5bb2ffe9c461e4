import { content } from '../content/content.server.ts';
import type { Locale } from '../locales.ts';
import { isPlaceId } from './route.ts';

export const getMapPlaces = (locale: Locale) =>
  content().destinations.flatMap(({ id, translations }) =>
    isPlaceId(id) ? [{ id, title: translations[locale].frontMatter.title }] : [],
  );
