import type { Values, WordKey } from '../../edit/words.ts';

type NameOf<Key> = Key extends `check.${infer Name}` ? Name : never;
/** Of the words `check.<name>`, what is wrong, and `mend.<name>`, what to do about it. */
export type CheckName = NameOf<WordKey>;

export type Finding = {
  name: CheckName;
  /** Address of the page that shows it. */
  page: string;
  values?: Values;
  /** Text of `content/` that leads to the entry to mend; without it, that is the page's own. */
  written?: string;
};
