import type { ComponentProps } from 'react';
import type { getDestination } from './destinations.server.ts';
import { ClosedNotice } from '../closures/closed-notice.tsx';
import { shownWhile } from '../closures/while.ts';
import { useI18n } from '../i18n/context.tsx';
import { TermsLink } from '../contact/business-terms.tsx';
import { formatPrice } from '../i18n/format.ts';
import { GettingThere } from '../map/getting-there.tsx';
import { AskWays } from '../contact/ask-ways.tsx';
import type { Ways } from '../contact/ways.server.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Illustration } from '../pictures/illustration.tsx';
import { Pin } from '../ui/icons.tsx';
import { Calendar } from '../ui/season-icons.tsx';
import { Lamp, Tag } from '../pictures/travel-icons.tsx';
import { ArticleCard } from '../guide/article-card.tsx';
import page from '../ui/article-page.module.css';
import { BackLink } from '../ui/back-link.tsx';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import { BestTimeCard } from './best-time-card.tsx';
import styles from './destination-page.module.css';
import { SmallNote } from '../ui/small-note.tsx';
import { Figure } from '../pictures/figure.tsx';
import { Itinerary } from './itinerary.tsx';
import { Ornament } from '../pictures/ornament.tsx';
import { PosterHeader } from '../pictures/poster-header.tsx';
import { Price } from './price.tsx';
import { PriceBuys } from './price-buys.tsx';
import { Prose } from '../ui/prose.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { Sights } from './sights.tsx';
import { TripLinks } from '../trips/trip-links.tsx';
import { WideSection } from './wide-section.tsx';
import { TagList } from './tag-list.tsx';

type Props = {
  destination: NonNullable<ReturnType<typeof getDestination>> &
    Pick<ComponentProps<typeof GettingThere>, 'places' | 'leg'> & { ways: Ways };
};

type TitledTextsProps = {
  texts: readonly { title: string; text: string }[];
  className: string | undefined;
  /** Followed by the number of each. */
  id: string;
};

const TitledTexts = ({ texts, className, id }: TitledTextsProps) => (
  <ul role="list" className={className}>
    {texts.map(({ title, text }, at) => (
      <li key={title} id={`${id}-${at + 1}`}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

export function DestinationPage({ destination }: Props) {
  const { locale, t } = useI18n();
  const { scene, imageAlt, figure, highlights, tips, priceNote, closure } = destination;
  const place = destination.inText ?? destination.title;
  return (
    <article className={styles.page} data-scene={scene}>
      <PosterHeader
        scene={scene}
        alt={imageAlt}
        title={destination.title}
        subtitle={destination.subtitle}
        above={<BackLink to={paths.home(locale)}>{t('destination.back')}</BackLink>}
        below={<TagList tags={destination.tags} />}
      />
      <ClosedNotice closure={closure} />
      <div className={classes(page.columns, page.told, styles.columns)}>
        {!closure?.isNow && (
          <div
            id="price"
            className={classes(page.card, styles.offer)}
            {...shownWhile('open', closure)}
          >
            <Price price={destination.price} nights={destination.nights} />
            {destination.rough && (
              <p className={styles.rough}>{t('price.rough', destination.rough)}</p>
            )}
            <a className={page.when} href="#best-time">
              <Calendar />
              {destination.bestTime.months}
            </a>
            <AskWays
              label={t('destination.ask', { place })}
              words={t('destination.askText', {
                place,
                price: t('price.from', { price: formatPrice(locale, destination.price) }),
                basis: t('price.basis', { nights: destination.nights }),
              })}
              ways={destination.ways}
            />
            <AddToTrip place={destination.id} title={destination.title} />
          </div>
        )}
        <div className={styles.story}>
          <section id="about" aria-labelledby="about-title">
            <h2 id="about-title">{t('destination.about')}</h2>
            <Prose className={page.story} html={destination.about} />
          </section>
          {figure && (
            <Figure photo={figure.photo} alt={figure.alt} sizes="(min-width: 64rem) 44rem, 92vw" />
          )}
          <section id="highlights" aria-labelledby="highlights-title">
            <h2 id="highlights-title">{t('destination.highlights')}</h2>
            <TitledTexts id="highlight" className={styles.highlights} texts={highlights} />
          </section>
        </div>
        <div className={styles.practical}>
          {!closure?.isNow && (
            <section
              className={page.card}
              aria-labelledby="price-title"
              {...shownWhile('open', closure)}
            >
              <h2 id="price-title">
                <Tag />
                {priceNote.title}
              </h2>
              <Prose html={priceNote.html} />
              <PriceBuys buys={destination.buys} cancellation={destination.business.cancellation} />
              <TermsLink business={destination.business} />
            </section>
          )}
          <section id="getting-there" className={page.card} aria-labelledby="getting-there-title">
            <h2 id="getting-there-title">
              <Pin size={24} />
              {t('destination.gettingThere')}
            </h2>
            <GettingThere
              id={destination.id}
              place={destination.place}
              places={destination.places}
              leg={destination.leg}
            />
            <p>{destination.gettingThere}</p>
          </section>
        </div>
      </div>
      <BestTimeCard
        bestTime={destination.bestTime}
        climate={destination.climate}
        year={destination.year}
      />
      <Ornament band="waves" />
      <Sights sights={destination.sights} scene={scene} />
      {destination.illustrations.map((illustration) => (
        <Illustration
          key={illustration.id}
          className={styles.wide}
          illustration={illustration}
          beside
          sizes="(min-width: 64rem) min(54rem, 62vw), 92vw"
        />
      ))}
      <Itinerary before={destination.before} days={destination.plan} />
      {destination.trips.length > 0 && (
        <WideSection id="trips" title={t('destination.trips')}>
          <TripLinks trips={destination.trips} />
        </WideSection>
      )}
      <section id="tips" className={classes(page.card, styles.wide)} aria-labelledby="tips-title">
        <h2 id="tips-title">
          <Lamp />
          {t('destination.tips')}
        </h2>
        <TitledTexts id="tip" className={classes(page.tips, styles.tips)} texts={tips} />
      </section>
      <Reviews reviews={destination.reviews} />
      <SmallNote className={page.checked}>
        {t('facts.checked', { day: destination.checked })}
      </SmallNote>
      {destination.articles.length > 0 && (
        <section className={styles.more} aria-labelledby="more-title">
          <h2 id="more-title">{t('destination.readMore')}</h2>
          <div className={styles.cards}>
            {destination.articles.map((card) => (
              <ArticleCard
                key={card.id}
                card={card}
                level={3}
                size={destination.articles.length === 1 ? 'alone' : 'half'}
              />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
