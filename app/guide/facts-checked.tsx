import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import styles from './facts-checked.module.css';

type Props = {
  /** In words: 20 November 2026. */
  day: string;
  className?: string | undefined;
};

/** When somebody last looked whether it is all still so. */
export function FactsChecked({ day, className }: Props) {
  const { t } = useI18n();
  return <p className={classes(className, styles.checked)}>{t('facts.checked', { day })}</p>;
}
