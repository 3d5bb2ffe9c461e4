import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Band } from '../pictures/band.tsx';
import { pages } from '../pages.ts';
import disclosure from '../ui/disclosure.module.css';
import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import pill from '../ui/pill.module.css';
import { TextBlock } from '../ui/text-block.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { BlockData } from '../content/blocks.server.ts';
import type { DriverNames as Names } from './driver-names.server.ts';
import { EmergencyCard } from './emergency-card.tsx';
import styles from './take-along-page.module.css';

function DriverNames({ places }: { places: Names }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="driver-title">
      <h2 id="driver-title">{t('copy.driver')}</h2>
      <p className={styles.lead}>{t('copy.driverLead')}</p>
      <div className={styles.names}>
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

type Props = {
  data: Record<'saved' | 'emergency', BlockData> & { places: Names };
  panel?: ReactNode;
};

export function TakeAlongPage({ data: { saved, emergency, places }, panel }: Props) {
  const { locale, t } = useI18n();
  return (
    <Page title={t('takeAlong.title')} lead={t('takeAlong.lead')}>
      <div className={styles.page} data-paper="flow">
        <div className={styles.carry} data-paper="flow">
          <p className={styles.jump} data-screen-only>
            <Link className={pill.pill} to={paths.save(locale)}>
              {t('takeAlong.more')}
            </Link>
          </p>
          <EmergencyCard block={emergency} />
          {places.length > 0 && <DriverNames places={places} />}
          <Band scene={pages.takeAlong.picture} />
        </div>
        <div id="save" className={styles.save}>
          {panel}
          <TextBlock block={saved} />
        </div>
      </div>
    </Page>
  );
}
