/** Share of the element in view. */
const threshold = 0.1;

/** Elements in view at the start stay visible. */
export function startReveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // Read before any write: after one it would lay the page out again.
      const { innerHeight: bottom } = window;
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset['reveal'] === 'waiting';
        if (isIntersecting && intersectionRatio >= threshold) {
          if (isWaiting) target.dataset['reveal'] = 'shown';
          observer.unobserve(target);
        } else if (!isWaiting && boundingClientRect.top >= bottom) {
          target.dataset['reveal'] = 'waiting';
        }
      }
    },
    { threshold },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
