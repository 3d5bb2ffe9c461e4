import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * The value as it was when the page was painted last; a new one follows after the next paint. For parts
 * that may be drawn after the one that was pressed has answered: `useDeferredValue` may draw them before
 * the answer is painted.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (value === painted) return undefined;
    return afterPaint(() => startTransition(() => setPainted(value)));
  }, [value, painted]);
  return painted;
}
