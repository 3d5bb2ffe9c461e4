import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../locales.ts';
import { search } from './engine.ts';
import type { Index } from './index.ts';
import { loadIndex, loadNames } from './load-index.ts';

/** `found` is undefined until an index has loaded, and of names alone until the texts have. */
export function useSearch(locale: Locale, query: string, wanted = true) {
  const [index, setIndex] = useState<Index>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const onLoad = (loaded: Index) => isCurrent && setIndex(loaded);
    Promise.all([loadNames(locale).then(onLoad), loadIndex(locale).then(onLoad)]).catch(
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, wanted]);
  const found = useMemo(() => index && search(index, query), [index, query]);
  return { found, failed };
}
