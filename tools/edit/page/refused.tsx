import { useEffect, useRef } from 'react';
import type { Issue } from './ask.ts';
import { useFieldNames } from './fields/field-names.ts';
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
  const { t } = useWords();
  const nameOf = useFieldNames(kind);
  const say = useIssueWords();
  const focused = useRef<readonly Issue[]>(undefined);
  useEffect(() => {
    const [first] = issues;
    if (first === undefined || focused.current === issues) return;
    focused.current = issues;
    fieldOf(first)?.focus();
  }, [issues]);
  if (issues.length === 0) return null;
  return (
    <div className="refused" role="alert">
      <p>{t('save.refused', { count: issues.length })}</p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.file} ${issue.path} ${issue.key}`}>
            <button type="button" className="link" onClick={() => fieldOf(issue)?.focus()}>
              {t('save.field', { field: nameOf(issue.file, issue.path), says: say(issue) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
