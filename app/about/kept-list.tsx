import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import pill from '../ui/pill.module.css';
import { kept } from './kept.ts';
import styles from './kept-list.module.css';
import textStyles from '../ui/text.module.css';

/** Lists what may be stored; `kept-list.client.ts` shows what is, because only the browser knows it. */
export function KeptList() {
  const { t } = useI18n();
  return (
    <div
      className={styles.kept}
      data-kept-list
      data-forget={t('privacy.forget')}
      data-nothing={t('privacy.nothing')}
      data-refused={t('privacy.refused')}
    >
      <ul role="list">
        {kept.map(({ title }) => (
          <li
            key={title}
            className={styles.thing}
            data-kept={title}
            data-title={t(title)}
            data-forgotten={t('privacy.forgotten', { thing: t(title) })}
          >
            <h3 className={textStyles.medium}>{t(title)}</h3>
            <p>{t(`${title}Text`)}</p>
            <button type="button" className={classes(pill.pill, styles.button)} hidden>
              {t('privacy.nothing')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status} />
    </div>
  );
}
