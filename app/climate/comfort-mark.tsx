import type { Comfort } from '../content/comfort.ts';
import styles from './comfort-mark.module.css';

/** A tulip, a bud and a dash, which differ without colour. */
const shapes: Record<Comfort, string> = {
  best: 'M12 14.4c-3.7 0-5.7-2.7-5.7-5.8 0-2.5.7-4.6.7-6.6l2.9 2.7L12 1l2.1 3.7L17 2c0 2 .7 4.1.7 6.6 0 3.1-2 5.8-5.7 5.8zm-.7 0h1.4v4.1c1.1-2 3.1-3.2 5.6-3.4-.3 3.9-2.6 6.9-6.3 6.9s-6-3-6.3-6.9c2.5.2 4.5 1.4 5.6 3.4z',
  good: 'M12 8.6c2 1.6 3 3.3 3 5a3 3 0 0 1-6 0c0-1.7 1-3.4 3-5zm-.7 7h1.4V22h-1.4z',
  rest: 'M8 11.3h8v1.4H8z',
};

export function ComfortMark({ comfort }: { comfort: Comfort }) {
  return (
    <svg className={styles[comfort]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[comfort]} />
    </svg>
  );
}
