import type { ReactNode } from 'react';
import { SiteIndex } from '../search/site-index.tsx';
import { Answers } from '../guide/answers.tsx';
import { ArticleCard } from '../guide/article-card.tsx';
import { Article } from '../guide/article.tsx';
import { Band } from '../pictures/band.tsx';
import { BestTimeCard } from '../destinations/best-time-card.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { CreditSection } from '../credits/credit-section.tsx';
import { DataCredits } from '../credits/data-credits.tsx';
import { CataloguePages } from '../destinations/catalogue-pages.tsx';
import { DestinationArticle } from '../destinations/destination-article.tsx';
import { DestinationCard } from '../destinations/destination-card.tsx';
import { DestinationGrid } from '../destinations/destination-grid.tsx';
import { ExperienceCards } from '../experiences/experience-cards.tsx';
import { FactsChecked } from '../guide/facts-checked.tsx';
import { GuideBlocks } from '../home/guide-blocks.tsx';
import { Hero } from '../home/hero.tsx';
import { Intro } from '../home/intro.tsx';
import { LanguageLinks } from '../shell/language-links.tsx';
import { LanguageOffer } from '../shell/language-offer.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { PageNotFound } from '../shell/page-not-found.tsx';
import { CopyPanel } from '../offline/copy/copy-panel.tsx';
import { DriverNames } from '../offline/driver-names.tsx';
import { EmergencyCard } from '../offline/emergency-card.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { MonthArticle } from '../months/month-article.tsx';
import { TripLinks } from '../trips/trip-links.tsx';
import { MonthWall } from '../months/month-wall.tsx';
import { YearDetails } from '../months/year-details.tsx';
import { YearPart } from '../months/year-part.tsx';
import { KeptList } from '../privacy/kept-list.tsx';
import { PhotoSwitch } from '../privacy/photo-switch.tsx';
import { PhotoCredits } from '../credits/photo-credits.tsx';
import { PosterCredits } from '../credits/poster-credits.tsx';
import { Planner } from '../planner/planner.tsx';
import { Price } from '../destinations/price.tsx';
import { ReadTime } from '../guide/read-time.tsx';
import { Section } from '../home/section.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { TagFilter } from '../destinations/tag-filter.tsx';
import { TagList } from '../destinations/tag-list.tsx';
import { TextBlock } from '../guide/text-block.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { Toolbar } from '../shell/toolbar.tsx';
import { TripArticle } from '../trips/trip-article.tsx';
import { TripCard } from '../trips/trip-card.tsx';
import { TripFilter } from '../trips/trip-filter.tsx';
import type { Translate } from '../i18n/messages.ts';
import { MapByMonth, MapOfChoice, MapOfTrip } from './maps.tsx';
import { paths } from '../paths.ts';
import type { SpecimenData } from './data.server.ts';
import { Icons } from './icons.tsx';
import styles from './specimens.module.css';

type Specimen = {
  name: string;
  /** Takes the width of a page; the others stand side by side. */
  wide?: boolean;
  show: (data: SpecimenData, t: Translate) => ReactNode;
};

/** Every component, from the smallest to whole pages, which bring those that stand nowhere else. */
export const specimens: readonly Specimen[] = [
  {
    name: 'Links',
    show: ({ locale }, t) => (
      <div className={styles.row}>
        <ButtonLink to={paths.contact(locale)}>{t('destination.plan')}</ButtonLink>
        <BackLink to={paths.home(locale)}>{t('destination.back')}</BackLink>
        <a href={paths.guide(locale)}>{t('nav.guide')}</a>
        <SkipLink />
      </div>
    ),
  },
  {
    name: 'Facts',
    show: ({ destination, article }) => (
      <div className={styles.stack}>
        <Price dollars={destination.price} />
        <div className={styles.onArt}>
          <TagList tags={destination.tags} />
        </div>
        <ReadTime minutes={article.readTime} />
        <FactsChecked day={destination.checked} />
      </div>
    ),
  },
  {
    name: 'Tag filter',
    show: ({ tags }) => (
      <TagFilter tags={tags} selected="beach" count={1} onSelect={() => undefined} />
    ),
  },
  { name: 'Pages of a catalogue', show: () => <CataloguePages page={2} pages={3} tag={null} /> },
  {
    name: 'Filter of trips',
    show: ({ year }) => (
      <TripFilter
        filter={{ month: 1 }}
        monthNames={year.monthNames}
        count={0}
        inMonth={0}
        onChange={() => undefined}
      />
    ),
  },
  {
    name: 'Languages and theme',
    show: () => (
      // Radio buttons of one name and one form are one group.
      <form className={styles.stack}>
        <LanguageLinks onChoose={() => undefined} />
        <ThemeSwitch />
      </form>
    ),
  },
  {
    name: 'Language offer',
    show: () => (
      <div data-offer="ar">
        <LanguageOffer />
      </div>
    ),
  },
  { name: 'Icons', show: () => <Icons /> },
  {
    name: 'Destination card',
    show: ({ destinations: [card] }) => card && <DestinationCard card={card} />,
  },
  {
    name: 'Trip card',
    show: ({ trips: [card] }) => card && <TripCard card={card} priority={false} />,
  },
  {
    name: 'Article card',
    show: ({ articles: [card] }) => card && <ArticleCard card={card} level={3} />,
  },
  { name: 'Experiences', show: ({ experiences }) => <ExperienceCards experiences={experiences} /> },
  { name: 'Best time', show: ({ destination }) => <BestTimeCard {...destination} /> },
  { name: 'Text', show: ({ bestTime }) => <TextBlock block={bestTime} /> },
  { name: 'Everything', show: ({ everything }) => <SiteIndex groups={everything} /> },
  { name: 'Answers', show: ({ answers }) => <Answers {...answers} /> },
  {
    name: 'Ornaments',
    show: () => (
      <div className={styles.stack}>
        <Ornament band="tulips" />
        <Ornament band="stars" />
      </div>
    ),
  },
  { name: 'Band', wide: true, show: () => <Band scene="istanbul" /> },
  {
    name: 'Page header',
    show: (_, t) => <PageHeader title={t('guide.title')} lead={t('guide.lead')} />,
  },
  {
    name: 'Credits',
    show: ({ aboutData, posters, photos, climates }) => (
      <CreditSection block={aboutData}>
        <PosterCredits posters={posters} />
        <PhotoCredits photos={photos} />
        <DataCredits destinations={climates} />
      </CreditSection>
    ),
  },
  { name: 'What is kept', show: () => <KeptList /> },
  { name: 'Saving the guide', show: () => <CopyPanel /> },
  {
    name: 'In an emergency',
    show: ({ emergency }) => <EmergencyCard block={emergency} />,
  },
  {
    name: 'Names to show',
    wide: true,
    show: ({ driverNames }) => <DriverNames places={driverNames} />,
  },
  { name: 'Taking the guide along', wide: true, show: () => <TakeAlongOffer /> },
  { name: 'Photos on or off', show: () => <PhotoSwitch /> },
  { name: 'Toolbar', wide: true, show: () => <Toolbar /> },
  { name: 'Hero', wide: true, show: () => <Hero /> },
  {
    name: 'Poster wall',
    wide: true,
    show: ({ destinations }, t) => (
      <Section id="wall" title={t('destinations.title')} lead={t('destinations.lead')}>
        <DestinationGrid cards={destinations} rising={false} />
      </Section>
    ),
  },
  { name: 'Introduction', wide: true, show: ({ intro }) => <Intro blocks={intro} /> },
  {
    name: 'Travel guide',
    wide: true,
    show: (data, t) => (
      <Section id="travel-guide" title={t('home.travelGuide')} lead={t('home.travelGuideLead')}>
        <GuideBlocks {...data} />
      </Section>
    ),
  },
  {
    name: 'Contact',
    wide: true,
    show: ({ contact }, t) => (
      <Section id="contact" tone="sunk" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactSection block={contact} level={3} />
      </Section>
    ),
  },
  { name: 'Map: a choice', wide: true, show: (data) => <MapOfChoice {...data} /> },
  { name: 'Map by month', wide: true, show: (data) => <MapByMonth {...data} /> },
  { name: 'Map of a trip', wide: true, show: (data) => <MapOfTrip {...data} /> },
  { name: 'Destination', wide: true, show: (data) => <DestinationArticle {...data} /> },
  { name: 'Trip', wide: true, show: (data) => <TripArticle {...data} /> },
  {
    name: 'Planner',
    wide: true,
    show: ({ planner }) => <Planner data={planner} onAsk={() => undefined} />,
  },
  { name: 'Twelve months', wide: true, show: ({ months }) => <MonthWall months={months} /> },
  {
    name: 'The year in figures',
    show: ({ year, figures }, t) => (
      <YearPart title={t('when.figures')}>
        <YearDetails monthNames={year.monthNames} places={figures} />
      </YearPart>
    ),
  },
  {
    name: 'Month',
    wide: true,
    show: ({ month }) => <MonthArticle month={month} trips={<TripLinks trips={month.trips} />} />,
  },
  { name: 'Article', wide: true, show: (data) => <Article {...data} /> },
  {
    name: 'Not found',
    wide: true,
    show: () => <PageNotFound />,
  },
  { name: 'Footer', wide: true, show: () => <SiteFooter /> },
];
