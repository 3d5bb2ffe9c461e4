import type { Photo } from './photo-facts.ts';
import { useI18n } from '../i18n/context.tsx';
import { ArrowForward, X } from '../ui/icons/icons.tsx';
import styles from './gallery.module.css';
import { photoSource } from './photo.ts';
import { PhotoCredit } from './photo-credit.tsx';
import { PhotoGround } from './photo-ground.tsx';
import round from '../ui/round.module.css';
import { PhotoLayer } from './photo-layer.tsx';

type Props = { photos: readonly { photo: Photo; alt: string }[]; title: string };

const dialogId = 'gallery';

/** A strip of photos and a dialog that shows each large; `gallery.client.ts` shows it if photos come. */
export function Gallery({ photos, title }: Props) {
  const { t } = useI18n();
  return (
    <div className={styles.gallery} data-gallery="" data-screen-only hidden>
      <ul role="list" className={styles.strip} aria-label={title}>
        {photos.map(({ photo, alt }, at) => (
          <li key={alt} data-photo-number={at}>
            <PhotoGround colour={photoSource(photo).colour} />
            <PhotoLayer
              photo={photo}
              alt=""
              sizes="(min-width: 48rem) 20rem, 16rem"
              comes="in a gallery"
            />
            <button
              type="button"
              aria-label={t('gallery.open', { alt })}
              {...{ command: 'show-modal', commandfor: dialogId }}
            />
          </li>
        ))}
      </ul>
      <dialog id={dialogId} className={styles.dialog} aria-label={title} {...{ closedby: 'any' }}>
        <ul role="list" className={styles.reel}>
          {photos.map(({ photo, alt }, at) => (
            <li key={alt} data-photo-number={at}>
              <figure className={styles.figure}>
                <div className={styles.photo}>
                  <PhotoLayer photo={photo} alt={alt} sizes="100vw" comes="in a gallery" />
                </div>
                <figcaption>
                  <span className={styles.count} data-photo-count="" />
                  {`${alt}. `}
                  <PhotoCredit photo={photo} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className={styles.controls}>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className={round.round}
              aria-label={t(step < 0 ? 'gallery.previous' : 'gallery.next')}
              data-photo-step={step}
            >
              <ArrowForward />
            </button>
          ))}
          <button
            type="button"
            className={round.round}
            aria-label={t('gallery.close')}
            {...{ command: 'close', commandfor: dialogId }}
          >
            <X />
          </button>
        </div>
      </dialog>
    </div>
  );
}
