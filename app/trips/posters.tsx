import type { SceneName } from '../pictures/art/manifest.ts';
import { Picture } from '../pictures/picture.tsx';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import styles from './posters.module.css';

type Props = { posters: readonly { id: string; scene: SceneName; imageAlt: string }[] };

export const postersSizes = (count: number) =>
  `(min-width: 40rem) max(${Math.round(100 / count)}vw, 60vh), ${phoneWidth}`;

export const Posters = ({ posters }: Props) => (
  <div className={styles.posters} data-count={posters.length}>
    {posters.map(({ id, scene, imageAlt }, at) => (
      <Picture
        key={id}
        scene={scene}
        shape="tall"
        alt={imageAlt}
        sizes={postersSizes(posters.length)}
        priority={at === 0}
      />
    ))}
  </div>
);
