import { scenes, type SceneName } from '../art/manifest.ts';
import styles from './picture.module.css';

type Props = {
  scene: SceneName;
  /** The whole scene (16:10) or its middle as an upright poster (4:5). */
  shape?: 'wide' | 'tall';
  /** What it shows; empty where words beside it say as much. */
  alt: string;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture: loaded first, never late. One to a page. */
  priority?: boolean;
};

/** A drawn picture of ours, with the paper's grain laid over it. */
export function Picture({ scene, shape = 'wide', alt, sizes, priority = false }: Props) {
  const { widths, width, height } = scenes[scene][shape];
  const name = shape === 'tall' ? `${scene}-tall` : scene;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((step) => `/art/${name}-${step}.${format} ${step}w`).join(', ');
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/art/${name}-640.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
