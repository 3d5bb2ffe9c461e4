import type { SceneName } from '../art/manifest.ts';
import { classes } from '../ui/classes.ts';
import { phoneWidth } from '../ui/phone-width.ts';
import styles from './band.module.css';
import frame from './frame.module.css';
import { Picture } from './picture.tsx';

export function Band({ scene, className }: { scene: SceneName; className?: string | undefined }) {
  return (
    <div className={classes(frame.frame, styles.band, className)} data-scene={scene}>
      <Picture
        scene={scene}
        alt=""
        sizes={`(min-width: 82rem) 82rem, (min-width: 40rem) 94vw, ${phoneWidth}`}
      />
    </div>
  );
}
