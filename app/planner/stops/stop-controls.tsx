import { useI18n } from '../../i18n/context.tsx';
import { Minus, Plus } from '../../ui/icons/add-icons.tsx';
import { X } from '../../ui/icons/icons.tsx';
import { Down, Up } from '../icons.tsx';
import { Stepper } from '../choices/stepper.tsx';
import styles from './stops.module.css';
import { tripLimits } from '../../trip/trip.ts';

export type StopChange =
  | { what: 'up' | 'down' | 'remove' }
  | { what: 'nights'; nights: number }
  /** A night, from one base to another. */
  | { what: 'move'; from: string; to: string };

/** An element's id, for moving the focus. */
export const buttonId = (what: 'up' | 'down' | 'remove', at: number) => `stop-${at}-${what}`;

type Props = {
  /** The name of the place within a sentence. */
  inText: string;
  nights: number;
  /** From 0. */
  at: number;
  count: number;
  onChange: (at: number, change: StopChange) => void;
};

export function StopControls({ inText, nights, at, count, onChange }: Props) {
  const { t } = useI18n();
  const name = { place: inText };
  return (
    <>
      <Stepper
        text={t('plan.nights', { nights })}
        fewer={{ label: t('plan.fewer', name), sign: <Minus /> }}
        more={{ label: t('plan.more', name), sign: <Plus /> }}
        value={nights}
        most={tripLimits.nights}
        onChange={(next) => onChange(at, { what: 'nights', nights: next })}
      />
      <div className={styles.order}>
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
    </>
  );
}
