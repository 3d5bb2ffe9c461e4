import { illustrations } from './art/manifest.ts';
import frame from './frame.module.css';
import grain from './grain.module.css';
import picture from './picture.module.css';
import { classes } from '../ui/classes.ts';
import { srcSetOf } from './srcset.ts';
import stack from '../ui/stack.module.css';
import styles from './illustration.module.css';

type Props = {
  illustration: {
    id: keyof typeof illustrations;
    title: string;
    alt: string;
    /** A line for each number in the drawing. */
    legend: readonly string[];
  };
  /** Sets the legend beside the picture on wide screens. */
  beside?: boolean;
  sizes: string;
};

export function Illustration({ illustration, beside = false, sizes }: Props) {
  const { id, title, alt, legend } = illustration;
  const { width, height, widths } = illustrations[id];
  const name = `illustrations/${id}`;
  return (
    <figure className={classes(styles.figure, beside && styles.beside)}>
      <div className={classes(frame.frame, styles.frame)} data-paper="bare">
        <picture className={classes(picture.picture, grain.grain)}>
          <source type="image/avif" srcSet={srcSetOf(name, widths, 'avif')} sizes={sizes} />
          <img
            src={`/art/${name}-640.webp`}
            srcSet={srcSetOf(name, widths, 'webp')}
            sizes={sizes}
            width={width}
            height={height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
      <figcaption className={stack.near}>
        <p className={styles.title}>{title}</p>
        {legend.length > 0 && (
          <ol role="list" className={styles.legend} data-paper="numbers">
            {legend.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
