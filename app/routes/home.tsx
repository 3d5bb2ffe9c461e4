import { HomePage } from '../home/home-page.tsx';
import { featuredArticles } from '../guide/articles.server.ts';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { featuredDestinations } from '../destinations/destination-cards.server.ts';
import { experienceCards } from '../experiences/experiences.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { tripLinks } from '../trips/trips.server.ts';
import { homeData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf } from '../paths.ts';
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
  return <HomePage data={loaderData} />;
}
