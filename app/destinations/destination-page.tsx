import type { ComponentProps } from 'react';
import type { DestinationData } from './destinations.server.ts';
import { ClosedNotice } from '../prices/closed-notice.tsx';
import { useI18n } from '../i18n/context.tsx';
import { TermsLink } from '../contact/business-terms.tsx';
import { priceInWords } from '../prices/price-words.ts';
import { GettingThere } from '../map/getting-there.tsx';
import type { Channels } from '../contact/business.server.ts';
import { paths } from '../paths.ts';
import { Illustration } from '../pictures/illustration.tsx';
import { Pin } from '../ui/icons/icons.tsx';
import { Lamp, Tag } from '../pictures/travel-icons.tsx';
import { ArticleCard } from '../guide/article-card.tsx';
import { classes } from '../ui/classes.ts';
import page from '../ui/article-page.module.css';
import disclosure from '../ui/disclosure.module.css';
import { BackLink } from '../ui/back-link.tsx';
import { reach } from '../ui/bottom-bar.tsx';
import { BestTime } from './best-time.tsx';
import { Card } from './card.tsx';
import { Chapter } from './chapter.tsx';
import styles from './destination-page.module.css';
import { Link } from '../ui/link.tsx';
import { SmallNote } from '../ui/small-note.tsx';
import { Figure } from '../pictures/figure.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { Itinerary } from './itinerary.tsx';
import { Offer, OfferBar } from './offer.tsx';
import { Ornament } from '../pictures/ornament.tsx';
import { PosterHeader } from '../pictures/poster-header.tsx';
import { PriceCovers } from '../prices/price-covers.tsx';
import rail from '../ui/rail.module.css';
import { Prose } from '../ui/prose.tsx';
import { Reviews } from '../trips/reviews/reviews.tsx';
import { SightPicture } from '../pictures/sights/sight-picture.tsx';
import { SightMap } from '../map/sights/sight-map.tsx';
import { Sights } from './sights.tsx';
import { TripLinks } from '../trips/trip-links.tsx';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';

type Destination = DestinationData & {
  channels: Channels;
  map: ComponentProps<typeof SightMap>['map'] | null;
  journey: Pick<ComponentProps<typeof GettingThere>, 'places' | 'leg'>;
};

type Props = { destination: Destination };

/** For `sizes` attributes. */
const columnOfStory = '(min-width: 64rem) min(45vw, 39rem), 92vw';
const halfPage = '(min-width: 80rem) min(46vw, 40rem), (min-width: 64rem) 61vw, 92vw';
const twoThirds = '(min-width: 64rem) min(60vw, 53rem), 92vw';

/** A row of a wide screen. */
const openTips = 3;

/** Two rows of three on a wide screen. */
const mostTrips = 6;

/** Trips, one below the other, are about as high as the articles beside them. */
function besideArticles(trips: number) {
  if (trips > 5) return undefined;
  return trips > 2 ? styles.halves : styles.third;
}

type TitledTextsProps = {
  texts: readonly { title: string; text: string }[];
  className: string | undefined;
  /** Followed by the number of each. */
  id: string;
  /** How many come before them. */
  from?: number;
};

const TitledTexts = ({ texts, className, id, from = 0 }: TitledTextsProps) => (
  <ul role="list" className={className} data-paper="numbers">
    {texts.map(({ title, text }, at) => (
      <li key={title} id={`${id}-${from + at + 1}`}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

type AboutProps = Pick<Destination, 'about' | 'scene'>;

function About({ about: { story, figure, highlights }, scene }: AboutProps) {
  const { t } = useI18n();
  const [before = '', after = ''] = story;
  return (
    <div className={classes(page.told, styles.told)}>
      <section id="about" data-paper="flow" aria-labelledby="about-title">
        <h2 id="about-title">{t('destination.about')}</h2>
        <Prose className={page.story} html={before} />
        {figure && (
          <Figure
            photo={figure.photo}
            alt={figure.alt}
            drawn={figure.drawn}
            sizes={columnOfStory}
            drawing={
              <SightPicture sight={figure.sight} scene={scene} alt="" sizes={columnOfStory} />
            }
          />
        )}
        <Prose html={after} />
      </section>
      <section id="highlights" data-paper="flow" aria-labelledby="highlights-title">
        <h2 id="highlights-title">{t('destination.highlights')}</h2>
        <TitledTexts
          id="highlight"
          className={classes(stack.near, styles.highlights)}
          texts={highlights}
        />
      </section>
    </div>
  );
}

/** Two cards that are open, and collapsed chapters, each with a one-line summary. */
function ReferenceChapters({ destination }: Props) {
  const { locale, t } = useI18n();
  const { id, closure, gettingThere, tips, covers, business } = destination;
  const { from, basis } = priceInWords(locale, t, destination);
  return (
    <div className={styles.consulted}>
      <div className={classes(stack.apart, styles.known)} data-paper="flow">
        <BestTime season={destination.season} />
        <Card id="tips" title={t('destination.tips')} icon={<Lamp />}>
          <TitledTexts
            id="tip"
            className={classes(page.tips, styles.tips)}
            texts={tips.slice(0, openTips)}
          />
          {tips.length > openTips && (
            <details data-paper="flow">
              <summary className={disclosure.summary}>
                {t('destination.moreTips', { count: tips.length - openTips })}
              </summary>
              <TitledTexts
                id="tip"
                className={classes(page.tips, styles.tips)}
                texts={tips.slice(openTips)}
                from={openTips}
              />
            </details>
          )}
        </Card>
      </div>
      <Chapter
        id="getting-there"
        title={t('destination.gettingThere')}
        icon={<Pin size={24} />}
        line={gettingThere.first}
        className={styles.way}
      >
        <GettingThere id={id} position={destination.position} {...destination.journey} />
        <p>{gettingThere.rest}</p>
      </Chapter>
      {!closure?.isNow && (
        <Chapter
          id="price-covers"
          title={t('destination.priceCovers')}
          icon={<Tag />}
          line={`${from} · ${basis}`}
          className={styles.covers}
        >
          <div className={classes(stack.apart, stack.top)}>
            <PriceCovers
              offer={covers.offer}
              buys={covers.buys}
              cancellation={business.cancellation}
            />
            <TermsLink business={business} />
          </div>
          <Prose html={covers.note.html} />
        </Chapter>
      )}
      <SmallNote>{t('facts.checked', { day: destination.checked })}</SmallNote>
    </div>
  );
}

export function DestinationPage({ destination }: Props) {
  const { locale, t } = useI18n();
  const { scene, imageAlt, map, closure, sights, itinerary, next } = destination;
  const isOffered = !closure?.isNow;
  return (
    <article className={styles.page} data-scene={scene}>
      <PosterHeader
        scene={scene}
        alt={imageAlt}
        title={destination.title}
        subtitle={destination.subtitle}
        above={<BackLink to={paths.destinations(locale)}>{t('home.allDestinations')}</BackLink>}
      />
      <ClosedNotice closure={closure} />
      {isOffered && <Offer destination={destination} />}
      <div className={reach}>
        <About about={destination.about} scene={scene} />
        <Ornament band="waves" />
        <Sights sights={sights} scene={scene} map={map && <SightMap map={map} sizes={halfPage} />}>
          <Gallery
            photos={destination.photos}
            title={t('gallery.title', { place: destination.title })}
          />
        </Sights>
        <Itinerary {...itinerary}>
          {itinerary.illustrations.map((illustration) => (
            <Illustration
              key={illustration.id}
              illustration={illustration}
              beside
              sizes={twoThirds}
            />
          ))}
        </Itinerary>
        <ReferenceChapters destination={destination} />
        <Reviews reviews={destination.reviews} />
        <div className={classes(stack.wide, styles.next, besideArticles(next.trips.length))}>
          {next.trips.length > 0 && (
            <section id="trips" className={rail.within} aria-labelledby="trips-title">
              <h2 id="trips-title">{t('destination.trips')}</h2>
              <TripLinks trips={next.trips.slice(0, mostTrips)} />
              <p className={classes(row.row, styles.all)} data-screen-only>
                {next.trips.length > mostTrips && (
                  <Link to={paths.trips(locale)}>{t('home.allTrips')}</Link>
                )}
                <Link to={paths.compare(locale, next.compared)}>
                  {t('compare.placeOf', { place: destination.inText })}
                </Link>
              </p>
            </section>
          )}
          {next.articles.length > 0 && (
            <section data-screen-only aria-labelledby="more-title">
              <h2 id="more-title">{t('destination.readMore')}</h2>
              <div className={classes(stack.wide, rail.rail, styles.cards)}>
                {next.articles.map((card) => (
                  <ArticleCard
                    key={card.id}
                    card={card}
                    level={3}
                    size={next.articles.length === 1 ? 'alone' : 'half'}
                  />
                ))}
              </div>
            </section>
          )}
        </div>
        {isOffered && <OfferBar destination={destination} />}
      </div>
    </article>
  );
}
