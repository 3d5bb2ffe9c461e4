import { DestinationsPage } from '../destinations/destinations-page.tsx';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { catalogue } from '../destinations/catalogue.server.ts';
import { filterTags } from '../destinations/tags.server.ts';
import { getMapPlaces } from '../map/places.server.ts';
import { headOf } from '../head/head.ts';
import { localeOf, pageNumberOf } from '../paths.ts';
import type { Route } from './+types/destinations';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    ...catalogue(locale, pageNumberOf(url.pathname)),
    tags: filterTags(locale),
    places: getMapPlaces(locale),
  };
}

/** Choosing a tag changes the query only; the cards are here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return <DestinationsPage data={loaderData} />;
}
