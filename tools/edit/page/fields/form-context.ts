import { createContext, use } from 'react';
import type { Locale } from '../../../../app/locales.ts';
import { wordsOf, wordsOfChoice, type Where } from '../../form/field-words.ts';
import { optionsOfRelation } from '../../form/own-options.ts';
import type { Part } from '../../form/part.ts';
import type { WordKey } from '../../words.ts';
import type { Relations } from '../ask.ts';
import { useWords } from '../words.tsx';

export type FormInfo = Where & {
  relations: Relations;
  /** Of the entry, as they are typed now. */
  facts?: unknown;
  /** Problems of a field, by its path. */
  problemsOf: (path: string) => readonly string[];
  dir?: 'ltr' | 'rtl';
  /** The language of the words; facts have none. */
  lang?: Locale;
};
export const FormContext = createContext<FormInfo>({
  kind: '',
  file: 'facts',
  relations: {},
  problemsOf: () => [],
});

/** Labels, hints and choices of fields, in the language of the editor. */
export function useFieldWords() {
  const { t, locale } = useWords();
  const { kind, file, lang, relations, facts } = use(FormContext);
  const say = (key: WordKey | undefined, otherwise: string) =>
    key === undefined ? otherwise : t(key);
  const inLanguage = (name: string) => {
    if (lang === undefined) return name;
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
    return t('form.inLanguage', { name, language });
  };
  const nameOf = (path: string) =>
    say(wordsOf('field', { kind, file }, path), path.split('.').at(-1) ?? path);
  return {
    /** A field of the words carries its language, unless its group does. */
    labelOf: (path: string) => (path.includes('.') ? nameOf(path) : inLanguage(nameOf(path))),
    /** An item of a list repeats nothing of its list. */
    hintOf: (path: string) =>
      /\.\d+$/.test(path) ? '' : say(wordsOf('hint', { kind, file }, path), ''),
    itemOf: (path: string, at: number) => {
      const name = say(wordsOf('item', { kind, file }, path), nameOf(path));
      return inLanguage(`${name} ${at + 1}`);
    },
    optionsOf: (part: Part, path: string): { id: string; name: string }[] =>
      part.enum
        ? part.enum.map(String).map((id) => ({ id, name: say(wordsOfChoice(path, id), id) }))
        : optionsOfRelation(relations, part.relation ?? '', facts, path).map(({ id, names }) => ({
            id,
            name: names[locale],
          })),
    variantOf: (path: string, value: string) => say(wordsOfChoice(path, value), value),
  };
}
