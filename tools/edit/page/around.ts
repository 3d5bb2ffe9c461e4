import { createContext } from 'react';
import type { Relations } from './ask.ts';

/** What every field below needs to know, and none is told one by one. */
export type Around = {
  relations: Relations;
  /** What the build says of a field, by its path. */
  said: (path: string) => readonly string[];
  dir?: 'ltr' | 'rtl';
  lang?: string;
};
export const AroundContext = createContext<Around>({ relations: {}, said: () => [] });
