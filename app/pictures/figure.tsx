import { useState } from 'react';
import type { SceneName } from '../art/manifest.ts';
import type { Photo } from '../content/schemas.ts';
import { useI18n } from '../i18n/context.tsx';
import { classes } from '../ui/classes.ts';
import { photoSource } from './photo.ts';
import { PhotoLayer } from './photo-layer.tsx';
import { Picture } from './picture.tsx';
import styles from './figure.module.css';
import mat from './frame.module.css';

type Props = {
  photo: Photo;
  alt: string;
  /** Our own picture, which stays when the photo does not come. */
  scene: SceneName;
  sceneAlt: string;
  /** The picture stands on this page already: only a piece of it is shown, larger. */
  detail?: boolean;
  sizes: string;
};

/** A photo with its author and licence; until it has come, our own picture and its credit. */
export function Figure({ photo, alt, scene, sceneAlt, detail = false, sizes }: Props) {
  const { t } = useI18n();
  const [hasPhoto, setHasPhoto] = useState(false);
  const { author, licence, licenceUrl, page } = photoSource(photo);
  return (
    <figure className={styles.figure} data-scene={scene}>
      <div className={mat.mat}>
        <div className={classes(styles.frame, detail && styles.detail)}>
          <Picture scene={scene} alt={hasPhoto ? '' : sceneAlt} sizes={sizes} />
          <PhotoLayer photo={photo} alt={alt} sizes={sizes} onLoad={() => setHasPhoto(true)} />
        </div>
      </div>
      <figcaption className={styles.caption}>
        {hasPhoto ? (
          <>
            {alt}.{' '}
            <span>
              {t('photo.credit')}{' '}
              <a href={page} rel="noopener">
                <bdi>{author}</bdi>
              </a>{' '}
              (
              <a href={licenceUrl} rel="license noopener">
                <bdi dir="ltr">{licence}</bdi>
              </a>
              )
            </span>
          </>
        ) : (
          <>
            {sceneAlt}. {t('photo.ours')}
          </>
        )}
      </figcaption>
    </figure>
  );
}
