import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { classes } from '../ui/classes.ts';
import { TermList } from '../ui/term-list.tsx';
import { AskTrip } from './ask-trip.tsx';
import { Bought } from './bought.tsx';
import { partyPrice } from '../trip/party-price.ts';
import type { Parts } from '../trip/parts.ts';
import sums from './sums.module.css';
import styles from './total.module.css';
import {
  closedInWords,
  notCounted,
  partyInWords,
  rowsOfPrice,
  ruleInWords,
} from '../trip/total-words.ts';
import { journeyOf } from '../trip/trip-legs.ts';
import textStyles from '../ui/text.module.css';

export const Total = memo(function Total(parts: Parts) {
  const { t } = useI18n();
  const { data, trip, legs, words } = parts;
  const price = partyPrice(trip, data.places);
  const { kilometres, flights } = journeyOf(legs);
  const party = partyInWords(parts, t, price);
  const rough = words.rough(price.person);
  const roughParty = party && words.rough(price.all);
  return (
    <section className={styles.total} data-paper="bare whole" aria-labelledby="total-title">
      <h2 id="total-title" className={textStyles.medium}>
        {t('plan.total')}
      </h2>
      {closedInWords(parts, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {price.stays.length > 0 && (
        <div>
          <div className={styles.figure}>
            {t('price.from', { price: words.price(price.person) })}
          </div>
          <p className={textStyles.note}>{t('price.basis', { nights: price.nights })}</p>
          {rough && <p className={textStyles.note}>{rough}</p>}
        </div>
      )}
      {party && (
        <div>
          <div className={styles.figure}>{party}</div>
          {roughParty && <p className={textStyles.note}>{roughParty}</p>}
        </div>
      )}
      <TermList className={classes(sums.rows, styles.rows)} rows={rowsOfPrice(parts, t, price)} />
      {(kilometres > 0 || flights > 0) && (
        <p>
          {[
            flights > 0 && t('plan.flights', { flights }),
            kilometres > 0 && t('plan.journey', { kilometres: words.number(kilometres) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <Bought data={data} trip={trip} />
      <p className={textStyles.note}>{notCounted(parts, t, price)}</p>
      <p className={textStyles.note}>{ruleInWords(parts, t)}</p>
      <AskTrip {...parts} />
      <p className={textStyles.note}>{t('plan.totalNote')}</p>
      <details className={textStyles.note} data-screen-only>
        <summary>{data.priceNote.title}</summary>
        <Prose html={data.priceNote.html} />
      </details>
    </section>
  );
});
