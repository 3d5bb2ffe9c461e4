import { useI18n } from '../../i18n/context.tsx';
import type { Change } from '../../trip/parts.ts';
import type { Trip } from '../../trip/trip.ts';
import textStyles from '../../ui/text.module.css';
import { DayField, Field } from './fields.tsx';
import styles from './choices.module.css';
import { ChildrenField, MonthField, PeopleField } from './month-and-people.tsx';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import { choiceOf } from './with-choice.ts';

type Props = { months: readonly string[]; trip: Trip; onChange: Change };

/** When, and how many. */
export function Choices({ months, trip, onChange }: Props) {
  const { t } = useI18n();
  const { from, month } = trip;
  const set = choiceOf(onChange);
  return (
    <section className={stack.apart} aria-labelledby="when-title">
      <h2 id="when-title" className={textStyles.large}>
        {t('plan.when')}
      </h2>
      <div className={classes(stack.apart, styles.fields)}>
        <MonthField id="plan-month" trip={trip} set={set} months={months} />
        <Field id="plan-from" label={t('plan.from')}>
          <DayField
            id="plan-from"
            value={from}
            onChange={(day) =>
              set(day === '' ? { from: undefined, month } : { from: day, month: undefined }, 'from')
            }
          />
        </Field>
        <PeopleField id="plan-people" trip={trip} set={set} />
        <ChildrenField id="plan-children" trip={trip} set={set} />
      </div>
    </section>
  );
}
