import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { SearchForm } from '../search/search-form.tsx';
import styles from './not-found.module.css';
import pill from '../ui/pill.module.css';
import { Picture } from '../pictures/picture.tsx';
import poster from '../pictures/poster-header.module.css';
import { classes } from '../ui/classes.ts';
import { preloadsOf } from '../pictures/preloads.ts';

const picture = {
  scene: 'not-found',
  shape: 'tall, then wide',
  sizes: '(min-width: 40rem) max(100vw, 160vh), max(100vw, 54vh)',
} as const;

export const notFoundPreloads = preloadsOf(picture.scene, picture.shape, picture.sizes);

type Props = {
  mark?: string;
  title: string;
  text: string;
  links: { to: string; label: string }[];
  /** Address of the 404 page itself, not the unknown one. */
  address: string;
  /** Message for the console, in which `{path}` is replaced. */
  log?: string;
  children?: ReactNode;
};

export function NotFound({ mark, title, text, links, address, log, children }: Props) {
  const { t } = useI18n();
  return (
    <div
      className={styles.page}
      data-scene="not-found"
      data-under-toolbar
      data-not-found={address}
      data-log={log}
    >
      <div className={classes(poster.picture, styles.picture)} data-paper="picture">
        <Picture {...picture} alt={t('notFound.imageAlt')} priority />
      </div>
      <div className={styles.words} data-paper="flow">
        {mark && <span className={styles.mark}>{mark}</span>}
        <h1 id="title">{title}</h1>
        <p>{text}</p>
        {children}
        <ul role="list" className={styles.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className={pill.pill} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.search} data-screen-only>
          <SearchForm id="not-found-search" />
        </div>
      </div>
    </div>
  );
}
