import type { Content } from '../../app/content/collections.server.ts';

export type Finding = {
  file: string;
  says: string;
  scene?: string;
};

export type Chapter = { title: string; about: string; findings: Finding[] };

type StoredLinks = {
  date: string;
  wrong: readonly { name: string; problems: readonly string[] }[];
};

export type Known = {
  content: Content;
  /** yyyy-mm-dd */
  today: string;
  /** Scenes with a placeholder picture. */
  standIns: ReadonlySet<string>;
  /** Share pictures without words. */
  plainShares: readonly { file: string; scene: string }[];
  links?: StoredLinks | undefined;
};
