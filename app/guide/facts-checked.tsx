import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import styles from './facts-checked.module.css';

type Props = {
  /** Formatted, as in "20 November 2026". */
  day: string;
  className?: string | undefined;
};

export function FactsChecked({ day, className }: Props) {
  const { t } = useI18n();
  return <p className={classes(className, styles.checked)}>{t('facts.checked', { day })}</p>;
}
