import { useMemo } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { useSectionInView } from '../ui/use-section-in-view.ts';
import styles from './contents.module.css';

type Props = { headings: readonly { id: string; text: string }[] };

/** An article's sections; the one that is being read is marked. */
export function Contents({ headings }: Props) {
  const { t } = useI18n();
  const ids = useMemo(() => headings.map(({ id }) => id), [headings]);
  const reading = useSectionInView(ids);
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{t('article.contents')}</h2>
      <ol role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
