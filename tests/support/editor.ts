import { type Locale } from '../../app/locales.ts';
import { wordsOf } from '../../tools/edit/form/field-words.ts';
import { sayIn, type Values, type WordKey } from '../../tools/edit/words.ts';

/** What the editor calls things, in one of its languages. */
export function editorIn(locale: Locale, kind: string) {
  const t = sayIn(locale);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const inLanguage = (name: string, words: Locale | undefined) =>
    words ? t('form.inLanguage', { name, language: languages.of(words) ?? words }) : name;
  const said = (what: 'field' | 'item', path: string, words: Locale | undefined) => {
    const file = words ? 'words' : 'facts';
    const key = wordsOf(what, { kind, file }, path) ?? wordsOf('field', { kind, file }, path);
    if (!key) throw new Error(`The editor has no words for ${path}`);
    return t(key);
  };
  return {
    say: (key: WordKey, values?: Values) => t(key, values),
    /** A field of the facts, or of the words of a language. */
    field: (path: string, words?: Locale) =>
      inLanguage(said('field', path, words), path.includes('.') ? undefined : words),
    /** An item of a list, counted from 1. */
    item: (path: string, number: number, words?: Locale) =>
      inLanguage(`${said('item', path, words)} ${number}`, words),
  };
}
