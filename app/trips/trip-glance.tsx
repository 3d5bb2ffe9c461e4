import { useI18n } from '../i18n/context.tsx';
import styles from './trip-glance.module.css';
import type { TripPageData } from './trips.server.ts';
import textStyles from '../ui/text.module.css';

/** Who a trip suits and does not, and how many stairs and hours of travel it has. */
export function TripGlance({ suits, notFor, effort, longestDay, breaks }: TripPageData['glance']) {
  const { t } = useI18n();
  return (
    <section
      id="glance"
      className={styles.glance}
      data-paper="whole"
      aria-labelledby="glance-title"
    >
      <h2 id="glance-title">{t('trips.glance')}</h2>
      <dl>
        <div>
          <dt>{t('trips.suits')}</dt>
          <dd>{suits}</dd>
        </div>
        <div>
          <dt>{t('trips.notFor')}</dt>
          <dd>{notFor}</dd>
        </div>
        <div>
          <dt>{t('trips.effort')}</dt>
          <dd className={textStyles.strong}>{t(`trips.effort.${effort.level}`)}</dd>
          <dd>{effort.words}</dd>
        </div>
        <div>
          <dt>{t('trips.onTheWay')}</dt>
          <dd>{longestDay}</dd>
        </div>
        {breaks.length > 0 && (
          <div>
            <dt>{t('trips.breaks')}</dt>
            {breaks.map(({ name, when }) => (
              <dd key={when}>{t('trips.break', { name, when })}</dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
