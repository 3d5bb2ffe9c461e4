import { replace } from 'react-router';
import { DestinationArticle } from '../destinations/destination-article.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { destinationIds } from '../site.ts';
import { content } from '../content/content.server.ts';
import { destination } from '../destinations/destinations.server.ts';
import { getLegFromHub } from '../legs/legs.server.ts';
import { getMapPlaces } from '../map/places.server.ts';
import { destinationData } from '../head/structured-data.server.ts';
import { headOf, notFoundHead } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { destinationIdOf, entryIdOf, localeOf, paths } from '../paths.ts';
import type { Route } from './+types/destination';

export function loader({ url, params }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const found = destination(locale, entryIdOf(params['*']));
  return {
    destination: found && {
      ...found,
      structuredData: destinationData(locale, found),
      places: getMapPlaces(locale),
      leg: getLegFromHub(locale, found.id),
    },
    notFoundTitle: content().messages[locale]['destination.notFound'] ?? '',
  };
}

/**
 * Any spelling of an id leads to the address of its page. An unknown id is answered here, without
 * asking the server for data that it does not have.
 */
export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const id = destinationIdOf(params['*']);
  if (!destinationIds.includes(id)) return { destination: null, notFoundTitle: document.title };
  const { pathname } = url;
  if (params['*'] !== id) throw replace(paths.destination(localeOf(pathname), id));
  return serverLoader();
}
// A host answers an unusual spelling with the page for unknown ids, which then finds the way.
clientLoader.hydrate = true as const;

export const meta = ({ location, loaderData }: Route.MetaArgs) => {
  if (!loaderData?.destination) return notFoundHead(loaderData?.notFoundTitle ?? '');
  const { title, subtitle, summary, imageAlt, structuredData } = loaderData.destination;
  return headOf({
    pathname: location.pathname,
    title: `${title}: ${subtitle}`,
    description: summary,
    imageAlt,
    structuredData,
  });
};

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { locale, t } = useI18n();
  if (loaderData.destination) return <DestinationArticle destination={loaderData.destination} />;
  return (
    <NotFound
      title={t('destination.notFound')}
      text={t('destination.notFoundText')}
      links={[
        { to: paths.destinations(locale), label: t('home.allDestinations') },
        { to: paths.home(locale), label: t('notFound.home') },
      ]}
    />
  );
}
