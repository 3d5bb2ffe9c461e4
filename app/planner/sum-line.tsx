import { memo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import price from '../ui/price.module.css';
import { AskInShort } from './ask-trip.tsx';
import { nightsOf } from '../trip/days.ts';
import { partyPrice } from '../trip/party-price.ts';
import type { Parts } from '../trip/parts.ts';
import { partyInWords } from '../trip/total-words.ts';

/** The price of a trip, its nights and the way to ask about it. */
export const SumLine = memo(function SumLine(parts: Parts) {
  const { t } = useI18n();
  const { data, trip, words } = parts;
  const sum = partyPrice(trip, data.places);
  const party = partyInWords(parts, t, sum);
  const hasPrice = sum.stays.length > 0;
  return (
    <>
      <div>
        {hasPrice && (
          <p className={price.price}>
            {party ?? t('price.from', { price: words.price(sum.person) })}
          </p>
        )}
        <small className={price.basis}>
          {hasPrice && party === undefined
            ? t('price.basis', { nights: sum.nights })
            : t('plan.nights', { nights: hasPrice ? sum.nights : nightsOf(trip) })}
        </small>
      </div>
      <AskInShort {...parts} />
    </>
  );
});
