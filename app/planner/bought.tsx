import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import { TermList } from '../ui/term-list.tsx';
import { tripBuys, type TripBuys } from '../trip/buys.ts';
import type { Parts } from '../trip/parts.ts';
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
  return (
    <TermList
      className={styles.bought}
      rows={[
        [t('price.included'), named(buys.included)],
        [t('price.excluded'), named(buys.excluded)],
      ]}
    />
  );
}
