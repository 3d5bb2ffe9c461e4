import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import price from '../prices/price.module.css';
import { AskInShort } from './ask-trip.tsx';
import { nightsOf } from '../trip/dates.ts';
import { plannedPrice } from '../trip/planned-price.ts';
import type { Parts } from '../trip/parts.ts';
import { partyInWords } from '../prices/party-words.ts';
import { priceInWords } from '../prices/price-words.ts';

/** The price of a trip, its nights and the way to ask about it. */
export const SumLine = memo(function SumLine(parts: Parts) {
  const { locale, t } = useI18n();
  const { data, trip, words } = parts;
  const sum = plannedPrice(trip, data.places);
  const party = partyInWords(words, t, trip, sum);
  const { from, basis } = priceInWords(locale, t, { price: sum.person, nights: sum.nights });
  const hasPrice = sum.stays.length > 0;
  return (
    <>
      <div>
        {hasPrice && <p className={price.price}>{party ?? from}</p>}
        <small className={price.basis}>
          {hasPrice && party === undefined
            ? basis
            : t('plan.nights', { nights: hasPrice ? sum.nights : nightsOf(trip) })}
        </small>
      </div>
      <AskInShort {...parts} />
    </>
  );
});
