import { scenes, type SceneName } from '../art/manifest.ts';
import styles from './picture.module.css';

/**
 * The whole scene (16:10), its middle as an upright poster (4:5), or the poster on phones and the
 * whole scene where there is room for it.
 */
export type PictureShape = 'wide' | 'tall' | 'tall, then wide';

/** Where there is room; hover-animation.module.css says the same. */
export const room = '(min-width: 40rem)';
export const noRoom = `not all and ${room}`;

type Props = {
  scene: SceneName;
  shape?: PictureShape;
  /** What it shows; empty where words beside it say as much. */
  alt: string;
  /** Width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture: loaded first, never late. One to a page. */
  priority?: boolean;
};

const nameOf = (scene: SceneName, shape: 'wide' | 'tall') =>
  shape === 'tall' ? `${scene}-tall` : scene;

/** The smaller first; browsers take the first that they know. */
const formats = ['avif', 'webp'] as const;

export const candidates = (
  scene: SceneName,
  shape: 'wide' | 'tall',
  format: (typeof formats)[number],
) =>
  scenes[scene][shape].widths
    .map((step) => `/art/${nameOf(scene, shape)}-${step}.${format} ${step}w`)
    .join(', ');

/** A drawn picture of ours, with the paper's grain laid over it. */
export function Picture({ scene, shape = 'wide', alt, sizes, priority = false }: Props) {
  const base = shape === 'wide' ? 'wide' : 'tall';
  const { width, height } = scenes[scene][base];
  const isBoth = shape === 'tall, then wide';
  return (
    <picture className={styles.picture}>
      {isBoth &&
        formats.map((format) => (
          <source
            key={format}
            media={room}
            type={`image/${format}`}
            srcSet={candidates(scene, 'wide', format)}
            sizes={sizes}
            width={scenes[scene].wide.width}
            height={scenes[scene].wide.height}
          />
        ))}
      <source type="image/avif" srcSet={candidates(scene, base, 'avif')} sizes={sizes} />
      <img
        src={`/art/${nameOf(scene, base)}-640.webp`}
        srcSet={candidates(scene, base, 'webp')}
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
