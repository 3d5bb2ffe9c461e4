import { useI18n } from '../../i18n/context.tsx';
import { Down, Up } from '../icons.tsx';
import styles from './stops.module.css';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';

type Base = { id: string; name: string };

type Props = {
  bases: readonly Base[];
  /** The base of each night. */
  nights: readonly string[];
  /** The stop, from 0. */
  at: number;
  onMove: (from: string, to: string) => void;
};

/** How many nights are at each base; a button moves one to the base before or after it. */
export function StopBases({ bases, nights, at, onMove }: Props) {
  const { t } = useI18n();
  const title = `stop-${at}-bases`;
  return (
    <div className={classes(stack.tight, styles.bases)} role="group" aria-labelledby={title}>
      <p id={title} className={styles.title} data-screen-only>
        {t('plan.sleep')}
      </p>
      <ul role="list">
        {bases.map((base, order) => {
          const count = nights.filter((night) => night === base.id).length;
          const neighbours = [
            { to: bases[order - 1], sign: <Up /> },
            { to: bases[order + 1], sign: <Down /> },
          ];
          return (
            <li key={base.id} data-empty={count === 0 || undefined}>
              <output>{`${base.name}: ${t('plan.nights', { nights: count })}`}</output>
              <span className={styles.buttons}>
                {neighbours.map(
                  ({ to, sign }) =>
                    to && (
                      <button
                        key={to.id}
                        type="button"
                        aria-label={t('plan.moveNight', { from: base.name, to: to.name })}
                        aria-disabled={count === 0}
                        onClick={() => count > 0 && onMove(base.id, to.id)}
                      >
                        {sign}
                        <span>{to.name}</span>
                      </button>
                    ),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
