import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './take-along-offer.module.css';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

export function TakeAlongOffer() {
  const { locale, t } = useI18n();
  return (
    <aside
      className={classes(stack.near, styles.offer)}
      data-screen-only
      aria-labelledby="take-along-title"
    >
      <h2 id="take-along-title" className={textStyles.large}>
        {t('takeAlong.title')}
      </h2>
      <p className={textStyles.measured}>{t('takeAlong.offer')}</p>
      <ButtonLink to={paths.save(locale)}>{t('takeAlong.more')}</ButtonLink>
    </aside>
  );
}
