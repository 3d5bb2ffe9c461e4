import { createContext } from 'react';
import type { Relations } from './ask.ts';

export type FormInfo = {
  relations: Relations;
  /** Problems of a field, by its path. */
  problemsOf: (path: string) => readonly string[];
  dir?: 'ltr' | 'rtl';
  lang?: string;
};
export const FormContext = createContext<FormInfo>({ relations: {}, problemsOf: () => [] });
