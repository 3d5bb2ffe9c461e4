import { useI18n } from '../i18n/context.tsx';
import type { RoughValues } from './other-money.ts';
import type { FromPrice } from './price-of-nights.ts';
import { priceInWords } from './price-words.ts';
import styles from './price.module.css';

type Props = FromPrice & { rough?: RoughValues | undefined };

export function Price({ price, nights, rough }: Props) {
  const { locale, t } = useI18n();
  const { from, basis } = priceInWords(locale, t, { price, nights });
  return (
    <div>
      <p className={styles.price}>{from}</p>
      <small className={styles.basis}>{basis}</small>
      {rough && <small className={styles.basis}>{t('price.rough', rough)}</small>}
    </div>
  );
}
