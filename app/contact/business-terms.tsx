import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';
import { TermList, type Row } from '../ui/term-list.tsx';
import type { Business } from './business.server.ts';
import styles from './business-terms.module.css';

type Props = { business: Business };

type SectionProps = { id: string; title: string; rows: readonly Row[] };

function TermSection({ id, title, rows }: SectionProps) {
  if (rows.every(([, text]) => !text)) return null;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <TermList className={styles.rows} rows={rows} />
    </section>
  );
}

const asRegistered = (text: string | undefined) => text && <bdi translate="no">{text}</bdi>;

/** What a contract needs, as far as the owner has entered it. */
export function BusinessTerms({ business }: Props) {
  const { t } = useI18n();
  return (
    <>
      <TermSection
        id="terms"
        title={t('business.terms')}
        rows={[
          [t('business.deposit'), business.deposit],
          [t('business.payment'), business.payment],
          [t('price.cancellation'), business.cancellation],
          [t('business.insurance'), business.insurance],
        ]}
      />
      <TermSection
        id="company"
        title={t('business.details')}
        rows={[
          [t('business.company'), asRegistered(business.company)],
          [t('business.tradeRegister'), asRegistered(business.tradeRegister)],
          [t('business.mersis'), asRegistered(business.mersis)],
          [t('business.taxOffice'), asRegistered(business.taxOffice)],
          [t('business.taxNumber'), asRegistered(business.taxNumber)],
        ]}
      />
    </>
  );
}

/** Beside a price: deposit and cancellation decide as much as the price does. */
export function TermsLink({ business }: Props) {
  const { locale, t } = useI18n();
  const { deposit, payment, cancellation, insurance } = business;
  if (!deposit && !payment && !cancellation && !insurance) return null;
  return (
    <p>
      <Link to={`${paths.contact(locale)}#terms`}>{t('business.terms')}</Link>
    </p>
  );
}
