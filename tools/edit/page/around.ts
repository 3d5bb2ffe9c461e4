import { createContext } from 'react';
import type { Relations } from './ask.ts';

export type Around = {
  relations: Relations;
  /** Problems of a field, by its path. */
  said: (path: string) => readonly string[];
  dir?: 'ltr' | 'rtl';
  lang?: string;
};
export const AroundContext = createContext<Around>({ relations: {}, said: () => [] });
