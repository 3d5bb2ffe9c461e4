/** Browsers without storage lack the caches or refuse to open them. */
export const canCache = async () =>
  'caches' in globalThis &&
  (await caches.keys().then(
    () => true,
    () => false,
  ));
