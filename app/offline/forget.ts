/** Browsers without storage lack the caches or refuse to open them. */
export const canCache = async () =>
  'caches' in globalThis &&
  (await caches.keys().then(
    () => true,
    () => false,
  ));

/** Whether visited pages or an offline copy are cached. */
export const keepsPages = async () =>
  (await canCache()) ? (await caches.keys()).length > 0 : 'refused';

export async function forgetPages() {
  // Only the worker can delete Workbox's timestamps of visited pages.
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (worker) {
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
    });
    worker.postMessage({ forget: true }, [port2]);
    await done;
  }
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
