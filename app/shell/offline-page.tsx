import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { EmergencyCard } from '../offline/emergency-card.tsx';
import { linksToken } from '../offline/names.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import column from '../ui/page-body.module.css';
import { PageHeader } from '../ui/page-header.tsx';
import pill from '../ui/pill.module.css';
import styles from './offline-page.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';

/** Served by the worker in place of a page that is not cached; without a picture, which may not be cached either. */
export function OfflinePage({ emergency }: { emergency: BlockData }) {
  const { locale, t } = useI18n();
  return (
    <>
      <PageHeader title={t('offline.title')} lead={t('offline.text')}>
        <ul role="list" className={row.row}>
          <li>
            {/* An empty address is the one that the browser shows. */}
            <Link className={classes(pill.pill, pill.filled)} to="">
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
      <section className={classes(stack.wide, styles.cached)} aria-labelledby="cached-pages">
        <h2 id="cached-pages">{t('offline.cached')}</h2>
        <ul role="list">{linksToken}</ul>
      </section>
      <div className={classes(column.body, styles.below)}>
        <EmergencyCard block={emergency} />
      </div>
    </>
  );
}
