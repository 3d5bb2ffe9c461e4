import { useState } from 'react';
import { latinDigits } from '../../ui/text/latin-digits.ts';
import { useServedChoice } from './use-served-choice.ts';

type Props = {
  id: string;
  value: number;
  most: number;
  /** `served`: typed before hydration. */
  onChange: (value: number, served: boolean) => void;
};

/** Shows what is typed, an empty field too, until it is left or a button beside it is pressed. */
export function TypedNumber({ id, value, most, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const number = Number.parseInt(latinDigits(text), 10);
    return number >= 1 ? Math.min(number, most) : undefined;
  };
  const change = (text: string, served: boolean) => {
    setTyped(text);
    const number = read(text);
    if (number !== undefined && number !== value) onChange(number, served);
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
      onChange={({ target }) => change(target.value, false)}
    />
  );
}
