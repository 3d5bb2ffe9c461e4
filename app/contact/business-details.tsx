import type { Business } from './business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { TermList, type Row } from '../ui/term-list.tsx';
import { WrittenLink } from '../ui/written-link.tsx';
import styles from './business-details.module.css';
import { whatsappAddress } from './inquiry.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';

/** With a link to where it can be verified, if the owner has entered one. */
export function Licence({ business: { licence, licencePage } }: { business: Business }) {
  const number = <bdi translate="no">{licence}</bdi>;
  if (!licencePage) return number;
  return (
    <a href={licencePage} rel="noopener">
      {number}
    </a>
  );
}

export function BusinessDetails({ business }: { business: Business }) {
  const { t } = useI18n();
  const { telephone, whatsapp, hours, languages, licence, address } = business;
  const rows: readonly Row[] = [
    [
      t('business.telephone'),
      telephone && <WrittenLink href={`tel:${telephone}`}>{telephone}</WrittenLink>,
    ],
    [
      t('business.whatsapp'),
      whatsapp && (
        <WrittenLink href={whatsappAddress(whatsapp, '')} rel="noopener">
          {`+${whatsapp}`}
        </WrittenLink>
      ),
    ],
    [t('business.hours'), hours],
    [t('business.languages'), languages],
    [t('business.licence'), licence && <Licence business={business} />],
    [t('business.address'), address],
  ];
  if (rows.every(([, text]) => !text)) return null;
  return (
    <div role="group" aria-label={t('business.title')}>
      <TermList className={classes(stack.close, styles.details)} rows={rows} />
    </div>
  );
}
