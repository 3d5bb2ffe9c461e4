import { useI18n } from '../i18n/context.tsx';
import styles from './sights.module.css';
import { WideSection } from './wide-section.tsx';

type Sight = { id: string; name: string; sign: string; text: string };

/** Each sight has the Turkish name of its road signs. */
export function Sights({ sights }: { sights: readonly Sight[] }) {
  const { t } = useI18n();
  return (
    <WideSection id="sights" title={t('destination.sights')}>
      <dl className={styles.list}>
        {sights.map(({ id, name, sign, text }) => (
          <div key={id} id={`sight-${id}`}>
            <dt>
              {name}
              {sign !== name && (
                <span className={styles.turkish}>
                  <bdi lang="tr" translate="no">
                    {sign}
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
