import { scenes, stampSizes, type SceneName } from '../art/manifest.ts';
import { candidates } from '../picture.tsx';
import { srcSetOf } from '../srcset.ts';
import { isDrawn } from './drawn.ts';

type Props = {
  /** Id of the sight. */
  sight: string | undefined;
  /** Shown where no one has drawn the sight. */
  scene: SceneName;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
};

/** The drawing of a sight, 4:3. */
export function SightPicture({ sight = '', scene, alt, sizes }: Props) {
  const isOwn = isDrawn(sight);
  const { width, height } = isOwn ? stampSizes : scenes[scene].wide;
  const avif = isOwn
    ? srcSetOf(`stamps/${sight}`, stampSizes.widths, 'avif')
    : candidates(scene, 'wide', 'avif');
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={isOwn ? `/art/stamps/${sight}-480.webp` : `/art/${scene}-640.webp`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
