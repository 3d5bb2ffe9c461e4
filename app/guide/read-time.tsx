import { useI18n } from '../i18n/context.tsx';
import { Clock } from '../ui/icons/icons.tsx';
import styles from './read-time.module.css';

export function ReadTime({ minutes }: { minutes: number }) {
  const { t } = useI18n();
  return (
    <p className={styles.time}>
      <Clock />
      {t('guide.readTime', { minutes })}
    </p>
  );
}
