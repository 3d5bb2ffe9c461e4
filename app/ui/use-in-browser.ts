import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser knows and what does not change while a page is shown. The prerendered page,
 * and the first render in the browser, have `before` in its place.
 */
export const useInBrowser = <Value, Before = Value>(read: () => Value, before: Before) =>
  useSyncExternalStore<Value | Before>(never, read, () => before);
