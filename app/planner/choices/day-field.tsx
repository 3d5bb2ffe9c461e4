import { useState } from 'react';
import { isDay } from '../../days.ts';
import { classes } from '../../ui/classes.ts';
import field from '../../ui/field.module.css';
import styles from './day-field.module.css';
import { useServedChoice } from './use-served-choice.ts';

type Props = {
  id: string;
  value: string | undefined;
  /** `served`: typed before hydration. */
  onChange: (day: string, served: boolean) => void;
};

/** While a year is typed the field reports the years 2 and 20, which are not passed on. */
export function DayField({ id, value = '', onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  useServedChoice(id, (day, served) => {
    if (isDay(day)) onChange(day, served);
  });
  return (
    <input
      className={classes(field.field, styles.day)}
      id={id}
      type="date"
      autoComplete="off"
      min="2026-01-01"
      max="2099-12-31"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const done = target.value === '' || isDay(target.value);
        setTyped(done ? undefined : target.value);
        if (done) onChange(target.value, false);
      }}
    />
  );
}
