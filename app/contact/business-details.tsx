import type { Business } from './business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './business-details.module.css';
import { Licence } from './licence.tsx';

export function BusinessDetails({ business }: { business: Business }) {
  const { t } = useI18n();
  const { telephone, whatsapp, hours, languages, licence, address } = business;
  if (!telephone && !whatsapp && !hours && !languages && !licence && !address) return null;
  return (
    <div role="group" aria-label={t('business.title')}>
      <dl className={styles.details}>
        {telephone && (
          <div>
            <dt>{t('business.telephone')}</dt>
            <dd>
              <a href={`tel:${telephone}`}>
                <bdi dir="ltr" translate="no">
                  {telephone}
                </bdi>
              </a>
            </dd>
          </div>
        )}
        {whatsapp && (
          <div>
            <dt>{t('business.whatsapp')}</dt>
            <dd>
              <a href={`https://wa.me/${whatsapp}`} rel="noopener">
                <bdi dir="ltr" translate="no">
                  +{whatsapp}
                </bdi>
              </a>
            </dd>
          </div>
        )}
        {hours && (
          <div>
            <dt>{t('business.hours')}</dt>
            <dd>{hours}</dd>
          </div>
        )}
        {languages && (
          <div>
            <dt>{t('business.languages')}</dt>
            <dd>{languages}</dd>
          </div>
        )}
        {licence && (
          <div>
            <dt>{t('business.licence')}</dt>
            <dd>
              <Licence business={business} />
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{t('business.address')}</dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
