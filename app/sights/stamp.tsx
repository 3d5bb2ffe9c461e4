import { stamps, stampSizes, type SceneName } from '../art/manifest.ts';
import { candidates as sceneCandidates } from '../pictures/picture.tsx';
import { classes } from '../ui/classes.ts';
import styles from './stamp.module.css';

const drawn: ReadonlySet<string> = new Set(stamps);

const candidates = (name: string, format: 'avif' | 'webp') =>
  stampSizes.widths.map((width) => `/art/stamps/${name}-${width}.${format} ${width}w`).join(', ');

type Props = {
  /** Id of the sight. */
  sight: string;
  /** Shown where no one has drawn the sight. */
  scene: SceneName;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  className?: string | undefined;
};

/** The picture of a sight, perforated as a postage stamp. */
export function Stamp({ sight, scene, alt, sizes, className }: Props) {
  const isDrawn = drawn.has(sight);
  const from = (format: 'avif' | 'webp') =>
    isDrawn ? candidates(sight, format) : sceneCandidates(scene, 'wide', format);
  return (
    <span className={classes(styles.stamp, className)}>
      <span className={styles.paper}>
        <picture>
          <source type="image/avif" srcSet={from('avif')} sizes={sizes} />
          <img
            src={isDrawn ? `/art/stamps/${sight}-480.webp` : `/art/${scene}-640.webp`}
            srcSet={from('webp')}
            sizes={sizes}
            width={stampSizes.width}
            height={stampSizes.height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </span>
    </span>
  );
}
