import { type FocusEvent, use } from 'react';
import { controlOf } from '../control.ts';
import type { Part } from '../part.ts';
import { FormContext } from './form-context.ts';

type Props = {
  id: string;
  part: Part;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function Input({ id, part, value, onChange }: Props) {
  const { relations, dir, lang } = use(FormContext);
  const shared = {
    id,
    'aria-describedby': `${id}hint`,
    // Typing replaces a template's text.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.value.startsWith('WRITE')) target.select();
    },
  };
  const written = typeof value === 'string' ? value : '';
  const control = controlOf(part);
  if (control === 'long') {
    return (
      <textarea
        {...shared}
        dir={dir ?? 'auto'}
        lang={lang}
        spellCheck
        value={written}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (control === 'number') {
    return (
      <input
        {...shared}
        type="number"
        step={part.type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
      />
    );
  }
  if (control === 'switch') {
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
    );
  }
  if (control === 'fixed') return <input {...shared} readOnly value={String(part.const)} />;
  if (control === 'choice' || control === 'relation') {
    const options = part.enum?.map(String) ?? relations[part.relation ?? ''] ?? [];
    return (
      <select {...shared} value={written} onChange={(event) => onChange(event.target.value)}>
        {!options.includes(written) && <option value={written}>{written || '…'}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type={control === 'date' ? 'date' : 'text'}
      dir={dir ?? 'auto'}
      lang={lang}
      value={written}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
