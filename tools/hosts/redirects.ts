import type { Content } from '../../app/content/collections.server.ts';
import type { Moved } from '../../app/content/schemas/single-files.ts';
import { defaultLocale, localeInfo, locales, type Locale } from '../../app/locales.ts';
import { destinationIdOf, inLocale, notFoundPagesOf, pagesOf, paths } from '../../app/paths.ts';

export type Destination = {
  id: string;
  /** English, in every language's addresses. */
  title: string;
};

export type Addressed = {
  destinations: readonly Destination[];
  guide: readonly string[];
  trips: readonly string[];
  /** Without a language. */
  moved: Moved;
};

export const addressedOf = ({ destinations, articles, trips, moved }: Content): Addressed => ({
  destinations: destinations.map(({ id, translations }) => ({
    id,
    title: translations[defaultLocale].frontMatter.title,
  })),
  guide: articles.map(({ id }) => id),
  trips: trips.map(({ id }) => id),
  moved,
});

/** The old and the new address in each language. */
export const movedPages = (moved: Moved) =>
  locales.flatMap((locale) =>
    moved.map(({ from, to }) => ({
      locale,
      from: inLocale(from, locale),
      to: inLocale(to, locale),
    })),
  );

const movedRules = (moved: Moved) => [
  ...movedPages(moved),
  ...moved.map(({ from, to }) => ({ from: `/${defaultLocale}${from}`, to })),
];

/** Istanbul, ISTANBUL, BlackSea, black sea; in Turkish also İSTANBUL. */
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
  // Turkish lower case turns Istanbul into "ıstanbul", which has another id.
  return new Set(spellings.filter((words) => words !== id && destinationIdOf(words) === id));
}

const spellings = (destinations: readonly Destination[]) =>
  locales.flatMap((locale) =>
    destinations.map((destination) => ({
      folder: paths.destination(locale, ''),
      spellings: [...spellingsOf(destination, locale)],
      address: paths.destination(locale, destination.id),
    })),
  );

/** The innermost folder first: Netlify takes the first rule that matches. */
const notFoundFolders = locales
  .flatMap(notFoundPagesOf)
  // Hosts find /404.html without a rule.
  .filter((page) => page !== paths.notFound(defaultLocale))
  .toSorted((one, other) => other.length - one.length)
  .map((page) => ({ folder: page.replace(/404$/, ''), file: `${page}.html` }));

/** `/en/…` by name: a rule with a splat would be an open redirect (`/en//evil.example`). */
const prefixed = ({ destinations, guide, trips }: Addressed) =>
  pagesOf(defaultLocale, { destinations: destinations.map(({ id }) => id), guide, trips }).map(
    (address) => ({ typed: `/${defaultLocale}${address === '/' ? '' : address}`, address }),
  );

export const redirectsFile = (addressed: Addressed) => `\
# Pages that have another address now.
${movedRules(addressed.moved)
  .map(({ from, to }) => `${from} ${to} 301`)
  .join('\n')}

# Common spellings of destinations. The page for unknown destinations redirects all others.
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
