import { useEffect, useState } from 'react';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { linkFields } from '../ui/text/link-query.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';

export const searchField = 'search-field';

/** A query is not cleaned as other fields are: it may contain anything. */
function queryIn(query: string) {
  const field = linkFields(query).find(({ name }) => name === 'q');
  return new URLSearchParams(query).get('q') ?? field?.text ?? '';
}

/** In milliseconds, between typing and a new address. */
const pause = 500;

/** The query of the field, which the address follows after a pause. */
export function useQuery() {
  const inAddress = queryIn(useAddressQuery());
  const served = useServedField(searchField);
  const [query, type] = useState(served);
  const [seen, setSeen] = useState('');
  const [written, setWritten] = useState('');
  const [sent, setSent] = useState<string>();
  // Text typed before hydration is newer than the address.
  const [isNewer, setNewer] = useState(served !== '');
  if (inAddress !== seen) {
    setSeen(inAddress);
    setNewer(false);
    // The address changed through a link or Back.
    if (inAddress !== written) {
      setWritten(inAddress);
      if (!isNewer) type(inAddress);
    }
  }
  const write = (replace: boolean) => {
    if (query === written) return;
    setWritten(query);
    writeQuery(query && `?${new URLSearchParams({ q: query }).toString()}`, { replace });
  };
  // Back finds a query that was sent, however the next one is asked.
  const follow = () => write(written !== sent);
  const send = () => {
    write(false);
    setSent(query);
  };
  useEffect(() => {
    if (query === written) return undefined;
    const later = setTimeout(follow, pause);
    return () => clearTimeout(later);
  });
  return { query, type, follow, send };
}
