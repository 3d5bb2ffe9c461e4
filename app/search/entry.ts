import type { SceneName } from '../art/manifest.ts';

/** In the order of the page that lists them all; results come in the order of the best. */
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

/** Something that can be found: a page, or a place within one. */
export type Entry = {
  group: Group;
  title: string;
  /** The title of the page that it is a part of; nothing for a page. */
  of?: string;
  /** The picture whose colours it has. */
  scene?: SceneName;
  /** Address, with the section's id. */
  to: string;
  text: string;
  /** What else it is called: in other languages, on signs, by those who ask for it. */
  aka?: readonly string[];
};
