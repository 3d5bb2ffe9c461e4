import type { Business } from './business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './business-details.module.css';

export function BusinessDetails({ business }: { business: Business }) {
  const { t } = useI18n();
  const { telephone, whatsapp, licence, address } = business;
  if (!telephone && !whatsapp && !licence && !address) return null;
  return (
    <dl className={styles.details} aria-label={t('business.title')}>
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
      {licence && (
        <div>
          <dt>{t('business.licence')}</dt>
          <dd>
            <bdi>{licence}</bdi>
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
  );
}
