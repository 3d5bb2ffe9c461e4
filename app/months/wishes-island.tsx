import { useLayoutEffect, type SubmitEvent } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { leftOut } from '../i18n/left-out.ts';
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
  wishIds,
  type MonthOfPlace,
  type WishId,
} from './wishes.ts';
import styles from './wish-choice.module.css';
import chip from '../ui/chip.module.css';
import { classes } from '../ui/classes.ts';
import scrollRow from '../ui/scroll-row.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

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

function submit(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  const { submitter } = event.nativeEvent;
  const wanted = submitter instanceof HTMLButtonElement ? wishesIn(submitter.value) : [];
  writeQuery(wishesAsQuery(wanted));
}

function Wishes({ id, places }: WishesProps) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const asked = linkValue(query, wishField);
  const chosen = wishesIn(asked);

  useLayoutEffect(() => {
    const wishes = wishesIn(asked);
    orderItems(
      'ranking',
      ranked(places, wishes).map((place) => place.id),
    );
    showFits(wishes);
    showForQuery(query);
  }, [asked, places, query]);

  const toggled = (wish: WishId) =>
    wishIds.filter((one) => (one === wish) !== chosen.includes(one));
  return (
    <form className={stack.near} action={paths.month(locale, id)} onSubmit={submit}>
      <div
        role="group"
        aria-labelledby="wishes-title"
        className={classes(stack.near, styles.wishes)}
        data-needs-scripts
        data-screen-only
      >
        <p id="wishes-title" className={textStyles.strong}>
          {t('when.wishes')}
        </p>
        <div className={scrollRow.row}>
          {wishIds.map((wish) => (
            <button
              key={wish}
              type="submit"
              name={wishField}
              value={toggled(wish).join()}
              className={chip.chip}
              aria-pressed={chosen.includes(wish)}
            >
              {t(`when.wish.${wish}`)}
            </button>
          ))}
          {chosen.length > 0 && (
            <button type="submit" className={classes(chip.chip, styles.clear)}>
              {t('when.clear')}
            </button>
          )}
        </div>
      </div>
      <p role="status" className={classes(textStyles.soft, textStyles.measured)} data-awaits-query>
        {[...leftOut(unknownWishes(asked), locale, t), rankingIn(locale, t, places, chosen)].join(
          ' ',
        )}
      </p>
    </form>
  );
}

export const WishesIsland = asIsland(Wishes);
