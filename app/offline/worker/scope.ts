/** An event that the browser waits for before it lets the worker rest. */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };

/**
 * What this worker uses of its surroundings. TypeScript's own list of them and that of a page exclude
 * each other in one project.
 */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  addEventListener: ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void) &
    ((type: 'message', listener: (event: Waiting & MessageEvent<unknown>) => void) => void);
};

/** The worker itself. The page's types say that `self` is a window. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this runs in no window
export const scope = globalThis as unknown as WorkerScope;

/** What lasts as long as an event's work, as Workbox takes it. */
export type Lasting = Waiting;
