import { useEffect, useEffectEvent } from 'react';
import { useServedField } from '../../ui/browser/use-served-field.ts';

/** Reports a choice that was made before hydration. */
export function useServedChoice(id: string, onChange: (value: string, served: boolean) => void) {
  const served = useServedField(id);
  const tell = useEffectEvent(() => {
    if (served !== '') onChange(served, true);
  });
  useEffect(() => tell(), []);
}
