import { formatPrice } from '../i18n/format.ts';
import { useI18n } from '../i18n/context.tsx';
import price from '../ui/price.module.css';

export function Price({ dollars }: { dollars: number }) {
  const { locale, t } = useI18n();
  return <p className={price.price}>{t('price.from', { price: formatPrice(locale, dollars) })}</p>;
}
