import { useI18n } from '../../i18n/context.tsx';
import { tripLimits } from '../../trip/trip.ts';
import { X } from '../../ui/icons/icons.tsx';
import { Stepper } from '../choices/stepper.tsx';
import { Down, Up } from '../icons.tsx';
import styles from './stops.module.css';

export type StopChange =
  | { what: 'up' | 'down' | 'remove' }
  | { what: 'nights'; nights: number }
  /** A night, from one base to another. */
  | { what: 'move'; from: string; to: string };

/** Ids of elements, for moving the focus. */
export const foldId = (at: number) => `stop-${at}-fold`;
export const buttonId = (what: 'up' | 'down' | 'remove', at: number) => `stop-${at}-${what}`;

type Props = {
  /** The name of the place within a sentence. */
  inText: string;
  /** From 0. */
  at: number;
  count: number;
  onChange: (at: number, change: StopChange) => void;
};

type NightsProps = Omit<Props, 'count'> & { nights: number };

export function Nights({ inText, nights, at, onChange }: NightsProps) {
  const { t } = useI18n();
  const name = { place: inText };
  return (
    <div className={styles.nights} data-screen-only>
      <Stepper
        text={t('plan.nights', { nights })}
        fewer={t('plan.fewer', name)}
        more={t('plan.more', name)}
        value={nights}
        most={tripLimits.nights}
        onChange={(next) => onChange(at, { what: 'nights', nights: next })}
      />
    </div>
  );
}

/** Moves a stop, or removes it. */
export function StopControls({ inText, at, count, onChange }: Props) {
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
            onClick={() => onChange(at, { what: 'up' })}
          >
            <Up />
          </button>
          <button
            type="button"
            id={buttonId('down', at)}
            aria-label={t('plan.down', name)}
            disabled={at === count - 1}
            onClick={() => onChange(at, { what: 'down' })}
          >
            <Down />
          </button>
        </>
      )}
      <button
        type="button"
        id={buttonId('remove', at)}
        aria-label={t('plan.remove', name)}
        onClick={() => onChange(at, { what: 'remove' })}
      >
        <X />
      </button>
    </div>
  );
}
