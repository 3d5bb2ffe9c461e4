import { defaultLocale, localeInfo, locales, type Locale } from '../app/locales.ts';
import { destinationIdOf, notFoundPagesOf, paths } from '../app/paths.ts';

type Destination = {
  id: string;
  /** In English: addresses are made of it in every language. */
  title: string;
};

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

/** For each 404 page the rule that answers every unknown address beside and below it. */
const notFoundRules = locales
  .flatMap(notFoundPagesOf)
  // Both hosts find this one without being told.
  .filter((page) => page !== paths.notFound(defaultLocale))
  .toSorted((one, other) => other.length - one.length)
  .map((page) => `${page.replace(/404$/, '*')} ${page}.html 404`);

/** The text of `_redirects`, for Cloudflare Pages, Netlify and `npm run serve`. */
export const redirectsFile = (destinations: readonly Destination[]) => `\
# Common spellings of destinations. Any other one is brought home by the page itself.
${locales
  .flatMap((locale) =>
    destinations.flatMap((destination) =>
      [...spellingsOf(destination, locale)].map((spelling) => {
        const from = paths.destination(locale, encodeURIComponent(spelling));
        return `${from} ${paths.destination(locale, destination.id)} 301`;
      }),
    ),
  )
  .join('\n')}

# Netlify needs to be told which page answers an unknown address, the most specific first.
# Cloudflare Pages ignores these lines: it finds the nearest 404.html by itself.
${notFoundRules.join('\n')}
`;
