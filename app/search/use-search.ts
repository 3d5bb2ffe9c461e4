import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../locales.ts';
import { search, type Index } from './engine.ts';
import { loadIndex } from './load-index.ts';

/** `found` is undefined until the index has loaded. */
export function useSearch(locale: Locale, query: string, wanted = true) {
  const [index, setIndex] = useState<Index>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let asking = true;
    loadIndex(locale).then(
      (loaded) => asking && setIndex(loaded),
      () => asking && setFailed(true),
    );
    return () => {
      asking = false;
    };
  }, [locale, wanted]);
  const found = useMemo(() => index && search(index, query), [index, query]);
  return { found, failed };
}
