import { useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { forgetSearches, recentSearches } from './recent.ts';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import styles from './search.module.css';

export function RecentSearches({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useI18n();
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="search-recent">
      <h2 id="search-recent">{t('search.recent')}</h2>
      <ul role="list" className={classes(row.chips, styles.chips)}>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={chip.chip} onClick={() => onChoose(query)}>
              <bdi translate="no">{query}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={chip.chip}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('search.forget')}
          </button>
        </li>
      </ul>
    </section>
  );
}
