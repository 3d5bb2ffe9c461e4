import { RefusalOf } from '../words.ts';
import type { WordKey } from './words.ts';

/** What the owner is told, put into words by the page in the language of the editor. */
export class Refusal extends RefusalOf<WordKey> {}
