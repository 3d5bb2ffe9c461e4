import type { Photo } from '../content/photo-schema.ts';
import { useI18n } from '../i18n/context.tsx';
import { photoSource } from './photo.ts';
import { PhotoGround } from './photo-ground.tsx';
import { PhotoLayer } from './photo-layer.tsx';
import styles from './figure.module.css';
import frame from './frame.module.css';

type Props = { photo: Photo; alt: string; sizes: string };

/** A photo with its credit, which is shown even if the photo does not load. */
export function Figure({ photo, alt, sizes }: Props) {
  const { t } = useI18n();
  const { author, licence, licenceUrl, page, colour } = photoSource(photo);
  return (
    <figure className={styles.figure}>
      <div className={frame.frame}>
        <div className={styles.picture}>
          <PhotoGround colour={colour} />
          <PhotoLayer photo={photo} alt={alt} sizes={sizes} comes="at once" />
        </div>
      </div>
      <figcaption className={styles.caption}>
        {alt}.{' '}
        <span>
          {t('photo.credit')}{' '}
          <a href={page} rel="noopener">
            <bdi translate="no">{author}</bdi>
          </a>{' '}
          (
          <a href={licenceUrl} rel="license noopener">
            <bdi dir="ltr" translate="no">
              {licence}
            </bdi>
          </a>
          )
        </span>
      </figcaption>
    </figure>
  );
}
