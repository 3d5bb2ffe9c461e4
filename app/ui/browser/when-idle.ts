export function whenIdle(work: () => unknown) {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void work())
      : setTimeout(work, 1000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
