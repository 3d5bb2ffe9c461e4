import { phoneWidth } from '../ui/browser/phone-width.ts';
import { classes } from '../ui/classes.ts';
import { BaseMap } from './base-map.tsx';
import styles from './framed-map.module.css';

/** The country, as a picture beside texts. */
export const FramedMap = ({ className }: { className?: string | undefined }) => (
  <div className={classes(styles.map, className)} data-screen-only>
    <BaseMap shape="landscape" sizes={`(min-width: 64rem) min(46vw, 40rem), ${phoneWidth}`} />
  </div>
);
