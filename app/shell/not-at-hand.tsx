import { useEffect, useState } from 'react';
import { Link } from '../ui/link.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import { askForPagesAtHand } from '../offline/keep-seen.ts';
import type { PageAtHand } from '../offline/names.ts';
import styles from './not-at-hand.module.css';
import { PageHeader } from '../ui/page-header.tsx';

type Props = {
  title: string;
  text: string;
  /** The address that was asked for; empty where any may be. */
  address: string;
};

/**
 * Says that a page could not be had, and what can be: links to the pages that are at hand. It has no
 * picture, which might not be at hand either. The worker fills in the list where no script runs.
 */
export function NotAtHand({ title, text, address }: Props) {
  const { locale, t } = useI18n();
  const [pages, setPages] = useState<readonly PageAtHand[]>([]);
  useEffect(() => {
    void askForPagesAtHand(locale).then(setPages);
  }, [locale]);
  return (
    <>
      <PageHeader title={title} lead={text}>
        <ul role="list" className={styles.ways}>
          <li>
            {/* An empty address is the one that the browser shows. */}
            <Link className={classes(pill.pill, pill.filled)} to={address}>
              {t('error.reload')}
            </Link>
          </li>
          <li>
            <Link className={pill.pill} to={paths.home(locale)}>
              {t('notFound.home')}
            </Link>
          </li>
          <li>
            <Link className={pill.pill} to={paths.takeAlong(locale)}>
              {t('takeAlong.title')}
            </Link>
          </li>
        </ul>
      </PageHeader>
      <section className={styles.atHand} aria-labelledby="at-hand">
        <h2 id="at-hand">{t('offline.atHand')}</h2>
        <ul role="list" data-at-hand="">
          {pages.map((page) => (
            <li key={page.address}>
              <Link to={page.address}>{page.title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
