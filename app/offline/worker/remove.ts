import { scope } from './scope.ts';

/*
 * The worker of a deployment without one (`SITE_WORKER=off`): it takes the place of the one before,
 * forgets all that was kept, and goes. Open pages go on as if there had never been one.
 */

async function forget() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(forget()));
