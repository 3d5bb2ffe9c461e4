import { useId } from 'react';
import chip from '../ui/chip.module.css';
import row from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';
import { classes } from '../ui/classes.ts';
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
    <nav className={classes(row.row, styles.index)} aria-labelledby={label}>
      <p id={label} className={textStyles.strong}>
        {title}
      </p>
      <ul role="list" className={row.chips}>
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
