import { RefusalOf, sayFrom } from '../words.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import turkish from './words/tr.json' with { type: 'json' };

type WordKey = keyof typeof english;

export const sayIn = sayFrom({ en: english, tr: turkish, ar: arabic });

/** Put into words in the language of the page. */
export class Refusal extends RefusalOf<WordKey> {}
