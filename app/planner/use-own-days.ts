import { useEffect, useState } from 'react';
import type { Locale } from '../locales.ts';
import { paths } from '../paths.ts';
import { loadJson } from '../ui/browser/load-json.ts';
import type { OwnDay } from '../trip/ready-trip.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the same build
const load = async (address: string) => (await loadJson(address)) as readonly OwnDay[];

/** The days of a ready-made trip; none until they are loaded, and where they cannot be. */
export function useOwnDays(locale: Locale, id: string | undefined) {
  const [loaded, setLoaded] = useState<{ id: string; days?: readonly OwnDay[] }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isWanted = true;
    load(paths.tripDays(locale, id)).then(
      (days) => isWanted && setLoaded({ id, days }),
      () => isWanted && setLoaded({ id }),
    );
    return () => {
      isWanted = false;
    };
  }, [locale, id]);
  const isLoaded = loaded?.id === id;
  return {
    own: isLoaded ? loaded?.days : undefined,
    areAwaited: id !== undefined && !isLoaded,
  };
}
