import { use } from 'react';
import { controlOf } from '../../form/control.ts';
import type { Part } from '../../form/part.ts';
import { readTelephone, readWhatsApp } from '../../form/typed/telephone.ts';
import { DateInput } from './date-input.tsx';
import { FormContext, useFieldWords } from './form-context.ts';
import { problemId, textOf } from './group.tsx';
import { NumberInput } from './number-input.tsx';
import { pastePlain } from './paste.ts';
import { TypedInput } from './typed-input.tsx';
import { useUnwritten } from './unwritten.ts';
import { useWords } from '../words.tsx';

type Props = {
  id: string;
  path: string;
  part: Part;
  value: unknown;
  optional: boolean | undefined;
  onChange: (value: unknown) => void;
};

const readers = { telephone: readTelephone, whatsapp: readWhatsApp };

const isReadBy =
  (read: (typed: string) => ReturnType<typeof readTelephone>) =>
  (value: unknown): value is string => {
    const reading = typeof value === 'string' ? read(value) : undefined;
    return reading !== undefined && 'value' in reading && reading.value === value;
  };

/* oxlint-disable-next-line complexity -- one branch for each control */
export function Input({ id, path, part, value, optional, onChange }: Props) {
  const { dir, lang, problemsOf } = use(FormContext);
  const { t } = useWords();
  const { optionsOf } = useFieldWords();
  const hasProblem = problemsOf(path).length > 0;
  const shared = {
    id,
    'aria-describedby': hasProblem ? `${id}hint ${problemId(id)}` : `${id}hint`,
    'aria-invalid': hasProblem,
  };
  const written = textOf(value);
  const text = useUnwritten(written, onChange);
  const control = controlOf(part);
  if (control === 'long') {
    return (
      <textarea
        {...shared}
        dir={dir ?? 'auto'}
        lang={lang}
        spellCheck
        {...text}
        onPaste={(event) => pastePlain(event, 'several')}
      />
    );
  }
  if (control === 'number') {
    return <NumberInput {...shared} part={part} value={value} onChange={onChange} />;
  }
  if (control === 'date') return <DateInput {...shared} value={written} onChange={onChange} />;
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
  if (control === 'choice' || control === 'relation') {
    const options = optionsOf(part, path);
    return (
      <select {...shared} value={written} onChange={(event) => onChange(event.target.value)}>
        {(optional || written === '') && <option value="">{t('choice.nothing')}</option>}
        {written !== '' && options.every((option) => option.id !== written) && (
          <option value={written}>{written}</option>
        )}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    );
  }
  if (part.reads) {
    const read = readers[part.reads];
    return (
      <TypedInput
        {...shared}
        inputMode="tel"
        dir="ltr"
        value={value}
        onChange={onChange}
        isStored={isReadBy(read)}
        read={read}
        show={(number: string) => number}
        unread="typed.telephone"
      />
    );
  }
  return (
    <input
      {...shared}
      type="text"
      dir={dir ?? 'auto'}
      lang={lang}
      {...text}
      onPaste={(event) => pastePlain(event, 'one')}
    />
  );
}
