import type {
  Article,
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  TouristDestination,
  TouristTrip,
  WebSite,
} from 'schema-dts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { pages, type PageId } from '../../pages.ts';
import { entryPath, paths } from '../../paths.ts';
import { writtenOffer, writtenPrice } from '../../prices/price-words.server.ts';
import { largestPicture } from '../../pictures/largest.ts';
import type { ArticleData } from '../../guide/articles.server.ts';
import { content } from '../../content/content.server.ts';
import type { DestinationData } from '../../destinations/destinations.server.ts';
import type { MonthData } from '../../months/months.server.ts';
import { pageHead } from './pages.server.ts';
import type { TripPageData } from '../../trips/trips.server.ts';
import { email, origin } from '../../site.ts';

/* Except for coordinates, structured data repeats what the page says: search engines require it. */

const absolute = (address: string) => origin + address;
const pictureOf = (scene: Parameters<typeof largestPicture>[0]) => absolute(largestPicture(scene));

/** One `@id` on all pages identifies one organization. */
const organizationRef = { '@id': absolute('/#organization') };
export function organization(
  locale: Locale,
  known = content().site.business,
  social = content().site.social,
) {
  const { telephone, address, company, taxNumber, languages, licence, mersis } = known ?? {};
  const numbers = Object.entries({ licence, MERSİS: mersis }).flatMap(([propertyID, value]) =>
    value === undefined ? [] : [{ '@type': 'PropertyValue' as const, propertyID, value }],
  );
  return {
    // Only a company with a licence is a travel agency.
    '@type': licence ? 'TravelAgency' : 'Organization',
    ...organizationRef,
    name: content().site.name[locale],
    url: absolute(paths.home(locale)),
    logo: absolute('/icon-512.png'),
    email,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(telephone && { telephone }),
    ...(address && { address: address[locale] }),
    ...(company && { legalName: company }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(languages && { knowsLanguage: languages }),
    ...(numbers.length > 0 && { identifier: numbers }),
  } satisfies Organization;
}

/** Returns `object`: the unions of schema.org as return types take half a minute to check. */
const graph = (locale: Locale, ...things: Graph['@graph']): object =>
  ({
    '@context': 'https://schema.org',
    '@graph': [organization(locale), ...things],
  }) satisfies Graph;

type Crumb = { name: string; address: string };

type Listed = { id: string; title: string };

const crumbOf = (locale: Locale, page: PageId): Crumb => ({
  name: content().messages[locale][pages[page].label] ?? page,
  address: paths[page](locale),
});

const listItems = (key: 'item' | 'url', entries: readonly Crumb[]) =>
  entries.map(({ name, address }, at) => ({
    '@type': 'ListItem' as const,
    position: at + 1,
    name,
    [key]: absolute(address),
  }));

const breadcrumbs = (locale: Locale, trail: readonly Crumb[]) => {
  const home = { name: content().site.name[locale], address: paths.home(locale) };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: listItems('item', [home, ...trail]),
  } satisfies BreadcrumbList;
};

const entryOf = (locale: Locale, page: PageId, { id, title }: Listed): Crumb => ({
  name: title,
  address: entryPath(pages[page], locale, id),
});

const trailTo = (locale: Locale, page: PageId, entry: Listed) =>
  breadcrumbs(locale, [crumbOf(locale, page), entryOf(locale, page, entry)]);

const itemsOf = (locale: Locale, page: PageId, entries: readonly Listed[]) => {
  const crumbs = entries.map((entry) => entryOf(locale, page, entry));
  return { '@type': 'ItemList', itemListElement: listItems('url', crumbs) } satisfies ItemList;
};

export const homeData = (locale: Locale) =>
  graph(locale, {
    '@type': 'WebSite',
    '@id': `${absolute(paths.home(locale))}#website`,
    url: absolute(paths.home(locale)),
    name: content().site.name[locale],
    description: pageHead(locale, 'home').description,
    inLanguage: locale,
    image: pictureOf('hero'),
    publisher: organizationRef,
  } satisfies WebSite);

export const pageData = (locale: Locale, page: PageId) =>
  graph(locale, breadcrumbs(locale, [crumbOf(locale, page)]));

export const listData = (
  locale: Locale,
  page: PageId,
  entries: readonly Listed[],
  further: readonly Crumb[] = [],
) =>
  graph(
    locale,
    breadcrumbs(locale, [crumbOf(locale, page), ...further]),
    itemsOf(locale, page, entries),
  );

export const monthData = (locale: Locale, month: MonthData) =>
  graph(locale, trailTo(locale, 'whenToGo', month), itemsOf(locale, 'destinations', month.places));

const coordinates = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  '@type': 'GeoCoordinates' as const,
  latitude,
  longitude,
});

export function destinationData(locale: Locale, found: DestinationData) {
  const url = absolute(paths.destination(locale, found.id));
  const place = {
    '@type': 'TouristDestination',
    '@id': `${url}#destination`,
    name: found.title,
    description: found.summary,
    url,
    image: pictureOf(found.scene),
    geo: coordinates(found.position),
    includesAttraction: found.sights.map(({ id, name, position }) => ({
      '@type': 'TouristAttraction' as const,
      name,
      url: `${url}#sight-${id}`,
      ...(position && { geo: coordinates(position) }),
    })),
  } satisfies TouristDestination;
  const trip = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: `${found.title}: ${found.subtitle}`,
    description: found.description,
    url,
    image: pictureOf(found.scene),
    itinerary: { '@id': `${url}#destination` },
    provider: organizationRef,
    ...(!found.closure?.isNow && {
      offers: {
        '@type': 'Offer' as const,
        url: `${url}#price`,
        price: found.price,
        priceCurrency: 'USD',
        description: `${writtenPrice(locale, found).basis}. ${writtenOffer(locale, found.covers.offer)}`,
      },
    }),
  } satisfies TouristTrip;
  return graph(locale, place, trip, trailTo(locale, 'destinations', found));
}

export function articleData(locale: Locale, found: ArticleData) {
  const url = absolute(paths.article(locale, found.id));
  const idIn = (other: Locale) => `${absolute(paths.article(other, found.id))}#article`;
  const work = {
    '@type': 'Article',
    '@id': idIn(locale),
    headline: found.title,
    description: found.summary,
    url,
    mainEntityOfPage: url,
    image: pictureOf(found.scene),
    inLanguage: locale,
    dateModified: found.factsChecked,
    timeRequired: `PT${found.readTime}M`,
    author: organizationRef,
    publisher: organizationRef,
    ...(locale !== defaultLocale && { translationOfWork: { '@id': idIn(defaultLocale) } }),
  } satisfies Article;
  return graph(locale, work, trailTo(locale, 'guide', found));
}

const availability = {
  open: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  full: 'https://schema.org/SoldOut',
} as const;

export function tripData(locale: Locale, found: TripPageData) {
  const url = absolute(paths.trip(locale, found.id));
  const journey = {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: found.title,
    description: found.description,
    url,
    image: pictureOf(found.scene),
    itinerary: itemsOf(locale, 'destinations', found.stops),
    provider: organizationRef,
    // Dated trips instead of events: https://developers.google.com/search/docs/appearance/structured-data/event
    // refuses packages of several nights.
    ...(found.departures.length > 0 && {
      subTrip: found.departures.map(({ start, end, price, places }) => ({
        '@type': 'TouristTrip' as const,
        name: found.title,
        departureTime: start,
        arrivalTime: end,
        offers: {
          '@type': 'Offer' as const,
          url: `${url}#departures`,
          price,
          priceCurrency: 'USD',
          availability: availability[places],
          validThrough: start,
        },
      })),
    }),
    // The price is a lower bound, not that of one offer.
    ...(found.price > 0 && {
      offers: {
        '@type': 'AggregateOffer' as const,
        url: `${url}#price`,
        lowPrice: found.price,
        priceCurrency: 'USD',
        description: `${writtenPrice(locale, found).basis}. ${writtenOffer(locale, found.covers.offer)}`,
      },
    }),
  } satisfies TouristTrip;
  return graph(locale, journey, trailTo(locale, 'trips', found));
}
