import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../locales.ts';
import { lessData } from '../ui/connection.ts';
import {
  workerAddress,
  type AtHandQuestion,
  type PageAtHand,
  type PastWorker,
  type Seen,
} from './names.ts';

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

/** When the page has all that it shows, and the browser nothing else to do. */
function whenIdle(work: () => void) {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

let watching = false;

/**
 * Tells the worker what came past it: before it was there, and while it took over, when a font or a
 * script may be on its way. What is asked for later it sees itself.
 */
function tellOfFiles(registration: ServiceWorkerRegistration) {
  if (watching) return;
  watching = true;
  const observer = new PerformanceObserver((list) => {
    const past = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.workerStart === 0)
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname);
    if (past.length > 0) tell(registration, { past });
  });
  observer.observe({ type: 'resource', buffered: true });
}

function tell({ active }: ServiceWorkerRegistration, message: Seen | PastWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage(message);
}

async function keepSeen(seen: string) {
  const registration = await startWorker();
  if (!registration) return;
  tell(registration, { seen });
  tellOfFiles(registration);
}

/** Keeps every page that is seen, for when there is no network. Not for whoever saves data. */
export function useSeenPages() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (lessData()) return;
    whenIdle(() => void keepSeen(pathname));
  }, [pathname]);
}

/** What the worker has at hand; nothing without a worker. */
export function askForPagesAtHand(locale: Locale) {
  const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve([]);
  const question: AtHandQuestion = { atHand: locale };
  const { port1, port2 } = new MessageChannel();
  return new Promise<readonly PageAtHand[]>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<readonly PageAtHand[]>) =>
      resolve(data),
    );
    port1.start();
    worker.postMessage(question, [port2]);
  });
}
