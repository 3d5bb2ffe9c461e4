import { useEffect, useState } from 'react';
import { hoverAnimations, type SceneName } from '../art/manifest.ts';
import '../art/hover-animations.css';
import { lessData } from '../ui/connection.ts';
import styles from './hover-animation.module.css';
import type { PictureShape } from './picture.tsx';

type Props = {
  scene: SceneName;
  /** As in the picture that it lies over. */
  shape?: PictureShape;
};

const canHover = '(hover: hover) and (prefers-reduced-motion: no-preference)';

/**
 * Something in a picture that moves while the visitor is at its card: a ferry, a balloon, steam.
 * A sprite over the picture, asked for when this is first rendered; until it has arrived whole, and
 * where it does not, the picture stays as it is.
 */
export function HoverAnimation({ scene, shape = 'wide' }: Props) {
  // Kept while it is shown: a browser may forget a picture that nobody has, and would ask for it anew.
  const [arrived, setArrived] = useState<HTMLImageElement>();

  useEffect(() => {
    if (!hoverAnimations.has(scene) || !matchMedia(canHover).matches || lessData()) return;
    const sheet = new Image();
    sheet.src = `/art/${scene}-hover.avif`;
    sheet.decode().then(
      () => setArrived(sheet),
      () => {},
    );
  }, [scene]);

  if (!arrived) return null;
  // A picture is never mirrored, so what lies over it is placed from the left in every language.
  return (
    <div className={styles.frame} dir="ltr">
      <div className={styles.scene} data-hover-animation={scene} data-shape={shape}>
        <div className={styles.place}>
          <div className={styles.behind} />
          <div className={styles.thing} />
        </div>
      </div>
    </div>
  );
}
