import type { ReactNode } from 'react';
import type { Photo } from './photo-facts.ts';
import { photoSource } from './photo.ts';
import { PhotoCredit } from './photo-credit.tsx';
import { PhotoGround } from './photo-ground.tsx';
import { PhotoLayer } from './photo-layer.tsx';
import styles from './figure.module.css';
import textStyles from '../ui/text.module.css';
import { classes } from '../ui/classes.ts';
import frame from './frame.module.css';

type Props = {
  photo: Photo;
  alt: string;
  sizes: string;
  /** Shows the same subject until the photo comes, and where it does not. */
  drawing?: ReactNode;
  /** What the drawing shows. */
  drawn?: string;
};

/** A photo with its credit. */
export function Figure({ photo, alt, sizes, drawing, drawn }: Props) {
  const { colour } = photoSource(photo);
  return (
    <figure className={styles.figure} data-screen-only>
      <div className={frame.frame}>
        <div className={styles.picture}>
          <PhotoGround colour={colour}>{drawing}</PhotoGround>
          <PhotoLayer photo={photo} alt={alt} sizes={sizes} comes="at once" />
        </div>
      </div>
      <figcaption className={classes(textStyles.note, styles.caption)}>
        {drawn && <span className={styles.ofDrawing}>{drawn}.</span>}
        <span className={drawn && styles.ofPhoto}>
          {`${alt}. `}
          <span className={styles.credit} data-needs-scripts="">
            <PhotoCredit photo={photo} />
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
