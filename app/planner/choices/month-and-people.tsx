import { monthOf } from '../../days.ts';
import { useI18n } from '../../i18n/context.tsx';
import { unmarked } from '../../i18n/unmarked.ts';
import { monthIds } from '../../pages.ts';
import { defaultPeople } from '../../prices/party-price.ts';
import { childLimits, readAges, tripLimits, type Trip } from '../../trip/trip.ts';
import { Field, Select, TypedChoice } from './fields.tsx';
import { Stepper } from './stepper.tsx';
import type { choiceOf } from './with-choice.ts';

type Props = { id: string; trip: Trip; set: ReturnType<typeof choiceOf> };

export function MonthField({ id, trip, set, months }: Props & { months: readonly string[] }) {
  const { t } = useI18n();
  const { from, month } = trip;
  return (
    <Select
      id={id}
      label={t('plan.month')}
      value={from === undefined ? month : monthIds[monthOf(from)]}
      none={t('plan.anyMonth')}
      options={monthIds.map((value, at) => ({ value, text: months[at] ?? value }))}
      onChange={(value) =>
        set({ from: undefined, month: monthIds.find((one) => one === value) }, 'month')
      }
    />
  );
}

export function PeopleField({ id, trip: { people = defaultPeople }, set }: Props) {
  const { t } = useI18n();
  return (
    <Field id={id} label={t('plan.people')}>
      <Stepper
        id={id}
        value={people}
        most={tripLimits.people}
        fewer={t('plan.fewerPeople')}
        more={t('plan.morePeople')}
        onChange={(value) => set({ people: value }, 'people')}
      />
    </Field>
  );
}

export function ChildrenField({ id, trip, set }: Props) {
  const { t } = useI18n();
  return (
    <TypedChoice
      id={id}
      label={t('plan.children')}
      value={trip.children?.join() ?? ''}
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
      onChange={(text) => set({ children: readAges(text).ages }, 'children')}
    />
  );
}
