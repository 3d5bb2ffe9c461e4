import { Link } from '../ui/link.tsx';
import { capitalized } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Plus } from '../ui/icons/add-icons.tsx';
import { Check } from '../ui/icons/icons.tsx';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import heard from '../ui/visually-hidden.module.css';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './add-to-trip.module.css';
import { mostStops, withStop } from '../trip/query-stops.ts';

type Props = {
  place: string;
  /** The name of the place within a sentence. */
  inText: string;
  /** Of the price beside it. */
  nights: number;
  /** One word, for cards. */
  small?: boolean;
};

/** Without scripts a plain link to the planner; `add-to-trip.client.ts` answers the press. A place in the trip leads to the trip. */
export function AddToTrip({ place, inText, nights, small = false }: Props) {
  const { locale, t } = useI18n();
  const said = capitalized(locale, t('trip.added', { place: inText }));
  return (
    <div className={styles.add} data-adds={place} data-nights={nights} data-screen-only>
      <Link
        className={classes(styles.state, small ? styles.sign : pill.pill)}
        to={paths.plan(locale, withStop('', { place, nights }))}
        data-add=""
        data-astro-prefetch="false"
      >
        <span className={styles.out}>
          {small ? (
            <>
              <span className={styles.plus} aria-hidden="true">
                <Plus />
                <span>{t('trip.addShort')}</span>
              </span>
              <VisuallyHidden>{t('trip.addPlace', { place: inText })}</VisuallyHidden>
            </>
          ) : (
            t('trip.add')
          )}
        </span>
        <span className={styles.in} data-needs-scripts>
          {small ? (
            <>
              <Check />
              <VisuallyHidden>{said}</VisuallyHidden>
            </>
          ) : (
            t('trip.see')
          )}
        </span>
      </Link>
      <div role="status">
        <p className={heard.hidden} data-added="" hidden>
          {said}
        </p>
        <p className={styles.full} data-full="" hidden>
          {t('plan.full', { most: mostStops })}
        </p>
      </div>
    </div>
  );
}
