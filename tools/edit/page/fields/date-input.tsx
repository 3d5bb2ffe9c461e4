import { useEffect, useRef, useState } from 'react';
import { readDate } from '../../form/typed/date.ts';
import { useWords } from '../words.tsx';

/** A date of which a part is missing; the schema refuses it, so that a save keeps the one before. */
const unfinished = '-';

type Props = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  value: string;
  onChange: (value: string) => void;
};

/** React would write an unfinished date back as an empty one, so the field keeps its own state. */
export function DateInput({ value, onChange, ...input }: Props) {
  const { t, locale } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  useEffect(() => {
    if (field.current && value !== unfinished) field.current.value = value;
  }, [value]);
  const reading = pasted === '' ? undefined : readDate(locale, pasted);
  const choices = reading && 'ask' in reading ? reading.ask : [];
  const says = () => {
    if (choices.length > 0) return t('typed.which', { typed: pasted });
    if (pasted !== '') return t('typed.date', { typed: pasted });
    return value === unfinished ? t('typed.unfinished') : '';
  };
  const take = (date: string) => {
    setPasted('');
    onChange(date);
  };
  return (
    <>
      <input
        {...input}
        ref={field}
        type="date"
        defaultValue={value === unfinished ? '' : value}
        onChange={({ target }) => take(target.validity.badInput ? unfinished : target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          event.preventDefault();
          const read = readDate(locale, text);
          if (read && 'value' in read) take(read.value);
          else setPasted(text.trim());
        }}
      />
      <div aria-live="polite" className="problem">
        {says() && <p>{says()}</p>}
        {choices.map((choice) => (
          <button key={choice} type="button" onClick={() => take(choice)}>
            {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(choice),
            )}
          </button>
        ))}
      </div>
    </>
  );
}
