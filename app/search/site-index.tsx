import { Link } from '../ui/link.tsx';
import type { siteIndex } from './search.server.ts';
import { useI18n } from '../i18n/context.tsx';
import styles from './site-index.module.css';

export const siteIndexId = 'site-index';

export function SiteIndex({ groups }: { groups: ReturnType<typeof siteIndex> }) {
  const { t } = useI18n();
  return groups.map(({ group, pages }) => (
    <section key={group} className={styles.group}>
      <h3>{t(`search.group.${group}`)}</h3>
      <ul role="list" className={styles.pages}>
        {pages.map(({ title, to, scene, parts }) => (
          <li key={to} className={styles.page} data-scene={scene}>
            <Link to={to}>{title}</Link>
            {parts.length > 0 && (
              <ul role="list">
                {parts.map((part) => (
                  <li key={part.to}>
                    <Link to={part.to}>{part.title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
