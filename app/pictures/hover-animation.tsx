import { hoverAnimations, type SceneName } from './art/manifest.ts';
import './art/hover-animations.css';
import styles from './hover-animation.module.css';
import type { PictureShape } from './picture.tsx';

type Props = {
  scene: SceneName;
  /** The shape of the picture below it. */
  shape?: PictureShape;
};

/** A sprite that moves on hover. `hover.client.ts` unhides it: browsers do not fetch a hidden one's background. */
export function HoverAnimation({ scene, shape = 'wide' }: Props) {
  if (!hoverAnimations.has(scene)) return null;
  // Pictures are not mirrored in right-to-left pages.
  return (
    <div className={styles.frame} dir="ltr" hidden>
      <div className={styles.scene} data-hover-animation={scene} data-shape={shape}>
        <div className={styles.place}>
          <div className={styles.behind} />
          <div className={styles.thing} />
        </div>
      </div>
    </div>
  );
}
