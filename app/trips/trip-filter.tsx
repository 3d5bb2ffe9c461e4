import type { SubmitEvent } from 'react';
import { Ask } from '../contact/ask.tsx';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import field from '../ui/field.module.css';
import pill from '../ui/pill.module.css';
import row from '../ui/row.module.css';
import scrollRow from '../ui/scroll-row.module.css';
import { writeFilter } from './filter.ts';
import type { TripFilter as Filter } from './filter.ts';
import styles from './trip-filter.module.css';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';

export type TripChoice = {
  /** Name of the query parameter. */
  name: string;
  label: string;
  /** The first option, which chooses nothing. */
  none: string;
  options: readonly { value: string; words: string }[];
};

/** Each is a button that is pressed or not. */
const toggles = [
  { name: 'children', value: 'yes', label: 'trips.withChildren' },
  { name: 'stairs', value: 'few', label: 'trips.effort.few' },
] as const;

type Props = {
  /** Address for a form that is sent before hydration. */
  action: string;
  filter: Filter;
  choices: readonly TripChoice[];
  /** What was found, in a sentence. */
  answer: string;
  /** What is chosen, for a question. */
  wishes: string;
  found: boolean;
  onChoose: (chosen: Record<string, string>) => void;
  onClear: () => void;
};

type ChoiceProps = { choice: TripChoice; value: string; onChange: (value: string) => void };

function Choice({ choice: { name, label, none, options }, value, onChange }: ChoiceProps) {
  const id = `trips-${name}`;
  return (
    <div className={classes(stack.tight, styles.choice)}>
      <label htmlFor={id}>{label}</label>
      <select
        className={field.field}
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </div>
  );
}

export function TripFilter({
  action,
  filter,
  choices,
  answer,
  wishes,
  found,
  onChoose,
  onClear,
}: Props) {
  const { t } = useI18n();
  const asked = writeFilter(filter);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.name) return onChoose({ [submitter.name]: submitter.value });
    // "Show all" is removed while it has the focus.
    event.currentTarget.querySelector('select')?.focus();
    return onClear();
  };
  return (
    <form
      className={classes(stack.apart, styles.filter)}
      action={action}
      onSubmit={submit}
      data-needs-scripts
      data-screen-only
    >
      <div role="group" aria-label={t('trips.filter')} className={scrollRow.row}>
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            choice={choice}
            value={asked[choice.name] ?? ''}
            onChange={(value) => onChoose({ [choice.name]: value })}
          />
        ))}
        {toggles.map(({ name, value, label }) => (
          <button
            key={name}
            type="submit"
            name={name}
            value={asked[name] ? '' : value}
            className={chip.chip}
            aria-pressed={asked[name] !== undefined}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <p className={classes(textStyles.soft, textStyles.measured)} role="status" data-awaits-query>
        {answer}
      </p>
      {wishes && (
        <div className={row.row}>
          <Ask subject={{ kind: 'trips', about: wishes }} />
          {!found && (
            <button type="submit" className={pill.pill}>
              {t('trips.showAll')}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
