import type { Content } from '../../app/content/collections.server.ts';
import { defaultLocale, localeInfo, locales, type Locale } from '../../app/locales.ts';
import { destinationIdOf, notFoundPagesOf, pagesOf, paths } from '../../app/paths.ts';

export type Destination = {
  id: string;
  /** In English: addresses are made of it in every language. */
  title: string;
};

/** What has addresses of its own. */
export type Addressed = {
  destinations: readonly Destination[];
  /** Ids of articles. */
  guide: readonly string[];
  /** Ids of ready-made trips. */
  trips: readonly string[];
};

export const addressedOf = ({ destinations, articles, trips }: Content): Addressed => ({
  destinations: destinations.map(({ id, translations }) => ({
    id,
    title: translations[defaultLocale].frontMatter.title,
  })),
  guide: articles.map(({ id }) => id),
  trips: trips.map(({ id }) => id),
});

/** Istanbul, ISTANBUL; BlackSea, black sea; in Turkish also İstanbul and İSTANBUL. */
function spellingsOf({ id, title }: Destination, locale: Locale) {
  const tags = ['en', localeInfo[locale].intl];
  const spellings = [title, title.replaceAll(/\s/g, ''), id].flatMap((words) => [
    words,
    ...tags.flatMap((tag) => [
      words.toLocaleLowerCase(tag),
      words.toLocaleUpperCase(tag),
      words.charAt(0).toLocaleUpperCase(tag) + words.slice(1),
    ]),
  ]);
  // Turkish lower case makes of Istanbul an "ıstanbul", which is no spelling of its id.
  return new Set(spellings.filter((words) => words !== id && destinationIdOf(words) === id));
}

/** For each destination in each language the spellings that lead to its address. */
const spellings = (destinations: readonly Destination[]) =>
  locales.flatMap((locale) =>
    destinations.map((destination) => ({
      folder: paths.destination(locale, ''),
      spellings: [...spellingsOf(destination, locale)],
      address: paths.destination(locale, destination.id),
    })),
  );

/** For each 404 page the folder whose unknown addresses it answers, the innermost first. */
const notFoundFolders = locales
  .flatMap(notFoundPagesOf)
  // Hosts find this one without being told.
  .filter((page) => page !== paths.notFound(defaultLocale))
  .toSorted((one, other) => other.length - one.length)
  .map((page) => ({ folder: page.replace(/404$/, ''), file: `${page}.html` }));

/** English has no prefix; who knows `/tr` tries `/en`. Each page by name: a rule for all could lead anywhere. */
const prefixed = ({ destinations, guide, trips }: Addressed) =>
  pagesOf(defaultLocale, { destinations: destinations.map(({ id }) => id), guide, trips }).map(
    (address) => ({ typed: `/${defaultLocale}${address === '/' ? '' : address}`, address }),
  );

/** The text of `_redirects`, for Cloudflare Pages, Netlify and `npm run serve`. */
export const redirectsFile = (addressed: Addressed) => `\
# Common spellings of destinations. Any other one is brought home by the page itself.
${spellings(addressed.destinations)
  .flatMap(({ folder, spellings: all, address }) =>
    all.map((spelling) => `${folder}${encodeURIComponent(spelling)} ${address} 301`),
  )
  .join('\n')}

# English pages by the prefix that the other languages have.
${prefixed(addressed)
  .map(({ typed, address }) => `${typed} ${address} 301`)
  .join('\n')}

# Netlify needs to be told which page answers an unknown address, the most specific first.
# Cloudflare Pages ignores these lines: it finds the nearest 404.html by itself.
${notFoundFolders.map(({ folder, file }) => `${folder}* ${file} 404`).join('\n')}
`;
