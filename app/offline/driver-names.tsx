import type { DriverNames as Names } from './driver-names.server.ts';
import { useI18n } from '../i18n/context.tsx';
import disclosure from '../ui/disclosure.module.css';
import { Pin } from '../ui/icons/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './driver-names.module.css';

export function DriverNames({ places }: { places: Names }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="driver-title">
      <h2 id="driver-title">{t('copy.driver')}</h2>
      <p className={styles.lead}>{t('copy.driverLead')}</p>
      <div className={styles.places}>
        {places.map((place) => (
          <details key={place.id} className={styles.place} data-paper="whole">
            <summary className={disclosure.summary}>
              <h3>
                {place.name}
                <bdi lang="tr" translate="no">
                  {place.turkish}
                </bdi>
              </h3>
            </summary>
            <ul role="list">
              {place.sights.map(({ name, turkish, map }) => (
                <li key={turkish}>
                  {name}
                  <bdi lang="tr" translate="no">
                    {turkish}
                  </bdi>
                  {map !== undefined && (
                    <a href={map} rel="noopener noreferrer" data-screen-only>
                      <Pin />
                      <VisuallyHidden>{`${t('map.open')}: ${name}`}</VisuallyHidden>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
