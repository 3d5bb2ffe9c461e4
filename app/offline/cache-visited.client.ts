import { lessData } from '../ui/browser/connection.ts';
import { whenIdle } from '../ui/browser/when-idle.ts';
import type { PastWorker, Visited } from './names.ts';
import { startWorker } from './start-worker.ts';

function tell({ active }: ServiceWorkerRegistration, message: Visited | PastWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

/** Tells the worker what was loaded without it, before it took control. */
function tellOfPast(registration: ServiceWorkerRegistration) {
  const observer = new PerformanceObserver((list) => {
    const past = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
    if (past.length > 0) tell(registration, { past });
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}

export function startCacheVisited() {
  if (lessData()) return;
  whenIdle(async () => {
    const registration = await startWorker();
    if (!registration) return;
    tell(registration, { visited: location.pathname });
    tellOfPast(registration);
  });
}
