import { useI18n } from '../../i18n/context.tsx';
import { unmarked } from '../../i18n/unmarked.ts';
import type { Change } from '../../trip/parts.ts';
import { childLimits, readAges, type Trip } from '../../trip/trip.ts';
import textStyles from '../../ui/text.module.css';
import { Field } from './choice-field.tsx';
import styles from './choices.module.css';
import { DayField } from './day-field.tsx';
import { MonthField, PeopleField } from './month-and-people.tsx';
import { TypedChoice } from './typed-choice.tsx';
import stack from '../../ui/stack.module.css';
import { classes } from '../../ui/classes.ts';
import { choiceOf } from './with-choice.ts';

type Props = { months: readonly string[]; trip: Trip; onChange: Change };

/** When, and how many. */
export function Choices({ months, trip, onChange }: Props) {
  const { t } = useI18n();
  const { from, month, children = [] } = trip;
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
            onChange={(day, served) =>
              set(
                day === '' ? { from: undefined, month } : { from: day, month: undefined },
                'from',
                served,
              )
            }
          />
        </Field>
        <PeopleField id="plan-people" trip={trip} set={set} />
        <TypedChoice
          id="plan-children"
          label={t('plan.children')}
          value={children.join()}
          text={{
            read: (text) => readAges(text).ages.join(),
            write: (ages) => ages.replaceAll(',', ', '),
            problem: (text) => {
              const [wrong] = readAges(text).wrong;
              return wrong === undefined
                ? undefined
                : t('plan.left.children', { value: unmarked(wrong), ...childLimits });
            },
          }}
          input={{ maxLength: 60, placeholder: t('plan.childrenExample') }}
          onChange={(text, served) => set({ children: readAges(text).ages }, 'children', served)}
        />
      </div>
    </section>
  );
}
