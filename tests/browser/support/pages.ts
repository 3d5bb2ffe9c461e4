import { locales, type Locale } from '../../../app/locales.ts';
import { inLocale, paths } from '../../../app/paths.ts';
import { articleWords, destinationWords, say } from './words.ts';

type Kind = {
  path: (locale: Locale) => string;
  /** The page's one heading of the first level. */
  heading: (locale: Locale) => string;
  status?: 404;
};

/** One page of every kind, in every language. */
const kinds: Record<string, Kind> = {
  home: { path: paths.home, heading: (locale) => say(locale, 'hero.headline') },
  destinations: {
    path: (locale) => paths.destinations(locale),
    heading: (locale) => say(locale, 'destinations.title'),
  },
  'destinations by tag': {
    path: (locale) => paths.destinations(locale, 'beach'),
    heading: (locale) => say(locale, 'destinations.title'),
  },
  destination: {
    path: (locale) => paths.destination(locale, 'blacksea'),
    heading: (locale) => destinationWords(locale, 'blacksea').title,
  },
  experiences: {
    path: paths.experiences,
    heading: (locale) => say(locale, 'experiences.title'),
  },
  guide: { path: paths.guide, heading: (locale) => say(locale, 'guide.title') },
  article: {
    path: (locale) => paths.article(locale, 'istanbul'),
    heading: (locale) => articleWords(locale, 'istanbul').title,
  },
  planner: { path: (locale) => paths.plan(locale), heading: (locale) => say(locale, 'plan.title') },
  'a trip': {
    path: (locale) => paths.plan(locale, 'stops=istanbul.3,blacksea.1,cappadocia.1&month=july'),
    heading: (locale) => say(locale, 'plan.title'),
  },
  contact: { path: paths.contact, heading: (locale) => say(locale, 'contact.title') },
  credits: { path: paths.credits, heading: (locale) => say(locale, 'credits.title') },
  'unknown path': {
    path: (locale) => inLocale('/no-such-page', locale),
    heading: (locale) => say(locale, 'notFound.title'),
    status: 404,
  },
  'unknown destination': {
    path: (locale) => paths.destination(locale, 'atlantis'),
    heading: (locale) => say(locale, 'destination.notFound'),
    status: 404,
  },
};

export const pageKinds = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind }));

/** Every language with every kind of page. */
export const everyPage = locales.flatMap((locale) =>
  pageKinds.map(({ name, path, heading, status = 200 }) => ({
    name: `${locale} ${name}`,
    locale,
    path: path(locale),
    heading: heading(locale),
    status,
  })),
);
