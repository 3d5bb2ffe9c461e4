import { use, type ReactNode } from 'react';
import type { Part } from '../part.ts';
import { FormContext } from './form-context.ts';

export type Props = {
  part: Part;
  name: string;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** `bestTime` → `Best time` */
export const labelOf = (key: string) => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const limits = ({ minLength, maxLength, minItems, maxItems }: Part) => {
  if (maxLength !== undefined) return `${minLength ?? 0}–${maxLength} characters`;
  if (minItems !== undefined && minItems === maxItems) return `exactly ${minItems}`;
  return [minItems && `at least ${minItems}`, maxItems && `at most ${maxItems}`]
    .filter(Boolean)
    .join(', ');
};

export const hintOf = (part: Part) => [part.description, limits(part)].filter(Boolean).join(' · ');

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

export function FieldProblems({ path }: { path: string }) {
  const problems = use(FormContext).problemsOf(path);
  return problems.map((line) => (
    <p key={line} className="problem" role="alert">
      {line}
    </p>
  ));
}

export function Group({
  name,
  path,
  part,
  children,
}: Omit<Props, 'value' | 'onChange'> & { children: ReactNode }) {
  return (
    <fieldset data-field={path}>
      <legend>{name}</legend>
      {hintOf(part) && <p className="hint">{hintOf(part)}</p>}
      <FieldProblems path={path} />
      {children}
    </fieldset>
  );
}
