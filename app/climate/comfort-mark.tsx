import type { ComfortWord } from './comfort.ts';
import styles from './comfort-mark.module.css';

const snow =
  'M11.3 3h1.4v18h-1.4zM19.4 17.1l.7-1.2L4.6 6.9l-.7 1.2zM4.6 17.1l-.7-1.2 15.5-9 .7 1.2zM8.9 4.6l1-1L12 5.7l2.1-2.1 1 1L12 7.7zM8.9 19.4l1 1 2.1-2.1 2.1 2.1 1-1-3.1-3.1z';

/** A tulip, a bud, a sun, a snowflake and a drop, which differ without colour. */
const shapes: Record<ComfortWord, string> = {
  best: 'M12 14.4c-3.7 0-5.7-2.7-5.7-5.8 0-2.5.7-4.6.7-6.6l2.9 2.7L12 1l2.1 3.7L17 2c0 2 .7 4.1.7 6.6 0 3.1-2 5.8-5.7 5.8zm-.7 0h1.4v4.1c1.1-2 3.1-3.2 5.6-3.4-.3 3.9-2.6 6.9-6.3 6.9s-6-3-6.3-6.9c2.5.2 4.5 1.4 5.6 3.4z',
  good: 'M12 8.6c2 1.6 3 3.3 3 5a3 3 0 0 1-6 0c0-1.7 1-3.4 3-5zm-.7 7h1.4V22h-1.4z',
  hot: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.3 2.5h1.4v3h-1.4zM11.3 18.5h1.4v3h-1.4zM2.5 11.3h3v1.4h-3zM18.5 11.3h3v1.4h-3zM5.8 4.8l2.1 2.1-1 1-2.1-2.1zM18.2 4.8l1 1-2.1 2.1-1-1zM6.9 16.1l1 1-2.1 2.1-1-1zM17.1 16.1l2.1 2.1-1 1-2.1-2.1z',
  cool: snow,
  cold: snow,
  wet: 'M12 3c3 3.9 5.5 6.9 5.5 10.2a5.5 5.5 0 0 1-11 0C6.5 9.9 9 6.9 12 3z',
};

export function ComfortMark({ comfort }: { comfort: ComfortWord }) {
  const isPleasant = comfort === 'best' || comfort === 'good';
  return (
    <svg
      className={isPleasant ? styles[comfort] : styles.rest}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[comfort]} />
    </svg>
  );
}
