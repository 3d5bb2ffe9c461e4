import { useI18n } from '../i18n/context.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import styles from './tag-list.module.css';

export type Tag = { id: string; name: string };

export function TagList({ tags }: { tags: readonly Tag[] }) {
  const { t } = useI18n();
  return (
    <ul role="list" className={classes(row.chips, styles.tags)} aria-label={t('destinations.tags')}>
      {tags.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
