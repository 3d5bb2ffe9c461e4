import { useI18n } from '../../i18n/context.tsx';
import type { Departure } from './departures.server.ts';
import row from '../../ui/row.module.css';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './departure-dates.module.css';

type Props = { departures: readonly Pick<Departure, 'id' | 'start' | 'dates'>[] };

/** The dates without prices, for a card. */
export function DepartureDates({ departures }: Props) {
  const { t } = useI18n();
  if (departures.length === 0) return null;
  return (
    <div className={classes(stack.tight, styles.dates)} data-until={departures.at(-1)?.start}>
      <p className={textStyles.strong}>{t('departures.title')}</p>
      <ul role="list" className={row.links}>
        {departures.map(({ id, start, dates }) => (
          <li key={id} data-until={start}>
            <time dateTime={start}>{dates}</time>
          </li>
        ))}
      </ul>
    </div>
  );
}
