import { useEffect, useRef } from 'react';
import { wordsOf } from '../field-words.ts';
import type { Issue } from './ask.ts';
import { useWords } from './words.tsx';

/** The field of an issue, or the group around it. */
function fieldOf({ file, path }: Issue): HTMLElement | undefined {
  const names = path.split('.');
  for (let length = names.length; length > 0; length--) {
    const field = JSON.stringify(names.slice(0, length).join('.'));
    const found = document.querySelector(`[data-file=${file}] [data-field=${field}]`);
    const control = found?.querySelector('input, textarea, select, button');
    if (control instanceof HTMLElement) return control;
  }
  return undefined;
}

export const useIssueWords = () => {
  const { t } = useWords();
  return ({ key, values }: Issue) => t(key, values);
};

/** What a save was refused for; the first field gets the focus. */
export function Refused({ kind, issues }: { kind: string; issues: readonly Issue[] }) {
  const { t, locale } = useWords();
  const say = useIssueWords();
  const focused = useRef<readonly Issue[]>(undefined);
  useEffect(() => {
    const [first] = issues;
    if (first === undefined || focused.current === issues) return;
    focused.current = issues;
    fieldOf(first)?.focus();
  }, [issues]);
  if (issues.length === 0) return null;
  const nameOf = ({ file, path }: Issue) => {
    const key = wordsOf('field', { kind, file: file === 'facts' ? file : 'words' }, path);
    const name = path === 'body' ? t('form.body') : key ? t(key) : path;
    if (file === 'facts') return name;
    const language = new Intl.DisplayNames(locale, { type: 'language' }).of(file) ?? file;
    return t('form.inLanguage', { name, language });
  };
  return (
    <div className="refused" role="alert">
      <p>{t('save.refused', { count: issues.length })}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.file} ${issue.path} ${issue.key}`}>
            <button type="button" className="link" onClick={() => fieldOf(issue)?.focus()}>
              {t('save.field', { field: nameOf(issue), says: say(issue) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
