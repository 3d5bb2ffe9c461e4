import type { Way } from './leg.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import styles from './ways.module.css';

export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul role="list" className={classes(stack.close, styles.ways)}>
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
