import { useI18n } from '../../i18n/context.tsx';
import { longLeg } from '../../legs/leg.ts';
import { MeansIcon } from '../icons.tsx';
import styles from './leg-line.module.css';
import type { TripLeg } from '../../trip/trip-legs.ts';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes.ts';
import stack from '../../ui/stack.module.css';
import type { Words } from '../../trip/words.ts';

/** `from` and `to` as within a sentence. */
type Props = { leg: TripLeg; words: Words; from: string; to: string };

export function LegLine({ leg, words, from, to }: Props) {
  const { t } = useI18n();
  const towns = words.sentence(t('plan.travel', { from, to }));
  return (
    <div
      className={classes(stack.near, styles.leg)}
      data-by={leg.taken.by}
      data-long={leg.hours >= longLeg || undefined}
    >
      <span className={styles.sign}>
        <MeansIcon by={leg.taken.by} />
      </span>
      <details>
        <summary>
          <strong>{towns}</strong>{' '}
          <span className={classes(textStyles.soft, styles.hours)}>{words.doorToDoor(leg)}</span>
        </summary>
        <ul>
          <li>{leg.taken.text}</li>
          {leg.ways
            .filter((way) => way !== leg.taken)
            .map((way) => (
              <li key={way.text} data-screen-only>
                {way.text}
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}
