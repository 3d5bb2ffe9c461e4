import type { ReactNode } from 'react';
import styles from './photo.module.css';

type Props = {
  colour?: string | undefined;
  /** A drawing of what the photo shows. */
  children?: ReactNode;
};

/** Below a photo, and in its place where it does not come: a drawing, or the colour of the photo or of the page. */
export const PhotoGround = ({ colour, children }: Props) => (
  <div className={styles.ground} aria-hidden="true">
    {colour && (
      <svg className={styles.colour}>
        <rect width="100%" height="100%" fill={colour} />
      </svg>
    )}
    {children}
  </div>
);
