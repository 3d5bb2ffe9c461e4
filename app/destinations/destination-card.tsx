import { Link } from '../ui/link.tsx';
import type { DestinationCardData } from './destination-cards.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import lifts from '../ui/lifts.module.css';
import poster from '../ui/poster-card.module.css';
import { phoneWidth } from '../ui/browser/phone-width.ts';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import styles from './destination-card.module.css';
import whole from '../ui/whole-link.module.css';
import { HoverAnimation } from '../pictures/hover-animation.tsx';
import { photoSource } from '../pictures/photo.ts';
import { PhotoLayer } from '../pictures/photo-layer.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Price } from '../prices/price.tsx';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';
import panel from '../ui/panel.module.css';
import tagStyles from './tag-list.module.css';
import textStyles from '../ui/text.module.css';

/** `listed` in the catalogue; the others on the wall of the home page. */
const sizes = {
  listed: `(min-width: 64rem) min(28vw, 25rem), (min-width: 40rem) 42vw, ${phoneWidth}`,
  upright: `(min-width: 64rem) min(28vw, 25rem), (min-width: 40rem) 42vw, ${phoneWidth}`,
  large: `(min-width: 64rem) min(60vw, 54rem), (min-width: 40rem) 91vw, ${phoneWidth}`,
  row: `(min-width: 40rem) min(91vw, 82rem), ${phoneWidth}`,
};

type Props = {
  card: DestinationCardData;
  size?: keyof typeof sizes;
  /** Belongs to another page of the catalogue until a filter shows it. */
  hidden?: boolean;
};

/** Photo and hover animation are fetched on hover or focus only. */
export function DestinationCard({ card, size = 'listed', hidden }: Props) {
  const { locale, t } = useI18n();
  const credit = card.photo && photoSource(card.photo);
  const isLarge = size === 'large' || size === 'row';
  const shape = size === 'upright' ? 'tall' : 'tall, then wide';
  return (
    <article
      className={classes(
        lifts.lifts,
        panel.raised,
        poster.card,
        whole.box,
        styles.card,
        isLarge && styles.large,
        size === 'row' && styles.row,
        size === 'listed' && styles.listed,
        size === 'upright' && styles.upright,
        (size === 'upright' || size === 'row') && styles.onWall,
      )}
      data-scene={card.scene}
      data-place={card.id}
      data-item={card.id}
      hidden={hidden}
      data-hover-pictures
      data-paper="bare whole"
    >
      <div className={classes(poster.art, styles.art)} data-paper="picture">
        <Picture scene={card.scene} shape={shape} alt={card.imageAlt} sizes={sizes[size]} />
        <HoverAnimation scene={card.scene} shape={shape} />
        {card.photo && (
          <div className={styles.photo} data-screen-only>
            <PhotoLayer photo={card.photo} alt="" sizes={sizes[size]} comes="on hover" />
          </div>
        )}
      </div>
      <div className={classes(poster.over, styles.words)}>
        <h3 className={poster.over} data-paper="words">
          <Link className={whole.link} to={paths.destination(locale, card.id)} grows>
            {card.title}
          </Link>
        </h3>
        <div className={classes(stack.near, styles.more)} data-paper="words flow">
          <p className={styles.description}>{card.description}</p>
          <ul
            role="list"
            className={classes(row.chips, tagStyles.tags)}
            aria-label={t('destinations.tags')}
          >
            {card.tags.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {credit && (
            <p className={styles.credit} data-photo-credit data-screen-only hidden>
              {t('photo.credit')} <bdi translate="no">{credit.author}</bdi> ·{' '}
              {credit.licence === 'own' ? (
                t('photo.own')
              ) : (
                <bdi dir="ltr" translate="no">
                  {credit.licence}
                </bdi>
              )}
            </p>
          )}
        </div>
      </div>
      <div className={classes(row.row, styles.price)} data-paper="words">
        {card.closure?.isNow ? (
          <p className={textStyles.strong} data-until={card.closure.until}>
            {card.closure.label}
          </p>
        ) : (
          <>
            <Price price={card.price} nights={card.nights} />
            <AddToTrip small place={card.id} inText={card.inText} nights={card.nights} />
          </>
        )}
      </div>
    </article>
  );
}
