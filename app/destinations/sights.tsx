import { useI18n } from '../i18n/context.tsx';
import styles from './sights.module.css';
import { WideSection } from './wide-section.tsx';

type Sight = { name: string; turkish: string; text: string };

/** Each sight has the Turkish name of its road signs. */
export function Sights({ sights }: { sights: readonly Sight[] }) {
  const { t } = useI18n();
  return (
    <WideSection id="sights" title={t('destination.sights')}>
      <dl className={styles.list}>
        {sights.map(({ name, turkish, text }, at) => (
          <div key={turkish} id={`sight-${at + 1}`}>
            <dt>
              {name}
              {turkish !== name && (
                <span className={styles.turkish}>
                  <bdi lang="tr" translate="no">
                    {turkish}
                  </bdi>
                </span>
              )}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </WideSection>
  );
}
