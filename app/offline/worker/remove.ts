import { scope } from './scope.ts';

/* Deployed with `SITE_WORKER=off`: replaces the worker, deletes its caches and unregisters itself. */

async function forget() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(forget()));
