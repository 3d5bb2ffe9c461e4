/** Share of an element that must be visible before it fades up (spec: 10 %). */
const threshold = 0.1;

/**
 * Lets what is below the screen wait until it scrolls into view. What is in view by now stays, and so does all
 * for visitors who asked for less motion.
 */
export function startReveal() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const isWaiting = target.dataset['reveal'] === 'waiting';
        if (isIntersecting && intersectionRatio >= threshold) {
          if (isWaiting) target.dataset['reveal'] = 'shown';
          observer.unobserve(target);
        } else if (!isWaiting && boundingClientRect.top >= innerHeight) {
          target.dataset['reveal'] = 'waiting';
        }
      }
    },
    { threshold },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
