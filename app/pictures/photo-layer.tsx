import type { Photo } from './photo-facts.ts';
import { photoSource } from './photo.ts';
import styles from './photo.module.css';

type Props = {
  photo: Photo;
  alt: string;
  sizes: string;
  comes: 'on hover' | 'at once' | 'in a gallery';
};

/** `photos.client.ts` adds the image: without scripts one that fails to load could not be hidden. */
export function PhotoLayer({ photo, alt, sizes, comes }: Props) {
  const { src, srcSet, avif, position } = photoSource(photo);
  return (
    <div
      className={styles.layer}
      data-photo={comes}
      data-src={src}
      data-srcset={srcSet}
      data-avif={avif}
      data-sizes={sizes}
      data-alt={alt}
      data-position={position}
    />
  );
}
