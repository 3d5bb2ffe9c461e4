import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './take-along-offer.module.css';
import textStyles from '../ui/text.module.css';

export function TakeAlongOffer() {
  const { locale, t } = useI18n();
  return (
    <aside className={styles.offer} data-screen-only aria-labelledby="take-along-title">
      <h2 id="take-along-title" className={textStyles.large}>
        {t('takeAlong.title')}
      </h2>
      <p>{t('takeAlong.offer')}</p>
      <ButtonLink to={paths.save(locale)}>{t('takeAlong.more')}</ButtonLink>
    </aside>
  );
}
