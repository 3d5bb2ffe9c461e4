import type { Photo } from '../content/photo-schema.ts';
import { photoSource } from './photo.ts';
import styles from './photo-layer.module.css';

type Props = {
  photo: Photo;
  alt: string;
  sizes: string;
  /** Once the pointer or the focus is on the card, or when the page is shown. */
  comes: 'on hover' | 'at once';
};

/**
 * Where `photos.client.ts` puts a photo, over what lies beneath it. An image of a host that is blocked or gone
 * cannot be hidden without scripts, so none is served.
 */
export function PhotoLayer({ photo, alt, sizes, comes }: Props) {
  const { src, srcSet, avif } = photoSource(photo);
  return (
    <div
      className={styles.layer}
      data-photo={comes}
      data-src={src}
      data-srcset={srcSet}
      data-avif={avif}
      data-sizes={sizes}
      data-alt={alt}
    />
  );
}
