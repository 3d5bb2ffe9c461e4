import { lessData } from '../ui/connection.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { PastWorker, Seen } from './names.ts';
import { startWorker } from './start-worker.ts';

function tell({ active }: ServiceWorkerRegistration, message: Seen | PastWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

/**
 * Tells the worker what came past it: before it was there, and while it took over, when a font or a
 * script may be on its way. What is asked for later it sees itself.
 */
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
  // The document itself, and what it loads.
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
}

/** Keeps the page and its files for when there is no network, unless the browser saves data. */
export function startKeepSeen() {
  if (lessData()) return;
  whenIdle(async () => {
    const registration = await startWorker();
    if (!registration) return;
    tell(registration, { seen: location.pathname });
    tellOfPast(registration);
  });
}
