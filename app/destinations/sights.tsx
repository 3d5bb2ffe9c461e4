import type { ReactNode } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { SightFacts } from './sight-facts.tsx';
import { Stamp } from '../pictures/sights/stamp.tsx';
import styles from './sights.module.css';
import textStyles from '../ui/text.module.css';
import { classes } from '../ui/classes.ts';
import stack from '../ui/stack.module.css';
import type { DestinationData } from './destinations.server.ts';
import { WideSection } from './wide-section.tsx';

type Props = Pick<DestinationData, 'sights' | 'scene'> & {
  /** Takes the room of four sights on wide screens. */
  map: ReactNode;
  /** Below them. */
  children: ReactNode;
};

/** Each sight has the Turkish name of its road signs, and its number on the map. */
export function Sights({ sights, scene, map, children }: Props) {
  const { t } = useI18n();
  return (
    <WideSection id="sights" title={t('destination.sights')}>
      <div className={classes(stack.wide, styles.sights)} data-paper="flow">
        {map && (
          <div className={styles.map}>
            <div>{map}</div>
          </div>
        )}
        <ol role="list" className={classes(stack.apart, styles.list)} data-paper="flow">
          {sights.map(({ id, name, sign, text, alt = '', ...facts }) => (
            <li key={id} id={`sight-${id}`} data-paper="block">
              <Stamp
                className={styles.stamp}
                data-screen-only
                sight={id}
                scene={scene}
                alt={alt}
                sizes="(min-width: 80rem) 19rem, (min-width: 64rem) 30vw, (min-width: 48rem) 44vw, 7rem"
              />
              <div className={styles.head}>
                <h3>{name}</h3>
                {sign !== name && (
                  <p className={classes(textStyles.note, styles.turkish)}>
                    <bdi lang="tr" translate="no">
                      {sign}
                    </bdi>
                  </p>
                )}
              </div>
              <p>{text}</p>
              <SightFacts name={name} facts={facts} />
            </li>
          ))}
        </ol>
      </div>
      {children}
    </WideSection>
  );
}
