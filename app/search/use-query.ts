import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';

/** How long somebody pauses before the address follows what is typed. */
const pause = 500;

/** What is asked for: in the field at once, in the address after a pause. */
export function useQuery() {
  const [search, setSearch] = useSearchParams();
  // The prerendered page knows no query.
  const hydrated = useHydrated();
  const inAddress = hydrated ? (search.get('q') ?? '') : '';
  const [query, type] = useState('');
  const [seen, setSeen] = useState('');
  const [written, setWritten] = useState('');
  if (inAddress !== seen) {
    setSeen(inAddress);
    // Not what was written here a moment ago: a link, or the way back.
    if (inAddress !== written) {
      setWritten(inAddress);
      type(inAddress);
    }
  }
  const write = (replace: boolean) => {
    setWritten(query);
    setSearch(query ? { q: query } : {}, { replace, preventScrollReset: true });
  };
  useEffect(() => {
    if (query === written) return undefined;
    const later = setTimeout(() => write(true), pause);
    return () => clearTimeout(later);
  });
  return { query, type, write };
}
