type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

/** TypeScript's libraries of workers and of pages exclude each other in one project. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: ExtendableEvent) => void,
  ) => void) &
    ((type: 'message', listener: (event: ExtendableEvent & MessageEvent<unknown>) => void) => void);
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the project's types say that it is a window
export const scope = globalThis as unknown as WorkerScope;
