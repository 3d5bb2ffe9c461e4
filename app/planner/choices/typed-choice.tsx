import { useState, type ComponentProps } from 'react';
import field from '../../ui/field.module.css';
import { Field } from './choice-field.tsx';
import { useServedChoice } from './use-served-choice.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';

type Props = {
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
  /** `served`: typed before hydration. */
  onChange: (text: string, served: boolean) => void;
};

/** Shows the text as it was typed while the trip has what is understood of it. */
export function TypedChoice({ id, label, hint, value, text, input, onChange }: Props) {
  const { read, write, problem } = text;
  const [typed, setTyped] = useState('');
  const change = (next: string, served: boolean) => {
    setTyped(next);
    if (read(next) !== value) onChange(next, served);
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
        onChange={({ target }) => change(target.value, false)}
      />
      <p id={`${id}-hint`} role="status" className={classes(textStyles.note, textStyles.measured)}>
        {wrong ?? hint}
      </p>
    </Field>
  );
}
