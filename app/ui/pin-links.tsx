import { Pin } from './icons/icons.tsx';
import { Link } from './link.tsx';
import row from './row.module.css';
import { classes } from './classes.ts';
import styles from './pin-links.module.css';

type Props = { links: readonly { to: string; title: string }[] };

/** Links to places, each behind a pin. */
export const PinLinks = ({ links }: Props) => (
  <ul role="list" className={classes(row.links, styles.links)}>
    {links.map(({ to, title }) => (
      <li key={to}>
        <Pin />
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
);
