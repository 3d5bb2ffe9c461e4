import { TripsPage } from '../trips/trips-page.tsx';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { tripCards } from '../trips/trips.server.ts';
import { tripsData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { monthNames } from '../i18n/format.ts';
import { localeOf } from '../paths.ts';
import type { Route } from './+types/trips';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const cards = tripCards(locale);
  return {
    words: pageWords(locale, 'trips'),
    head: { ...pageHead(locale, 'trips'), structuredData: tripsData(locale, cards) },
    cards,
    monthNames: monthNames(locale),
  };
}

/** A filter changes the query only; the cards are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Trips({ loaderData }: Route.ComponentProps) {
  return <TripsPage data={loaderData} />;
}
