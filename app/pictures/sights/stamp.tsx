import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import { SightPicture } from './sight-picture.tsx';
import styles from './stamp.module.css';

type Props = ComponentProps<typeof SightPicture> & {
  className?: string | undefined;
  'data-screen-only'?: boolean;
};

/** The picture of a sight, perforated as a postage stamp. */
export const Stamp = ({ className, 'data-screen-only': onScreen, ...picture }: Props) => (
  <span className={classes(styles.stamp, className)} data-screen-only={onScreen}>
    <span className={styles.paper}>
      <SightPicture {...picture} />
    </span>
  </span>
);
