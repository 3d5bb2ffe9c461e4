import type { ReactNode } from 'react';
import type { SceneName } from './art/manifest.ts';
import { classes } from '../ui/classes.ts';
import { Picture } from './picture.tsx';
import { posterSizes } from './preloads.ts';
import styles from './poster-header.module.css';

type Props = {
  scene: SceneName;
  alt: string;
  title: string;
  subtitle?: string;
  above?: ReactNode;
  below?: ReactNode;
  /** Sets the title smaller, and beside the picture on wide screens. */
  long?: boolean;
  /** Replaces the scene's picture; the scene then gives the colours only. */
  picture?: ReactNode;
};

export function PosterHeader({ scene, alt, title, subtitle, above, below, long, picture }: Props) {
  return (
    <header
      className={classes(styles.header, long && styles.long)}
      data-scene={scene}
      data-under-toolbar
    >
      <div className={styles.picture}>
        {picture ?? (
          <Picture
            scene={scene}
            shape="tall, then wide"
            alt={alt}
            sizes={posterSizes(long)}
            priority
          />
        )}
      </div>
      <div className={styles.words} data-paper="flow">
        {above}
        <h1 id="title" className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {below}
      </div>
    </header>
  );
}
