import { useI18n } from '../../i18n/context.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { Down, Up } from '../icons.tsx';
import styles from './stops.module.css';

export type StopMove = 'up' | 'down' | 'remove';

/** Ids of elements, for moving the focus. */
export const foldId = (at: number) => `stop-${at}-fold`;
export const buttonId = (move: StopMove, at: number) => `stop-${at}-${move}`;

type Props = {
  /** The name of the place within a sentence. */
  inText: string;
  /** From 0. */
  at: number;
  count: number;
  onMove: (at: number, move: StopMove) => void;
};

const orders = [
  { move: 'up', Sign: Up },
  { move: 'down', Sign: Down },
] as const;
const removal = { move: 'remove', Sign: X } as const;

/** Moves a stop, or removes it. */
export function StopControls({ inText, at, count, onMove }: Props) {
  const { t } = useI18n();
  const moves = count > 1 ? [...orders, removal] : [removal];
  return (
    <div className={styles.buttons} data-screen-only>
      {moves.map(({ move, Sign }) => (
        <button
          key={move}
          type="button"
          id={buttonId(move, at)}
          aria-label={t(`plan.${move}`, { place: inText })}
          disabled={(move === 'up' && at === 0) || (move === 'down' && at === count - 1)}
          onClick={() => onMove(at, move)}
        >
          <Sign />
        </button>
      ))}
    </div>
  );
}
