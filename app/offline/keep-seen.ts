import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../locales.ts';
import { lessData } from '../ui/connection.ts';
import { workerAddress, type AtHandQuestion, type PageAtHand, type Seen } from './names.ts';

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

let told = false;

/** What the page fetched before a worker could see it; the worker sees the rest itself. */
function fetchedBefore() {
  if (told) return [];
  told = true;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

async function tell(pathname: string) {
  const worker = (await startWorker())?.active;
  const message: Seen = { seen: pathname, files: fetchedBefore() };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message);
}

/** Keeps every page that is seen, for when there is no network. Not for whoever saves data. */
export function useSeenPages() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (lessData()) return;
    whenIdle(() => void tell(pathname));
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
