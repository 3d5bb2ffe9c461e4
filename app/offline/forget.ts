import type { ForgetQuestion } from './names.ts';

/** Whether pages are kept for a time without a network: those that were seen, or a copy of the guide. */
export const keepsPages = async () =>
  'caches' in globalThis && (await caches.keys().catch(() => [])).length > 0;

/** Forgets them all, in every language. */
export async function forgetPages() {
  // The worker knows, too, when what was seen.
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) {
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
    });
    const question: ForgetQuestion = { forget: true };
    worker.postMessage(question, [port2]);
    await done;
  }
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
