import { use, type ReactNode } from 'react';
import type { Part } from '../../form/part.ts';
import { writtenPart } from '../../form/unwritten.ts';
import { FormContext, useFieldWords } from './form-context.ts';
import { useWords } from '../words.tsx';

export type Props = {
  part: Part;
  name: string;
  path: string;
  value: unknown;
  /** Whether it may be left out. */
  optional?: boolean;
  onChange: (value: unknown) => void;
};

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** What a field is for, and how much it holds. */
export function useHint({ minLength = 0, maxLength, minItems, maxItems }: Part, path: string) {
  const { t } = useWords();
  const { hintOf } = useFieldWords();
  return (value: unknown) => {
    const limits = () => {
      if (maxLength !== undefined) {
        return t('limit.characters', {
          least: minLength,
          most: maxLength,
          now: writtenPart(textOf(value)).length,
        });
      }
      if (minItems !== undefined && minItems === maxItems) {
        return t('limit.exactly', { count: minItems });
      }
      if (minItems && maxItems) return t('limit.items', { least: minItems, most: maxItems });
      if (minItems) return t('limit.least', { count: minItems });
      return maxItems ? t('limit.most', { count: maxItems }) : '';
    };
    return [hintOf(path), limits()].filter(Boolean).join(' · ');
  };
}

export const problemId = (id: string) => `${id}problem`;

export function FieldProblems({ path, id }: { path: string; id?: string }) {
  const problems = use(FormContext).problemsOf(path);
  if (problems.length === 0) return null;
  return (
    <div id={id && problemId(id)}>
      {problems.map((line) => (
        <p key={line} className="problem">
          {line}
        </p>
      ))}
    </div>
  );
}

export function Group({
  name,
  path,
  part,
  children,
}: Omit<Props, 'value' | 'onChange'> & { children: ReactNode }) {
  const hint = useHint(part, path)(undefined);
  return (
    <fieldset data-field={path}>
      <legend>{name}</legend>
      {hint && <p className="hint">{hint}</p>}
      <FieldProblems path={path} />
      {children}
    </fieldset>
  );
}
