import { useSyncExternalStore } from 'react';
import { today } from '../days.ts';
import { listenTo } from '../ui/browser/listen-to.ts';

const onLook = (changed: () => void) => listenTo(['visibilitychange', 'pageshow'], changed);

/** Read again when the tab is looked at again, perhaps on another day. */
export const useToday = () => useSyncExternalStore(onLook, today, today);
