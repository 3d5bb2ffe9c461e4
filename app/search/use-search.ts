import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../locales.ts';
import { search } from './engine.ts';
import type { Index } from './index.ts';
import { loadIndex, loadNames } from './load-index.ts';

/** `found` is undefined until an index has loaded, and of names alone until the texts have. */
export function useSearch(locale: Locale, query: string, wanted = true) {
  const [index, setIndex] = useState<Index>();
  /** The query for which nothing could be loaded; the next one tries again. */
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const onLoad = (loaded: Index) =>
      isCurrent && setIndex((before) => (before?.bodies ? before : loaded));
    Promise.all([loadNames(locale).then(onLoad), loadIndex(locale).then(onLoad)]).then(
      () => isCurrent && setFailed(undefined),
      () => isCurrent && setFailed(query),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, wanted, query]);
  const found = useMemo(() => index && search(index, query), [index, query]);
  return { found, failed: failed === query };
}
