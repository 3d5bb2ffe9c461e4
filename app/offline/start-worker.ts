import { workerAddress } from './names.ts';

/** Off in development and where a deployment says so: `docs/deploying.md`. */
const wanted = import.meta.env.PROD && import.meta.env.SITE_WORKER !== 'off';

let started: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Undefined without support: old browsers, some private windows, plain HTTP. */
export const startWorker = () =>
  (started ??=
    wanted && 'serviceWorker' in navigator
      ? navigator.serviceWorker
          .register(workerAddress)
          .then((registration) => registration && navigator.serviceWorker.ready)
          .catch(() => undefined)
      : Promise.resolve(undefined));
