import { useI18n } from '../i18n/context.tsx';
import { formatDay } from '../i18n/format.ts';
import { classes } from '../ui/classes.ts';
import styles from './facts-checked.module.css';

type Props = {
  /** As in the content: 2026-11-20. */
  day: string;
  className?: string | undefined;
};

/** When somebody last looked whether it is all still so. */
export function FactsChecked({ day, className }: Props) {
  const { locale, t } = useI18n();
  return (
    <p className={classes(className, styles.checked)}>
      {t('facts.checked', { day: formatDay(locale, day) })}
    </p>
  );
}
