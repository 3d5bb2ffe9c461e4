import type { ComponentProps } from 'react';
import type { Part } from '../../form/part.ts';
import { readNumber, showNumber } from '../../form/typed/number.ts';
import { TypedInput } from './typed-input.tsx';
import { useWords } from '../words.tsx';

const isNumber = (value: unknown): value is number => typeof value === 'number';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'part'> & {
  id: string;
  part: Part;
  value: unknown;
  onChange: (value: unknown) => void;
};

export function NumberInput({ part, ...props }: Props) {
  const { locale } = useWords();
  const integer = part.type === 'integer';
  return (
    <TypedInput
      {...props}
      inputMode={integer ? 'numeric' : 'decimal'}
      dir="ltr"
      isStored={isNumber}
      read={(typed) => readNumber(locale, typed, { ...part, integer })}
      show={(number: number) => showNumber(locale, number)}
      unread="typed.number"
    />
  );
}
