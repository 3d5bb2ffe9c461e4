import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { formatPrice } from '../i18n/format.ts';
import { Prose } from '../ui/prose.tsx';
import { Bought } from './bought.tsx';
import { totalOf } from './days.ts';
import type { Parts } from './parts.ts';
import styles from './total.module.css';
import { journeyOf } from './trip-legs.ts';

export const Total = memo(function Total({ data, trip, legs, words }: Parts) {
  const { locale, t } = useI18n();
  const prices = Object.fromEntries(data.places.map(({ id, price }) => [id, price]));
  const { person, all } = totalOf(trip, prices);
  const { kilometres, flights } = journeyOf(legs);
  const people = trip.people ?? 1;
  return (
    <section className={styles.total} aria-labelledby="total-title">
      <h2 id="total-title">{t('plan.total')}</h2>
      <p className={styles.figure}>
        {t('plan.fromPerson', { price: formatPrice(locale, person) })}
      </p>
      {people > 1 && (
        <p className={styles.figure}>
          {t('plan.fromAll', { price: formatPrice(locale, all), people })}
        </p>
      )}
      {(kilometres > 0 || flights > 0) && (
        <p className={styles.journey}>
          {[
            flights > 0 && t('plan.flights', { flights }),
            kilometres > 0 && t('plan.journey', { kilometres: words.number(kilometres) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <Bought data={data} trip={trip} />
      <p className={styles.note}>{t('plan.totalNote')}</p>
      <details className={styles.note}>
        <summary>{data.priceNote.title}</summary>
        <Prose html={data.priceNote.html} />
      </details>
    </section>
  );
});
