import { useI18n } from '../i18n/context.tsx';
import type { Change, Parts } from '../trip/parts.ts';
import { classes } from '../ui/classes.ts';
import disclosure from '../ui/disclosure.module.css';
import textStyles from '../ui/text.module.css';
import { MoreChoices } from './choices/more-choices.tsx';
import type * as plannedParts from './planned.ts';
import styles from './planner.module.css';
import { useFold } from './use-fold.ts';

type Props = {
  /** As drawn, which may be older than `trip`. */
  parts: Parts;
  trip: Parts['trip'];
  planned: typeof plannedParts | undefined;
  onChange: Change;
};

/** What few travellers choose, open where the address has some of it. */
export function More({ parts, trip, planned, onChange }: Props) {
  const { t } = useI18n();
  const { start, end, by, rooms, also, budget } = trip;
  const fold = useFold([start, end, by, rooms, also, budget].some((part) => part !== undefined));
  const some = parts.trip.stops.length > 0;
  return (
    <details className={disclosure.lined} data-paper="bare" data-needs-scripts {...fold}>
      <summary className={disclosure.summary} data-screen-only>
        <h2>{t(some ? 'plan.rest' : 'plan.restOfNone')}</h2>
      </summary>
      <div className={styles.moreParts} data-paper="flow">
        <MoreChoices gateways={parts.data.gateways} trip={trip} onChange={onChange} />
        {some && planned && (
          <>
            <planned.BudgetCard {...parts} trip={trip} onChange={onChange} />
            <planned.TakeAlong {...parts} />
            <p className={classes(textStyles.note, textStyles.measured)}>{t('plan.reckoned')}</p>
          </>
        )}
      </div>
    </details>
  );
}
