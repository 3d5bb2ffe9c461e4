import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
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
