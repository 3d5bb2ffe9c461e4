import { memo, type ComponentType } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { Prose } from '../ui/prose.tsx';
import { classes } from '../ui/classes.ts';
import { TermList } from '../ui/term-list.tsx';
import { paths } from '../paths.ts';
import { alike } from '../trip/alike.ts';
import { monthOfTrip } from '../trip/dates.ts';
import { writeTrip } from '../trip/trip.ts';
import { Link } from '../ui/link.tsx';
import link from '../ui/link-button.module.css';
import { AskTrip } from './ask-trip.tsx';
import { offerOfParts, plannedPrice, closedInWords } from '../trip/planned-price.ts';
import type { Parts } from '../trip/parts.ts';
import sums from './sums.module.css';
import styles from './total.module.css';
import { guestsOf } from '../prices/party-price.ts';
import { PriceCovers } from '../prices/price-covers.tsx';
import {
  notIncluded,
  partyInWords,
  rowsOfPrice,
  ruleInWords,
  toBeQuoted,
} from '../prices/party-words.ts';
import { priceInWords } from '../prices/price-words.ts';
import { journeyOf } from '../trip/trip-legs.ts';
import panel from '../ui/panel.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

type Props = Parts & {
  /** Once it is loaded. */
  Emissions?: ComponentType<Parts & { guests: number }> | undefined;
};

export const Total = memo(function Total({ Emissions, ...parts }: Props) {
  const { locale, t } = useI18n();
  const { data, trip, legs, words } = parts;
  const price = plannedPrice(trip, data.places);
  const { kilometres, flights } = journeyOf(legs);
  const { from, basis } = priceInWords(locale, t, { price: price.person, nights: price.nights });
  const offer = offerOfParts(parts);
  const party = partyInWords(words, t, trip, price);
  const rough = words.rough(price.person);
  const ours = alike(trip, data.trips, monthOfTrip(trip)).slice(0, 2);
  const compared = `trips=${ours.map(({ id }) => id).join()}&${writeTrip(trip)}`;
  const roughParty = party && words.rough(price.all);
  return (
    <section
      className={classes(panel.raised, stack.near, sums.card, styles.total)}
      data-paper="bare whole"
      aria-labelledby="total-title"
    >
      <h2 id="total-title" className={textStyles.medium}>
        {t('plan.total')}
      </h2>
      {closedInWords(parts, t).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {price.stays.length > 0 && (
        <div>
          <div className={styles.figure}>{from}</div>
          <p className={textStyles.note}>{basis}</p>
          {rough && <p className={textStyles.note}>{rough}</p>}
        </div>
      )}
      {party && (
        <div>
          <div className={styles.figure}>{party}</div>
          {roughParty && <p className={textStyles.note}>{roughParty}</p>}
        </div>
      )}
      {toBeQuoted(words, t, trip, price).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <TermList className={sums.rows} rows={rowsOfPrice(words, t, trip, price)} />
      {(kilometres > 0 || flights > 0) && (
        <p>
          {[
            flights > 0 && t('plan.flights', { flights }),
            kilometres > 0 &&
              t(offer.excluded.includes('trainsAndCars') ? 'plan.hired' : 'plan.journey', {
                kilometres: words.number(kilometres),
              }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {Emissions && <Emissions {...parts} guests={guestsOf(trip)} />}
      <p className={textStyles.note}>{notIncluded(words, t, offer)}</p>
      {trip.by === 'car' && <p>{t('price.ownCar')}</p>}
      <AskTrip {...parts} />
      <Link className={link.button} to={paths.compare(locale, compared)} data-screen-only>
        {t('compare.ours')}
      </Link>
      <details className={textStyles.note} data-screen-only>
        <summary>{data.priceNote.title}</summary>
        <p>{t('plan.totalNote')}</p>
        <p>{ruleInWords(words, t)}</p>
        <PriceCovers offer={offer} />
        <Prose html={data.priceNote.html} />
      </details>
    </section>
  );
});
