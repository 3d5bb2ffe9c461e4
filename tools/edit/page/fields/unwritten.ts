import { useState } from 'react';
import { isUnwritten, writtenPart } from '../../form/unwritten.ts';
import { useWords } from '../words.tsx';

/** Attributes of a text field; the text of a template is an empty field, and is back when what was typed is deleted. */
export function useUnwritten(value: string, onChange: (text: string) => void) {
  const { t } = useWords();
  const [template] = useState(isUnwritten(value) ? value : '');
  return {
    value: writtenPart(value),
    placeholder: isUnwritten(value) ? t('form.unwritten') : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || template),
  };
}
