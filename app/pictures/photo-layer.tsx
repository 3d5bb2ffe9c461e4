import { useState } from 'react';
import type { Photo } from '../content/photo-schema.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { photoSource } from './photo.ts';
import { wantsPhotos } from './photo-choice.ts';
import styles from './photo-layer.module.css';

type Props = {
  photo: Photo;
  alt: string;
  sizes: string;
  onLoad?: () => void;
};

/**
 * A photo over what lies beneath it. It appears when it has arrived whole; when its host is
 * slow, blocked or gone, that simply stays.
 */
export function PhotoLayer({ photo, alt, sizes, onLoad }: Props) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  // Before scripts run nobody could hide a broken image, so there is none.
  if (!hydrated || state === 'failed' || !wantsPhotos()) return null;
  const { src, srcSet, avif } = photoSource(photo);
  const image = (
    <img
      className={styles.photo}
      data-state={state}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={state === 'shown' ? alt : ''}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        // A host that answers with something tiny in place of the photo counts as gone.
        if (currentTarget.naturalWidth < 200) return setState('failed');
        setState('shown');
        onLoad?.();
        return undefined;
      }}
      onError={() => setState('failed')}
    />
  );
  if (avif === undefined) return image;
  return (
    <picture className={styles.formats}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
