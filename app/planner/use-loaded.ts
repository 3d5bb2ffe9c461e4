import { useEffect, useState } from 'react';

/** Loads the value of a key: undefined until then and after an error. `load` must be the same in each render. */
export function useLoaded<Key extends string, Value>(
  key: Key | undefined,
  load: (key: Key) => Promise<Value>,
): { value: Value | undefined; isAwaited: boolean } {
  const [loaded, setLoaded] = useState<{ key: Key; value?: Value }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    load(key).then(
      (value) => isWanted && setLoaded({ key, value }),
      () => isWanted && setLoaded({ key }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, load]);
  const isLoaded = loaded?.key === key;
  return {
    value: isLoaded ? loaded?.value : undefined,
    isAwaited: key !== undefined && !isLoaded,
  };
}
