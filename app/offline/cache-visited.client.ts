import { lessData } from '../ui/browser/connection.ts';
import { whenActive } from '../ui/browser/activation.ts';
import { whenIdle } from '../ui/browser/when-idle.ts';
import { visiting } from './names.ts';
import { startWorker } from './start-worker.ts';

function tell({ active }: ServiceWorkerRegistration, message: object) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

/** Without the worker, before it took control; or before the page was opened, when the worker keeps none. */
const isPast = (entry: PerformanceEntry) =>
  (entry instanceof PerformanceResourceTiming && entry.workerStart === 0) ||
  ('activationStart' in entry && Number(entry.activationStart) > 0);

/** What the worker has not kept goes through its routes: Workbox listens to this message. */
function tellOfPast(registration: ServiceWorkerRegistration) {
  const observer = new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .filter(isPast)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => [pathname, { headers: { [visiting]: '1' } }]);
    if (urlsToCache.length > 0)
      tell(registration, { type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}

export function startCacheVisited() {
  if (lessData()) return;
  whenActive(() =>
    whenIdle(async () => {
      const registration = await startWorker();
      if (!registration) return;
      tell(registration, { visited: location.pathname });
      tellOfPast(registration);
    }),
  );
}
