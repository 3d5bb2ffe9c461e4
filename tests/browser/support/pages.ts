import { locales, type Locale } from '../../../app/locales.ts';
import { inLocale, paths } from '../../../app/paths.ts';
import { addressOf, templateNames } from '../../../tools/measure/templates.ts';

type Kind = { name: string; path: (locale: Locale) => string; status: 200 | 404 };

/** One page of every kind. */
export const pageKinds: readonly Kind[] = [
  ...templateNames
    .filter((name) => !name.endsWith('not-found'))
    .map((name): Kind => ({ name, path: (locale) => addressOf(name, locale), status: 200 })),
  {
    name: 'destinations by tag',
    path: (locale) => paths.destinations(locale, 'beach'),
    status: 200,
  },
  {
    name: 'a trip in the planner',
    path: (locale) => paths.plan(locale, 'stops=istanbul.3,blacksea.1,cappadocia.1&month=july'),
    status: 200,
  },
  {
    name: 'a comparison',
    path: (locale) => `${paths.compare(locale, ['first-visit', 'green-north'])}&month=may`,
    status: 200,
  },
  { name: 'unknown path', path: (locale) => inLocale('/no-such-page', locale), status: 404 },
  {
    name: 'unknown destination',
    path: (locale) => paths.destination(locale, 'atlantis'),
    status: 404,
  },
];

/** In turns, for what is the same in every language. */
export const languageFor = (index: number): Locale => locales[index % locales.length] ?? 'en';

/** Arabic mirrors the layout, so that it has everything; English and Turkish take turns. */
export const isTurn = (locale: Locale, index: number) =>
  locale === 'ar' || (locale === 'en') === (index % 2 === 0);
