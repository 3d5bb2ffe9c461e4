import { isLocale } from '../../../../app/locales.ts';
import { wordsOf, type Where } from '../../form/field-words.ts';
import { useWords } from '../words.tsx';

/** `tips.2.text` of `tr` → `Tip 3, Text (Turkish)`; `file` is `facts` or a language. */
export function useFieldNames(kind: string) {
  const { t, locale } = useWords();
  const nameOf = (where: Where, path: string) => {
    if (path === 'body') return t('form.body');
    const key = wordsOf('field', where, path);
    const name = key ? t(key) : (path.split('.').at(-1) ?? path);
    const [, list = '', number, inside] = /^(.*?)\.(\d+)(\..*)?$/.exec(path) ?? [];
    if (number === undefined) return name;
    const item = wordsOf('item', where, list) ?? wordsOf('field', where, list);
    const numbered = `${item ? t(item) : list} ${Number(number) + 1}`;
    return inside === undefined ? numbered : t('form.within', { item: numbered, name });
  };
  return (file: string, path: string) => {
    const name = nameOf({ kind, file: file === 'facts' ? file : 'words' }, path);
    if (!isLocale(file)) return name;
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(file) ?? file;
    return t('form.inLanguage', { name, language });
  };
}
