/** Share of the element in view. */
const threshold = 0.1;

/**
 * Elements in view at the start stay visible. Of an element taller than five windows 10 % is seen late, and of
 * one taller than ten never: it fades in as it enters.
 */
export function startReveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // Read before any write: after one it would lay the page out again.
      const { innerHeight: bottom } = window;
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset['reveal'] === 'waiting';
        const isTooTall = boundingClientRect.height * threshold > bottom / 2;
        if (isIntersecting && (intersectionRatio >= threshold || isTooTall)) {
          if (isWaiting) target.dataset['reveal'] = 'shown';
          observer.unobserve(target);
        } else if (!isWaiting && boundingClientRect.top >= bottom) {
          target.dataset['reveal'] = 'waiting';
        }
      }
    },
    { threshold: [0, threshold] },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
