import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';

/** One page of every kind that is composed in its own way: what is measured and photographed. */
export const templates = {
  home: paths.home,
  destinations: (locale: Locale) => paths.destinations(locale),
  destination: (locale: Locale) => paths.destination(locale, 'cappadocia'),
  experiences: paths.experiences,
  guide: paths.guide,
  article: (locale: Locale) => paths.article(locale, 'istanbul'),
  contact: paths.contact,
  credits: paths.credits,
  'not-found': paths.notFound,
  'destination-not-found': paths.destinationNotFound,
};
export type Template = keyof typeof templates;

export const templateNames = Object.keys(templates).filter(
  (name): name is Template => name in templates,
);
