import { isLocale } from '../../../../app/locales.ts';
import { fieldName } from '../../form/field-words.ts';
import { useWords } from '../words.tsx';

/** `tips.2.text` of `tr` → `Tip 3, Text (Turkish)`; `file` is `facts` or a language. */
export function useFieldNames(kind: string) {
  const { t, locale } = useWords();
  return (file: string, path: string) => {
    const name = fieldName(t, { kind, file: file === 'facts' ? file : 'words' }, path);
    if (!isLocale(file)) return name;
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(file) ?? file;
    return t('form.inLanguage', { name, language });
  };
}
