import { Link } from './link.tsx';
import { ArrowForward } from './icons/icons.tsx';
import styles from './back-link.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.back} to={to} grows data-screen-only>
      <span className={styles.arrow}>
        <ArrowForward />
      </span>
      {children}
    </Link>
  );
}
