import type { Way } from './leg.ts';
import styles from './ways.module.css';

export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ by, text }) => (
        <li key={text}>
          <svg viewBox="0 0 34 10" aria-hidden="true" data-by={by}>
            <path d="M2 5H32" />
            <path d="M2 5H32" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
