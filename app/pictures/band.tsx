import type { SceneName } from './art/manifest.ts';
import styles from './band.module.css';
import { Picture } from './picture.tsx';

/** A scene across the page, between words. */
export const Band = ({ scene }: { scene: SceneName }) => (
  <div className={styles.band} data-screen-only>
    <Picture scene={scene} alt="" sizes="(min-width: 88rem) 82rem, 94vw" />
  </div>
);
