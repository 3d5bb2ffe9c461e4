import type { ReactNode } from 'react';
import styles from './stepper.module.css';

type Side = { label: string; sign: ReactNode };

type Props = {
  text: string;
  value: number;
  most: number;
  fewer: Side;
  more: Side;
  onChange: (value: number) => void;
};

/** At a limit a button is `aria-disabled`, not `disabled`, so that it keeps the focus. */
export function Stepper({ text, value, most, fewer, more, onChange }: Props) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={fewer.label}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        {fewer.sign}
      </button>
      <output>{text}</output>
      <button
        type="button"
        aria-label={more.label}
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        {more.sign}
      </button>
    </div>
  );
}
