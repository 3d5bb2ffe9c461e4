import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import type { Tag } from './tag-list.tsx';
import styles from './tag-filter.module.css';
import chip from '../ui/chip.module.css';
import pill from '../ui/pill.module.css';

type Props = {
  tags: readonly Tag[];
  /** The chosen tag's id; nothing for all. It may be one that does not exist. */
  selected: string | null;
  /** How many destinations are shown. */
  count: number;
  onSelect: (tag: string | null) => void;
};

/** "All" and one button for each tag; the number of results is announced. */
export function TagFilter({ tags, selected, count, onSelect }: Props) {
  const { t } = useI18n();
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={t('destinations.filter')} className={styles.buttons}>
        <button
          type="button"
          className={chip.chip}
          aria-pressed={!selected}
          onClick={() => onSelect(null)}
        >
          {t('destinations.all')}
        </button>
        {tags.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={chip.chip}
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {t(count > 0 ? 'destinations.count' : 'destinations.none', { count })}
      </p>
      {count === 0 && (
        <button
          type="button"
          className={classes(pill.pill, pill.filled)}
          onClick={() => onSelect(null)}
        >
          {t('destinations.showAll')}
        </button>
      )}
    </div>
  );
}
