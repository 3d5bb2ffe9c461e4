import { type ReactNode } from 'react';
import { monthOf } from '../days.ts';
import { useI18n } from '../i18n/context.tsx';
import type { Gateway } from '../legs/leg.ts';
import { Minus, Plus } from '../ui/add-icons.tsx';
import styles from './choices.module.css';
import { DayField } from './day-field.tsx';
import type { Change } from './parts.ts';
import { Stepper } from './stepper.tsx';
import { monthIds } from '../pages.ts';
import { tripLimits, type Trip } from './trip.ts';
import { useServedChoice } from './use-served-choice.ts';

type SelectProps = {
  id: string;
  label: string;
  value: string | undefined;
  none: string;
  options: readonly { value: string; text: string }[];
  /** `served`: chosen before hydration. */
  onChange: (value: string, served: boolean) => void;
};

type FieldProps = { id: string; label: string; children: ReactNode };

const Field = ({ id, label, children }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);

function Select({ id, label, value, none, options, onChange }: SelectProps) {
  useServedChoice(id, onChange);
  return (
    <Field id={id} label={label}>
      <select
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
  const { from, month, people, start, end, by } = choices;
  const towns = gateways.map(({ id, name }) => ({ value: id, text: name }));

  const set = (next: TripChoices, choice: string, served = false) =>
    onChange(
      (trip) => {
        const all = Object.entries({ ...trip, ...next });
        return {
          ...Object.fromEntries(all.filter(([, value]) => value !== undefined)),
          stops: trip.stops,
        };
      },
      choice,
      served,
    );
  return (
    <section className={styles.choices} aria-labelledby="when-title">
      <h2 id="when-title">{t('plan.when')}</h2>
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
          onChange={(value, served) => set({ start: value || undefined }, 'start', served)}
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
          <span className={styles.label}>{t('plan.people')}</span>
          <Stepper
            text={String(people ?? 1)}
            value={people ?? 1}
            most={tripLimits.people}
            fewer={{ label: t('plan.fewerPeople'), sign: <Minus /> }}
            more={{ label: t('plan.morePeople'), sign: <Plus /> }}
            onChange={(value) => set({ people: value }, 'people')}
          />
        </div>
      </div>
      <p className={styles.hint}>{t('plan.fromAbroad')}</p>
    </section>
  );
}
