import { useI18n } from '../../i18n/context.tsx';
import { longLeg } from '../../legs/leg.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MeansIcon } from '../icons.tsx';
import styles from './leg-line.module.css';
import type { TripLeg } from '../../trip/trip-legs.ts';
import type { Words } from '../../trip/words.ts';
import textStyles from '../../ui/text.module.css';

/** `from` and `to` as within a sentence. */
type Props = { leg: TripLeg; words: Words; from: string; to: string };

export function LegLine({ leg, words, from, to }: Props) {
  const { t } = useI18n();
  const towns = words.sentence(t('plan.travel', { from, to }));
  const others = leg.ways.filter((way) => way !== leg.taken);
  return (
    <div
      className={styles.leg}
      data-by={leg.taken.by}
      data-long={leg.hours >= longLeg || undefined}
    >
      <span className={styles.sign}>
        <MeansIcon by={leg.taken.by} />
      </span>
      <div>
        <p>
          <strong>{t('plan.travel', { from, to })}</strong>{' '}
          <span className={styles.hours}>{words.doorToDoor(leg)}</span>
        </p>
        <p className={textStyles.soft}>{leg.taken.text}</p>
        {others.length > 0 && (
          <details className={styles.others} data-screen-only>
            <summary>
              {t('plan.otherWays')}
              <VisuallyHidden>{`: ${towns}`}</VisuallyHidden>
            </summary>
            <ul>
              {others.map((way) => (
                <li key={way.text}>{way.text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
