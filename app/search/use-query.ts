import { useEffect, useRef, useState } from 'react';
import { useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { linkFields } from '../ui/text/link-query.ts';
import { useServedField } from '../ui/browser/use-served-field.ts';

export const searchField = 'search-field';

/** A query is not cleaned as other fields are: it may contain anything. */
function queryIn(query: string) {
  const field = linkFields(query).find(({ name }) => name === 'q');
  return new URLSearchParams(query).get('q') ?? field?.text ?? '';
}

const writeText = (text: string, replace: boolean) =>
  writeQuery(text && `?${new URLSearchParams({ q: text }).toString()}`, { replace });

/** The query is in the address as it is typed. */
export function useQuery() {
  const inAddress = queryIn(useAddressQuery());
  const served = useServedField(searchField);
  // Text typed before hydration is newer than the address.
  useEffect(() => {
    if (served !== '') writeText(served, true);
  }, [served]);
  const [isTyped, setTyped] = useState(false);
  const query = (!isTyped && served) || inAddress;
  const sent = useRef<string>(undefined);
  return {
    query,
    type: (text: string) => {
      setTyped(true);
      // Back finds a query that was sent, however the next one is asked.
      writeText(text, query !== sent.current);
    },
    send: () => {
      sent.current = query;
    },
  };
}
