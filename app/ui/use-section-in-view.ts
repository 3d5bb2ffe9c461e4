import { useEffect, useState } from 'react';

/** A heading begins its section once it stands in the upper third of the screen, or above it. */
const reached = '9999999px 0px -67% 0px';

/**
 * Which of the elements with these ids is being read: the last that has been reached. None before
 * the first, nor until scripts run. The list must stay the same from one render to the next.
 */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(ids.findLast((id) => passed.has(id)));
      },
      { rootMargin: reached },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
