import { useI18n } from '../i18n/context.tsx';
import styles from './skip-link.module.css';

export function SkipLink() {
  const { t } = useI18n();
  return (
    <a className={styles.skip} data-screen-only href="#main">
      {t('toolbar.skip')}
    </a>
  );
}
