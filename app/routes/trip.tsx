import { content } from '../content/content.server.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { trip } from '../trips/trips.server.ts';
import { tripIds } from '../site.ts';
import { tripData } from '../head/structured-data.server.ts';
import { getMapPlaces } from '../map/places.server.ts';
import { headOf, notFoundHead } from '../head/head.ts';
import { entryIdOf, localeOf } from '../paths.ts';
import { PageNotFound } from '../shell/page-not-found.tsx';
import { TripArticle } from '../trips/trip-article.tsx';
import type { Route } from './+types/trip';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = trip(locale, entryIdOf(params['*']));
  return {
    words: pageWords(locale, 'trips'),
    trip: found && {
      ...found,
      places: getMapPlaces(locale),
      structuredData: tripData(locale, found),
    },
    notFoundTitle: content().messages[locale]['notFound.title'] ?? '',
  };
}

/** An unknown id is answered here, without asking the server for data that it does not have. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  if (tripIds.includes(entryIdOf(params['*']))) return serverLoader();
  return { trip: null, notFoundTitle: document.title };
}
// A host that knows one 404 page only answers with it: its data are another page's.
clientLoader.hydrate = true as const;

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  if (!loaderData?.trip) return notFoundHead(loaderData?.notFoundTitle ?? '');
  const { title, summary, imageAlt, structuredData } = loaderData.trip;
  return headOf({
    pathname: location.pathname,
    title,
    description: summary,
    imageAlt,
    structuredData,
  });
};

export default function TripPage({ loaderData }: Route.ComponentProps) {
  return loaderData.trip ? <TripArticle trip={loaderData.trip} /> : <PageNotFound />;
}
