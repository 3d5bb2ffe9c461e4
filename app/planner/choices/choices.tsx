import { monthOf } from '../../days.ts';
import { useI18n } from '../../i18n/context.tsx';
import { unmarked } from '../../i18n/unmarked.ts';
import type { Gateway } from '../../legs/leg.ts';
import { Minus, Plus } from '../../ui/icons/add-icons.tsx';
import field from '../../ui/field.module.css';
import styles from './choices.module.css';
import { Field } from './choice-field.tsx';
import { DayField } from './day-field.tsx';
import type { Change } from '../../trip/parts.ts';
import { Stepper } from './stepper.tsx';
import { monthIds } from '../../pages.ts';
import {
  cutWords,
  childLimits,
  readAges,
  readWords,
  tripLimits,
  type Trip,
} from '../../trip/trip.ts';
import { TypedChoice } from './typed-choice.tsx';
import { useServedChoice } from './use-served-choice.ts';
import { defaultPeople, guestsOf } from '../../prices/party.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';

type SelectProps = {
  id: string;
  label: string;
  value: string | undefined;
  none: string;
  options: readonly { value: string; text: string }[];
  /** `served`: chosen before hydration. */
  onChange: (value: string, served: boolean) => void;
};

function Select({ id, label, value, none, options, onChange }: SelectProps) {
  useServedChoice(id, onChange);
  return (
    <Field id={id} label={label}>
      <select
        className={field.field}
        id={id}
        autoComplete="off"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value, false)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}

const oneOf = <Value extends string>(values: readonly Value[], value: string) =>
  values.find((one) => one === value);

type TripChoices = { [Field in keyof Omit<Trip, 'stops'>]?: Trip[Field] | undefined };
type Props = TripChoices & {
  months: readonly string[];
  gateways: readonly Gateway[];
  onChange: Change;
};

export function Choices({ months, gateways, onChange, ...choices }: Props) {
  const { t } = useI18n();
  const { from, month, rooms, also = '', start, end, by } = choices;
  const { people = defaultPeople, children = [] } = choices;
  const guests = guestsOf({ people, children });
  const towns = gateways.map(({ id, name }) => ({ value: id, text: name }));

  const set = (next: TripChoices, choice: string, served = false) =>
    onChange(
      (trip) => {
        const all = { ...trip, ...next };
        const most = guestsOf(all);
        const known = Object.entries({
          ...all,
          rooms: all.rooms && Math.min(all.rooms, most),
        }).filter(([, value]) => value !== undefined);
        return { ...Object.fromEntries(known), stops: trip.stops };
      },
      choice,
      served,
    );
  return (
    <section className={styles.choices} aria-labelledby="when-title">
      <h2 id="when-title" className={textStyles.large}>
        {t('plan.when')}
      </h2>
      <div className={styles.fields}>
        <Select
          id="plan-month"
          label={t('plan.month')}
          value={from === undefined ? month : monthIds[monthOf(from)]}
          none={t('plan.anyMonth')}
          options={monthIds.map((value, at) => ({ value, text: months[at] ?? value }))}
          onChange={(value, served) =>
            set({ from: undefined, month: oneOf(monthIds, value) }, 'month', served)
          }
        />
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
        <Select
          id="plan-start"
          label={t('plan.start')}
          value={start}
          none={t('plan.startNone')}
          options={towns}
          onChange={(value, served) => {
            const town = value || undefined;
            // One goes home from where one came, until another town is chosen.
            set({ start: town, ...(end === start && { end: town }) }, 'start', served);
          }}
        />
        <Select
          id="plan-end"
          label={t('plan.end')}
          value={end}
          none={t('plan.endNone')}
          options={towns}
          onChange={(value, served) => set({ end: value || undefined }, 'end', served)}
        />
        <Select
          id="plan-by"
          label={t('plan.by')}
          value={by === 'car' ? by : undefined}
          none={t('plan.byAir')}
          options={[{ value: 'car', text: t('plan.byCar') }]}
          onChange={(value, served) =>
            set({ by: value === 'car' ? 'car' : undefined }, 'by', served)
          }
        />
        <div className={styles.field}>
          <span className={textStyles.strong}>{t('plan.people')}</span>
          <Stepper
            text={String(people)}
            value={people}
            most={tripLimits.people}
            fewer={{ label: t('plan.fewerPeople'), sign: <Minus /> }}
            more={{ label: t('plan.morePeople'), sign: <Plus /> }}
            onChange={(value) => set({ people: value }, 'people')}
          />
        </div>
        <TypedChoice
          id="plan-children"
          label={t('plan.children')}
          placeholder={t('plan.childrenExample')}
          value={children.join()}
          read={(text) => readAges(text).ages.join()}
          write={(ages) => ages.replaceAll(',', ', ')}
          problem={(text) => {
            const [wrong] = readAges(text).wrong;
            return wrong === undefined
              ? undefined
              : t('plan.left.children', { value: unmarked(wrong), ...childLimits });
          }}
          maxLength={60}
          onChange={(text, served) => set({ children: readAges(text).ages }, 'children', served)}
        />
        <div className={styles.field}>
          <span className={textStyles.strong}>{t('plan.rooms')}</span>
          <Stepper
            text={String(rooms ?? Math.ceil(people / 2))}
            value={rooms ?? Math.ceil(people / 2)}
            most={guests}
            fewer={{ label: t('plan.fewerRooms'), sign: <Minus /> }}
            more={{ label: t('plan.moreRooms'), sign: <Plus /> }}
            onChange={(value) => set({ rooms: value }, 'rooms')}
          />
        </div>
      </div>
      <TypedChoice
        id="plan-also"
        label={t('plan.also')}
        hint={t('plan.alsoHint')}
        value={also}
        read={(text) => cutWords(readWords(text))}
        maxLength={tripLimits.also}
        onChange={(text, served) =>
          set({ also: cutWords(readWords(text)) || undefined }, 'also', served)
        }
      />
      <p className={classes(textStyles.note, textStyles.measured)}>{t('plan.fromAbroad')}</p>
    </section>
  );
}
