import { useEffect, useState } from 'react';
import { useAddressQuery, writeQuery } from '../ui/address.ts';
import { useServedField } from '../ui/use-served-field.ts';

/** The id of the field on the page of search. */
export const searchField = 'search-field';

/** How long somebody pauses before the address follows what is typed. */
const pause = 500;

/** What is asked for: in the field at once, in the address after a pause. */
export function useQuery() {
  const inAddress = new URLSearchParams(useAddressQuery()).get('q') ?? '';
  const served = useServedField(searchField);
  const [query, type] = useState(served);
  const [seen, setSeen] = useState('');
  const [written, setWritten] = useState('');
  // What was typed before scripts ran is newer than the address of the page.
  const [isNewer, setNewer] = useState(served !== '');
  if (inAddress !== seen) {
    setSeen(inAddress);
    setNewer(false);
    // Not what was written here a moment ago: a link, or the way back.
    if (inAddress !== written) {
      setWritten(inAddress);
      if (!isNewer) type(inAddress);
    }
  }
  const write = (replace: boolean) => {
    setWritten(query);
    writeQuery(query && `?${new URLSearchParams({ q: query }).toString()}`, { replace });
  };
  useEffect(() => {
    if (query === written) return undefined;
    const later = setTimeout(() => write(true), pause);
    return () => clearTimeout(later);
  });
  return { query, type, write };
}
