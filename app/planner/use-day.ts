import { useSyncExternalStore } from 'react';
import { today } from '../days.ts';

const never = () => () => {};

/** Today; while hydrating the day of the build, which the served HTML shows. */
export const useDay = (builtOn: string) => useSyncExternalStore(never, today, () => builtOn);
