import { useLayoutEffect } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import type { MonthId } from '../pages.ts';
import { paths } from '../paths.ts';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { linkValue } from '../ui/text/link-query.ts';
import { orderItems } from '../ui/browser/served-list.ts';
import { rankingIn } from './ranking.ts';
import {
  ranked,
  unknownWishes,
  wishesAsQuery,
  wishesIn,
  wishField,
  type MonthOfPlace,
  type WishId,
} from './wishes.ts';
import { WishChoice } from './wish-choice.tsx';

type WishesProps = {
  id: MonthId;
  places: readonly { id: string; inText: string; month: MonthOfPlace }[];
};

/** The page has every fit of every wish; the others are hidden. */
function showFits(wishes: readonly WishId[]) {
  for (const list of document.querySelectorAll<HTMLElement>('[data-fits]'))
    list.hidden = wishes.length === 0;
  for (const fit of document.querySelectorAll<HTMLElement>('[data-fits] > [data-wish]'))
    fit.hidden = !wishes.some((wish) => wish === fit.dataset['wish']);
}

function Wishes({ id, places }: WishesProps) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const asked = linkValue(query, wishField);
  const wishes = wishesIn(asked);

  useLayoutEffect(() => {
    const chosen = wishesIn(asked);
    orderItems(
      'ranking',
      ranked(places, chosen).map((place) => place.id),
    );
    showFits(chosen);
    showForQuery(query);
  }, [asked, places, query]);

  return (
    <WishChoice
      action={paths.month(locale, id)}
      chosen={wishes}
      unknown={unknownWishes(asked)}
      ranking={rankingIn(locale, t, places, wishes)}
      onChoose={(chosen) => writeQuery(wishesAsQuery(chosen))}
    />
  );
}

export const WishesIsland = asIsland(Wishes);
