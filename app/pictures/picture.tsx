import { scenes, type SceneName } from './art/manifest.ts';
import { srcSetOf } from './srcset.ts';
import { classes } from '../ui/classes.ts';
import grain from './grain.module.css';
import styles from './picture.module.css';

/** `wide` is the whole scene (16:10), `tall` its middle (4:5). */
export type PictureShape = 'wide' | 'tall' | 'tall, then wide';

/** The same as in hover-animation.module.css. */
export const wideScreen = '(min-width: 40rem)';
export const narrowScreen = `not all and ${wideScreen}`;

type Props = {
  scene: SceneName;
  shape?: PictureShape;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  /** For the page's largest picture only. */
  priority?: boolean;
};

const fileNameOf = (scene: SceneName, shape: 'wide' | 'tall') =>
  shape === 'tall' ? `${scene}-tall` : scene;

/** Browsers take the first that they support. */
const formats = ['avif', 'webp'] as const;

export const candidates = (
  scene: SceneName,
  shape: 'wide' | 'tall',
  format: (typeof formats)[number],
) => srcSetOf(fileNameOf(scene, shape), scenes[scene][shape].widths, format);

export function Picture({ scene, shape = 'wide', alt, sizes, priority = false }: Props) {
  const base = shape === 'wide' ? 'wide' : 'tall';
  const { width, height } = scenes[scene][base];
  const isBoth = shape === 'tall, then wide';
  return (
    <picture className={classes(styles.picture, grain.grain)}>
      {isBoth &&
        formats.map((format) => (
          <source
            key={format}
            media={wideScreen}
            type={`image/${format}`}
            srcSet={candidates(scene, 'wide', format)}
            sizes={sizes}
            width={scenes[scene].wide.width}
            height={scenes[scene].wide.height}
          />
        ))}
      <source type="image/avif" srcSet={candidates(scene, base, 'avif')} sizes={sizes} />
      <img
        src={`/art/${fileNameOf(scene, base)}-640.webp`}
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
