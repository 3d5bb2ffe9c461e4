import { useI18n } from '../i18n/context.tsx';
import { formatList, formatPrice } from '../i18n/format.ts';
import { TermList } from '../ui/term-list.tsx';
import { tripBuys, type TripBuys } from './buys.ts';
import { nightsOf } from './days.ts';
import type { Parts } from './parts.ts';
import styles from './total.module.css';

export function Bought({ data, trip }: Pick<Parts, 'data' | 'trip'>) {
  const { locale, t } = useI18n();
  const buys = tripBuys(trip, data.places);
  if (!buys) return null;
  const named = (extras: TripBuys['included']) =>
    formatList(
      locale,
      extras.map((one) => t(`extra.${one}`)),
    );
  const alone = (trip.people ?? 1) === 1 && buys.single > 0;
  return (
    <TermList
      className={styles.bought}
      rows={[
        [t('price.length'), t('plan.covered', { covered: buys.nights, nights: nightsOf(trip) })],
        [t('price.included'), named(buys.included)],
        [t('price.excluded'), named(buys.excluded)],
        [
          t('price.single'),
          alone && t('price.singleMore', { price: formatPrice(locale, buys.single) }),
        ],
      ]}
    />
  );
}
