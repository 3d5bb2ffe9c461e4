import { workerAddress } from './names.ts';

/** Development serves other files, and a deployment can do without: `docs/deploying.md`. */
const wanted = import.meta.env.PROD && import.meta.env.SITE_WORKER !== 'off';

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * The worker's registration, or nothing where there are none: in old browsers, in some private
 * windows, and without a safe connection.
 */
export const startWorker = () =>
  (started ??=
    wanted && 'serviceWorker' in navigator
      ? navigator.serviceWorker
          .register(workerAddress)
          .then((registration) => registration && navigator.serviceWorker.ready)
          .catch(() => undefined)
      : Promise.resolve(undefined));
