import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './reveal.module.css';
import stagger from './stagger.module.css';

/** Share of an element that must be visible before it fades up (spec: 10 %). */
const threshold = 0.1;

type Props = {
  children: ReactNode;
  className?: string | undefined;
  /** The children come one after another instead of all at once. */
  staggered?: boolean;
};

/**
 * Fades its content up, once, when it scrolls into view. Nothing is hidden before scripts run,
 * nor what is in view by then, nor for visitors who asked for less motion.
 */
export function Reveal({ children, className, staggered = false }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');

  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting && entry.intersectionRatio >= threshold) {
          setState((before) => (before === 'waiting' ? 'shown' : before));
          observer.disconnect();
          // What is not laid out yet (arriving.ts) has a box of zeros, and is below, too.
        } else if (!entry.isIntersecting && entry.boundingClientRect.top >= 0) {
          setState('waiting');
        }
      },
      { threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  const shown = staggered ? stagger.group : styles.shown;
  return (
    <div
      ref={element}
      className={classes(
        className,
        state === 'waiting' && styles.waiting,
        state === 'shown' && shown,
      )}
    >
      {children}
    </div>
  );
}
