import { useEffect, useEffectEvent, useState } from 'react';
import { isDay } from '../days.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useServedField } from '../ui/use-served-field.ts';

type Props = { id: string; value: string | undefined; onChange: (day: string) => void };

/** A day of the calendar. Who types a year passes through the years 2 and 20 on the way: they wait. */
export function DayField({ id, value = '', onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  // The trip in the address is known once the page is hydrated: a day typed before then changes it.
  const served = useServedField(id);
  const hydrated = useHydrated();
  const changeToServed = useEffectEvent(() => isDay(served) && onChange(served));
  useEffect(() => {
    if (hydrated) changeToServed();
  }, [hydrated]);
  return (
    <input
      id={id}
      type="date"
      min="2026-01-01"
      max="2099-12-31"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const done = target.value === '' || isDay(target.value);
        setTyped(done ? undefined : target.value);
        if (done) onChange(target.value);
      }}
    />
  );
}
