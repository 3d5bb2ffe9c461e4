import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import type { FromPrice } from './price-of-nights.ts';
import styles from './price.module.css';

export function Price({ price, nights }: FromPrice) {
  const { locale, t } = useI18n();
  return (
    <div>
      <p className={styles.price}>{t('price.from', { price: formatPrice(locale, price) })}</p>
      <small className={styles.basis}>{t('price.basis', { nights })}</small>
    </div>
  );
}
