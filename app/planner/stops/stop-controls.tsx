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

/** Moves a stop, or removes it. */
export function StopControls({ inText, at, count, onMove }: Props) {
  const { t } = useI18n();
  const name = { place: inText };
  return (
    <div className={styles.order} data-screen-only>
      {count > 1 && (
        <>
          <button
            type="button"
            id={buttonId('up', at)}
            aria-label={t('plan.up', name)}
            disabled={at === 0}
            onClick={() => onMove(at, 'up')}
          >
            <Up />
          </button>
          <button
            type="button"
            id={buttonId('down', at)}
            aria-label={t('plan.down', name)}
            disabled={at === count - 1}
            onClick={() => onMove(at, 'down')}
          >
            <Down />
          </button>
        </>
      )}
      <button
        type="button"
        id={buttonId('remove', at)}
        aria-label={t('plan.remove', name)}
        onClick={() => onMove(at, 'remove')}
      >
        <X />
      </button>
    </div>
  );
}
