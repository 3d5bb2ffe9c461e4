import { Link } from '../ui/link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ContactSection } from '../contact/contact-section.tsx';
import { DestinationWall } from '../destinations/destination-grid.tsx';
import { ExperienceCards } from '../experiences/experience-cards.tsx';
import { GuideBlocks } from '../home/guide-blocks.tsx';
import { Hero } from '../home/hero.tsx';
import { Intro } from '../home/intro.tsx';
import { Ornament } from '../ui/ornament.tsx';
import { Section } from '../home/section.tsx';
import { featuredArticles } from '../guide/articles.server.ts';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { featuredDestinations } from '../destinations/destination-cards.server.ts';
import { experienceCards } from '../experiences/experiences.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { tripLinks } from '../trips/trips.server.ts';
import { homeData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf, paths } from '../paths.ts';
import { TripLinks } from '../trips/trip-links.tsx';
import pill from '../ui/pill.module.css';
import type { Route } from './+types/home';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'home'), structuredData: homeData(locale) },
    destinations: featuredDestinations(locale),
    intro: [
      block(locale, 'intro-welcome'),
      block(locale, 'intro-layers'),
      block(locale, 'intro-nature'),
    ],
    experiences: experienceCards(locale),
    year: climateYear(locale),
    bestTime: block(locale, 'best-time'),
    gettingAround: block(locale, 'getting-around'),
    articles: featuredArticles(locale),
    trips: tripLinks(locale),
    contact: block(locale, 'contact'),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { locale, t } = useI18n();
  return (
    <>
      <Hero />
      <Section
        id="popular-destinations"
        title={t('home.popularDestinations')}
        lead={t('home.popularDestinationsLead')}
      >
        <DestinationWall cards={loaderData.destinations} />
        <div>
          <ButtonLink to={paths.destinations(locale)}>{t('home.allDestinations')}</ButtonLink>
        </div>
      </Section>
      <Ornament band="tulips" />
      <Intro blocks={loaderData.intro} />
      <Section
        id="experiences"
        tone="sunk"
        title={t('experiences.title')}
        lead={t('experiences.lead')}
      >
        <ExperienceCards experiences={loaderData.experiences} />
      </Section>
      <Section id="travel-guide" title={t('home.travelGuide')} lead={t('home.travelGuideLead')}>
        <GuideBlocks
          year={loaderData.year}
          bestTime={loaderData.bestTime}
          gettingAround={loaderData.gettingAround}
          articles={loaderData.articles}
        />
      </Section>
      <Section id="trips" tone="sunk" title={t('home.trips')} lead={t('home.tripsLead')}>
        <TripLinks trips={loaderData.trips} />
        <div>
          <ButtonLink to={paths.trips(locale)}>{t('home.allTrips')}</ButtonLink>{' '}
          <Link className={pill.pill} to={paths.plan(locale)}>
            {t('nav.plan')}
          </Link>
        </div>
      </Section>
      <Section id="contact" title={t('contact.title')} lead={t('contact.lead')}>
        <ContactSection block={loaderData.contact} level={3} />
      </Section>
    </>
  );
}
