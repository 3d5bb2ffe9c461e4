import { useI18n } from '../i18n/context.tsx';
import styles from './tag-list.module.css';

export type Tag = { id: string; name: string };

export function TagList({ tags }: { tags: readonly Tag[] }) {
  const { t } = useI18n();
  return (
    <ul role="list" className={styles.tags} aria-label={t('destinations.tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
