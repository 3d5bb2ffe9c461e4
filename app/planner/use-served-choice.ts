import { useEffect, useEffectEvent } from 'react';
import { useServedField } from '../ui/use-served-field.ts';

/** Tells of a choice that was made in the prerendered field before scripts ran; it changes the trip in the address. */
export function useServedChoice(id: string, onChange: (value: string, served: boolean) => void) {
  const served = useServedField(id);
  const tell = useEffectEvent(() => {
    if (served !== '') onChange(served, true);
  });
  useEffect(() => tell(), []);
}
