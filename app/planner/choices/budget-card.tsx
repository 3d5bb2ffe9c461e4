import { useSyncExternalStore } from 'react';
import { useI18n } from '../../i18n/context.tsx';
import { formatters } from '../../ui/text/formatters.ts';
import { localeInfo } from '../../locales.ts';
import link from '../../ui/link-button.module.css';
import { readAmount } from '../../ui/text/read-amount.ts';
import check from '../../ui/check.module.css';
import { classes } from '../../ui/classes.ts';
import { TermList, type Row } from '../../ui/term-list.tsx';
import { budgetParts, noBudget, readBudget, sumOfBudget, writeBudget } from '../../trip/budget.ts';
import { keptBudget } from '../kept-trip.ts';
import sums from '../sums.module.css';
import styles from './budget-card.module.css';
import { nightsOf } from '../../trip/dates.ts';
import { toBeQuoted } from '../../prices/party-words.ts';
import { plannedPrice } from '../../trip/planned-price.ts';
import { journeyOf } from '../../trip/trip-legs.ts';
import type { Change, Parts } from '../../trip/parts.ts';
import { TypedChoice } from './fields.tsx';
import { choiceOf } from './with-choice.ts';
import panel from '../../ui/panel.module.css';
import stack from '../../ui/stack.module.css';
import rowStyles from '../../ui/row.module.css';
import textStyles from '../../ui/text.module.css';

type Props = Parts & { onChange: Change };

export function BudgetCard({ data, trip, legs, words, onChange }: Props) {
  const { locale, t } = useI18n();
  const { intl } = localeInfo[locale];
  const kept = useSyncExternalStore(keptBudget.subscribe, keptBudget.read, () => '');
  const budget = readBudget(trip.budget ?? kept) ?? noBudget;
  const isLinked = trip.budget !== undefined;

  const days = nightsOf(trip) + 1;
  const price = plannedPrice(trip, data.places);
  const { all } = price;
  const { flights } = journeyOf(legs);
  const sum = all + sumOfBudget(budget, days);
  const rough = words.rough(sum);
  const number = (amount: number) =>
    formatters.getNumberFormat(intl, { maximumFractionDigits: 2 }).format(amount);
  const row = (term: string, amount: number): Row => [term, amount > 0 && words.price(amount)];

  const choose = choiceOf(onChange);
  const keep = (written: string) => {
    keptBudget.write(written);
    if (isLinked) choose({ budget: written || undefined }, 'budget');
  };
  const amountIn = (text: string) => String(readAmount(intl, text) || '');

  const isFilled = writeBudget(budget) !== '';
  return (
    <section
      className={classes(panel.raised, stack.near, sums.card, styles.budget)}
      data-screen-only={!isFilled || undefined}
      data-paper="bare whole"
      aria-labelledby="budget-title"
    >
      <h2 id="budget-title" className={textStyles.medium}>
        {t('plan.budget')}
      </h2>
      <p className={textStyles.note}>{t('plan.budgetLead')}</p>
      <div className={classes(stack.apart, styles.fields)} data-screen-only>
        {budgetParts.map((part) => (
          <TypedChoice
            key={part}
            id={`plan-budget-${part}`}
            label={t(`plan.budget.${part}`)}
            value={String(budget[part] || '')}
            text={{
              read: amountIn,
              write: (value) => (value === '' ? '' : number(Number(value))),
              problem: (text) =>
                text.trim() === '' || readAmount(intl, text) !== undefined
                  ? undefined
                  : t('plan.budgetWrong', { example: number(1250) }),
            }}
            input={{ inputMode: 'decimal', maxLength: 20 }}
            onChange={(text) =>
              keep(writeBudget({ ...budget, [part]: readAmount(intl, text) ?? 0 }))
            }
          />
        ))}
      </div>
      {isFilled && (
        <>
          <TermList
            className={classes(sums.rows, styles.rows)}
            rows={[
              [t('plan.total'), words.price(all)],
              row(t('plan.budget.flights'), budget.flights),
              row(t('plan.budgetDays', { days }), budget.daily * days),
              row(t('plan.budget.tickets'), budget.tickets),
              [t('plan.budgetAll'), words.price(Math.ceil(sum))],
            ]}
          />
          {rough && <p className={textStyles.note}>{rough}</p>}
          {flights > 0 && <p className={textStyles.note}>{t('plan.flights', { flights })}</p>}
          {toBeQuoted(words, t, trip, price).map((sentence) => (
            <p key={sentence} className={textStyles.note}>
              {sentence}
            </p>
          ))}
          <div className={classes(rowStyles.links, styles.choices)} data-screen-only>
            <label className={check.check}>
              <input
                type="checkbox"
                checked={isLinked}
                onChange={({ target }) =>
                  choose(
                    { budget: target.checked ? writeBudget(budget) : undefined },
                    'budget in link',
                  )
                }
              />
              <span>{t('plan.budgetLink')}</span>
            </label>
            <button type="button" className={link.button} onClick={() => keep('')}>
              {t('plan.budgetForget')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
