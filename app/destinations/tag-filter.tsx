import type { SubmitEventHandler } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import type { Tag } from './tag-list.tsx';
import styles from './tag-filter.module.css';
import chip from '../ui/chip.module.css';
import pill from '../ui/pill.module.css';

type Props = {
  /** Where a press leads before hydration. */
  action: string;
  tags: readonly Tag[];
  /** The chosen tag's id; nothing for all. It may be one that does not exist. */
  selected: string | null;
  /** How many destinations are shown. */
  count: number;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/** "All" and one button for each tag; the number of results is announced. */
export function TagFilter({ action, tags, selected, count, onSubmit }: Props) {
  const { t } = useI18n();
  return (
    <form className={styles.filter} action={action} onSubmit={onSubmit} data-needs-scripts>
      <div role="group" aria-label={t('destinations.filter')} className={styles.buttons}>
        <button type="submit" className={chip.chip} aria-pressed={!selected}>
          {t('destinations.all')}
        </button>
        {tags.map(({ id, name }) => (
          <button
            key={id}
            type="submit"
            name="tag"
            value={id}
            className={chip.chip}
            aria-pressed={id === selected}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status" data-awaits-filter>
        {t(count > 0 ? 'destinations.count' : 'destinations.none', { count })}
      </p>
      {count === 0 && (
        <button type="submit" className={classes(pill.pill, pill.filled)}>
          {t('destinations.showAll')}
        </button>
      )}
    </form>
  );
}
