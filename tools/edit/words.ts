import { type Say as SayOf, sayFrom } from '../words.ts';
import arabic from './words/ar.json' with { type: 'json' };
import english from './words/en.json' with { type: 'json' };
import turkish from './words/tr.json' with { type: 'json' };

/* What the editor says: in the page, and in messages of the server. */

export type { Values } from '../words.ts';

export const editorWords = { en: english, tr: turkish, ar: arabic };

export type WordKey = keyof typeof english;
export type Say = SayOf<WordKey>;

export const isWordKey = (key: string): key is WordKey => Object.hasOwn(english, key);

export const sayIn = sayFrom(editorWords);
