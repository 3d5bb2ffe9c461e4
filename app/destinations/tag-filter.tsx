import type { SubmitEventHandler } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { tagField } from './selection.ts';
import type { FilterTag } from './selection.ts';
import styles from './tag-filter.module.css';
import chip from '../ui/chip.module.css';
import pill from '../ui/pill.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';

type Props = {
  /** Address that the form loads before hydration. */
  action: string;
  tags: readonly FilterTag[];
  /** Id of a tag, which may not exist; `null` for all. */
  selected: string | null;
  count: number;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

export function TagFilter({ action, tags, selected, count, onSubmit }: Props) {
  const { t } = useI18n();
  return (
    <form
      className={classes(stack.apart, stack.start)}
      action={action}
      onSubmit={onSubmit}
      data-needs-scripts
      data-screen-only
    >
      <div
        role="group"
        aria-label={t('destinations.filter')}
        className={classes(row.chips, styles.buttons)}
      >
        <button type="submit" className={chip.chip} aria-pressed={!selected}>
          {t('destinations.all')}
        </button>
        {tags.map(({ id, name, places }) => (
          <button
            key={id}
            type="submit"
            name={tagField}
            value={id}
            className={chip.chip}
            aria-pressed={id === selected}
          >
            <span>{name}</span>
            <span className={styles.places} aria-hidden="true">
              {places}
            </span>
            <VisuallyHidden>{`(${t('destinations.count', { count: places })})`}</VisuallyHidden>
          </button>
        ))}
      </div>
      <p className={textStyles.soft} role="status" data-awaits-query>
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
