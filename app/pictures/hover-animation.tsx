import { hoverAnimations, type SceneName } from '../art/manifest.ts';
import '../art/hover-animations.css';
import styles from './hover-animation.module.css';
import type { PictureShape } from './picture.tsx';

type Props = {
  scene: SceneName;
  /** As in the picture that it lies over. */
  shape?: PictureShape;
};

/**
 * Something in a picture that moves while the visitor is at its card: a ferry, a balloon, steam.
 * A sprite over the picture, which a browser does not fetch while it is hidden; `hover.client.ts` shows it
 * when it has arrived whole.
 */
export function HoverAnimation({ scene, shape = 'wide' }: Props) {
  if (!hoverAnimations.has(scene)) return null;
  // A picture is never mirrored, so what lies over it is placed from the left in every language.
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
