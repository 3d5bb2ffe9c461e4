import type { Content } from '../../app/content/collections.server.ts';

/* What an owner wants to know of the content before readers tell them, chapter by chapter. */

export type Finding = {
  /** content/…, from where it can be mended. */
  file: string;
  says: string;
  /** The drawing of the entry it is about. */
  scene?: string;
};

export type Chapter = { title: string; about: string; findings: Finding[] };

/** What the last `npm run photos:check` heard. */
type StoredLinks = {
  date: string;
  wrong: readonly { name: string; problems: readonly string[] }[];
};

export type Known = {
  content: Content;
  /** yyyy-mm-dd */
  today: string;
  /** Scenes that nobody has drawn yet. */
  standIns: ReadonlySet<string>;
  /** Pictures that pages are shared with and that show no words. */
  plainShares: readonly { file: string; scene: string }[];
  links?: StoredLinks | undefined;
};
