import { illustrations, type IllustrationName } from '../art/manifest.ts';
import frame from './frame.module.css';
import picture from './picture.module.css';
import type { IllustrationWords } from '../content/schemas.ts';
import { classes } from '../ui/classes.ts';
import styles from './illustration.module.css';

const candidates = (id: IllustrationName, format: 'avif' | 'webp') =>
  illustrations[id].widths
    .map((width) => `/art/illustrations/${id}-${width}.${format} ${width}w`)
    .join(', ');

type Props = {
  illustration: IllustrationWords;
  /** Sets the legend beside the picture on wide screens. */
  beside?: boolean;
  sizes: string;
  className?: string | undefined;
};

export function Illustration({ illustration, beside = false, sizes, className }: Props) {
  const { id, title, alt, legend } = illustration;
  const { width, height } = illustrations[id];
  return (
    <figure className={classes(styles.figure, beside && styles.beside, className)}>
      <div className={classes(frame.frame, styles.frame)}>
        <picture className={picture.picture}>
          <source type="image/avif" srcSet={candidates(id, 'avif')} sizes={sizes} />
          <img
            src={`/art/illustrations/${id}-640.webp`}
            srcSet={candidates(id, 'webp')}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.title}>{title}</p>
        {legend.length > 0 && (
          <ol role="list" className={styles.legend}>
            {legend.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
