import { useEffect, useState } from 'react';
import type { Locale } from '../locales.ts';
import type { Advice } from './advice/advice.tsx';

/** What no first view needs; a trip goes without where it cannot be loaded. */
export function useAdvice(locale: Locale, isWanted: boolean) {
  const [advice, setAdvice] = useState<Advice>();
  useEffect(() => {
    if (!isWanted) return;
    import('./advice/advice.tsx')
      .then(({ adviceIn }) => adviceIn(locale))
      .then(setAdvice, () => {});
  }, [locale, isWanted]);
  return advice;
}
