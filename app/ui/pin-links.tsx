import { Pin } from './icons/icons.tsx';
import { Link } from './link.tsx';
import styles from './pin-links.module.css';

type Props = { links: readonly { to: string; title: string }[] };

/** Links to places, each behind a pin. */
export const PinLinks = ({ links }: Props) => (
  <ul role="list" className={styles.links}>
    {links.map(({ to, title }) => (
      <li key={to}>
        <Pin />
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
);
