import { useId } from 'react';
import chip from '../ui/chip.module.css';
import styles from './index-links.module.css';

type Props = {
  title: string;
  /** Ids on this page, and what they are called. */
  links: readonly { id: string; text: string }[];
};

/** Links from the top of the page to one of its parts. */
export function IndexLinks({ title, links }: Props) {
  const label = useId();
  return (
    <nav className={styles.index} aria-labelledby={label}>
      <p id={label}>{title}</p>
      <ul role="list">
        {links.map(({ id, text }) => (
          <li key={id}>
            <a className={chip.chip} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
