import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { isDay } from '../../days.ts';
import { useServedField } from '../../ui/browser/use-served-field.ts';
import { classes } from '../../ui/classes.ts';
import field from '../../ui/field.module.css';
import stack from '../../ui/stack.module.css';
import { latinDigits } from '../../ui/text/latin-digits.ts';
import textStyles from '../../ui/text.module.css';
import styles from './choices.module.css';

type FieldProps = { id: string; label: string; children: ReactNode };

export const Field = ({ id, label, children }: FieldProps) => (
  <div className={classes(stack.close, styles.field)}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);

/** Reports a choice that was made before hydration. */
function useServedChoice(id: string, onChange: (value: string) => void) {
  const served = useServedField(id);
  const tell = useEffectEvent(() => {
    if (served !== '') onChange(served);
  });
  useEffect(() => tell(), []);
}

type SelectProps = {
  id: string;
  label: string;
  value: string | undefined;
  none: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
};

export function Select({ id, label, value, none, options, onChange }: SelectProps) {
  useServedChoice(id, onChange);
  return (
    <Field id={id} label={label}>
      <select
        className={field.field}
        id={id}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type TypedProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  text: {
    /** What is understood of it, as the trip has it. */
    read: (text: string) => string;
    /** The value as a visitor would type it. */
    write?: (value: string) => string;
    /** A sentence about what is not understood. */
    problem?: (text: string) => string | undefined;
  };
  input: Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'placeholder'>;
  onChange: (text: string) => void;
};

/** Shows the text as it was typed while the trip has what is understood of it. */
export function TypedChoice({ id, label, hint, value, text, input, onChange }: TypedProps) {
  const { read, write, problem } = text;
  const [typed, setTyped] = useState('');
  const change = (next: string) => {
    setTyped(next);
    if (read(next) !== value) onChange(next);
  };
  useServedChoice(id, change);
  const shown = read(typed) === value ? typed : (write?.(value) ?? value);
  const wrong = problem?.(shown);
  return (
    <Field id={id} label={label}>
      <input
        {...input}
        className={field.field}
        id={id}
        type="text"
        autoComplete="off"
        value={shown}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-hint`} role="status" className={classes(textStyles.note, textStyles.measured)}>
        {wrong ?? hint}
      </p>
    </Field>
  );
}

type NumberProps = {
  id: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
};

/** Shows what is typed, an empty field too, until it is left or a button beside it is pressed. */
export function TypedNumber({ id, value, most, onChange }: NumberProps) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const number = Number.parseInt(latinDigits(text), 10);
    return number >= 1 ? Math.min(number, most) : undefined;
  };
  const change = (text: string) => {
    setTyped(text);
    const number = read(text);
    if (number !== undefined && number !== value) onChange(number);
  };
  useServedChoice(id, change);
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed !== undefined && (read(typed) ?? value) === value ? typed : value}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => change(target.value)}
    />
  );
}

type DayProps = {
  id: string;
  value: string | undefined;
  onChange: (day: string) => void;
};

/** While a year is typed the field reports the years 2 and 20, which are not passed on. */
export function DayField({ id, value = '', onChange }: DayProps) {
  const [typed, setTyped] = useState<string>();
  useServedChoice(id, (day) => {
    if (isDay(day)) onChange(day);
  });
  return (
    <input
      className={classes(field.field, styles.day)}
      id={id}
      type="date"
      autoComplete="off"
      min="2026-01-01"
      max="2099-12-31"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const done = target.value === '' || isDay(target.value);
        setTyped(done ? undefined : target.value);
        if (done) onChange(target.value);
      }}
    />
  );
}
