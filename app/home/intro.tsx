import type { SceneName } from '../pictures/art/manifest.ts';
import type { BlockData } from '../content/blocks.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { Reveal } from '../ui/reveal.tsx';
import styles from './intro.module.css';
import frame from '../pictures/frame.module.css';
import { Picture } from '../pictures/picture.tsx';
import rail from '../ui/rail.module.css';
import stack from '../ui/stack.module.css';
import { Prose } from '../ui/prose.tsx';

const pictures: SceneName[] = ['experiences', 'guide-istanbul', 'turquoise-coast'];

export function Intro({ blocks }: { blocks: readonly BlockData[] }) {
  const { t } = useI18n();
  return (
    <div className={styles.intro}>
      <div className={classes(styles.bands, rail.rail)} data-paper="flow">
        {blocks.map((block, index) => (
          <section key={block.id} id={block.id} aria-labelledby={`${block.id}-title`}>
            <Reveal
              className={classes(styles.band, index % 2 === 1 && styles.turned)}
              paper="whole"
            >
              <div className={frame.frame}>
                <Picture
                  scene={pictures[index] ?? 'guide-cappadocia'}
                  alt=""
                  sizes={`(min-width: 48rem) min(48vw, 40rem), (min-width: 40rem) 92vw, ${phoneWidth}`}
                />
              </div>
              <div className={classes(stack.apart, styles.words)}>
                {index === 0 && <p className={styles.label}>{t('home.introLabel')}</p>}
                <h2 id={`${block.id}-title`}>{block.title}</h2>
                <Prose html={block.html} />
              </div>
            </Reveal>
          </section>
        ))}
      </div>
    </div>
  );
}
