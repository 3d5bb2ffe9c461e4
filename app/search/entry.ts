import type { SceneName } from '../pictures/art/manifest.ts';

export const siteIndexId = 'site-index';

/** The site index has this order. */
export const groups = [
  'places',
  'guide',
  'months',
  'trips',
  'answers',
  'experiences',
  'site',
] as const;
type Group = (typeof groups)[number];

/** The address of a page, without that of its section. */
export const pageOf = (to: string) => to.replace(/#.*/, '');

/** A page, or a section of one. */
export type Entry = {
  group: Group;
  title: string;
  /** The title of a section's page. */
  of?: string;
  scene?: SceneName;
  /** Id of the sight that it is about. */
  sight?: string;
  to: string;
  /** Other names, and words that people ask with. */
  words?: string;
  /** Words that belong to the questions about it and to others: they rank it where the question says more. */
  shared?: string;
};
