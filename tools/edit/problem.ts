import type { Fault } from '../../app/content/source.ts';
import type { Values, WordKey } from './words.ts';

export type Problem = {
  /** `destinations/ephesus/tr.md` */
  file: string;
  /** `tips.2.text`; empty for the whole file. */
  field: string;
  says: string;
  /** In the words of the editor, instead of `says`. */
  key?: WordKey;
  values?: Values;
  /** If the file cannot be read. */
  fault?: Fault;
  /** Entries that are not checked before this one is mended. */
  waiting?: string[];
};
