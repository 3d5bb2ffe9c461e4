import { Minus, Plus } from '../../ui/icons/add-icons.tsx';
import heard from '../../ui/visually-hidden.module.css';
import styles from './stepper.module.css';
import { TypedNumber } from './fields.tsx';

type Props = {
  /** The value, unless it has words. */
  text?: string;
  value: number;
  most: number;
  /** What the buttons do. */
  fewer: string;
  more: string;
  /** Of a field between the buttons, whose label is elsewhere. */
  id?: string;
  onChange: (value: number) => void;
};

/** At a limit a button is `aria-disabled`, not `disabled`, so that it keeps the focus. */
export function Stepper({ value, text = String(value), most, fewer, more, id, onChange }: Props) {
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={fewer}
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <Minus />
      </button>
      {id && <TypedNumber id={id} value={value} most={most} onChange={onChange} />}
      <output className={id && heard.hidden}>{text}</output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= most}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Plus />
      </button>
    </div>
  );
}
