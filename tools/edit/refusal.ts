import type { WordKey, Values } from './words.ts';

/** What the owner is told, put into words by the page in the language of the editor. */
export class Refusal extends Error {
  readonly key: WordKey;
  readonly values: Values | undefined;

  constructor(key: WordKey, values?: Values) {
    super(key);
    this.key = key;
    this.values = values;
  }
}
