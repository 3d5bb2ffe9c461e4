import { useState } from 'react';
import { Link } from 'react-router';
import type { DestinationCardData } from '../content/queries.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { useInterest } from '../ui/use-interest.ts';
import styles from './destination-card.module.css';
import { Mover } from './mover.tsx';
import { photoSource } from './photo.ts';
import { PhotoLayer } from './photo-layer.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { TagList } from './tag-list.tsx';

/** On phones, dense as their screens are, a picture for 20rem is sharp and half as heavy. */
const sizes = '(min-width: 70rem) 24rem, (min-width: 40rem) 45vw, 20rem';

type Props = {
  card: DestinationCardData;
  /** The first card of a page that begins with cards. */
  priority?: boolean;
};

/**
 * A destination as a poster. Hover and focus set something in it in motion and bring the photo, the
 * description, tags and price; neither photo nor motion is asked for before that.
 */
export function DestinationCard({ card, priority = false }: Props) {
  const { locale, t } = useI18n();
  const [wanted, handlers] = useInterest();
  const [hasPhoto, setHasPhoto] = useState(false);
  const credit = card.photo && photoSource(card.photo);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches pictures
    <article className={styles.card} data-scene={card.scene} {...handlers}>
      <div className={styles.art}>
        <Picture
          scene={card.scene}
          shape="tall"
          alt={card.imageAlt}
          sizes={sizes}
          priority={priority}
        />
        {wanted && <Mover scene={card.scene} shape="tall" />}
        {wanted && card.photo && (
          <div className={styles.photo}>
            <PhotoLayer photo={card.photo} alt="" sizes={sizes} onLoad={() => setHasPhoto(true)} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={paths.destination(locale, card.id)}>{card.title}</Link>
        </h3>
        <div className={styles.more}>
          <p className={styles.description} data-content="">
            {card.description}
          </p>
          <TagList tags={card.tags} />
          <Price dollars={card.price} />
          {hasPhoto && credit && (
            <p className={styles.credit}>
              {t('photo.credit')} <bdi>{credit.author}</bdi>, <bdi dir="ltr">{credit.licence}</bdi>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
