import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { formatters } from '../ui/text/formatters.ts';
import { inEachLocale, localeInfo, type Locale } from '../locales.ts';
import { formatList } from './format.ts';

/* What texts of content/ may say instead of repeating content/site.json. */

type Site = Record<'destinations' | 'guide' | 'trips', readonly string[]> & {
  name: Record<Locale, string>;
  offer: Record<'included' | 'excluded', readonly string[]>;
};

/** Their meanings are in content/STYLE.md. */
export const siteValueNames = [
  'brand',
  'placeCount',
  'placeWord',
  'articleCount',
  'articleWord',
  'tripCount',
  'tripWord',
  'priceIncludes',
  'priceExcludes',
] as const;
export type SiteValues = Record<(typeof siteValueNames)[number], string | number>;

/**
 * @param words The numbers from one on, in words, separated by spaces; further ones are figures.
 * @param messages The interface, which names what a price includes.
 */
export const siteValuesOf = (
  { name, destinations, guide, trips, offer }: Site,
  words: Record<Locale, string>,
  messages: Partial<Record<Locale, Record<string, string>>> = {},
) =>
  inEachLocale((locale): SiteValues => {
    const listed = (extras: Site['offer']['included']) =>
      formatList(
        locale,
        extras.map((extra) => messages[locale]?.[`extra.${extra}`] ?? extra),
      );
    const inWords = (count: number) => words[locale].split(' ')[count - 1] ?? String(count);
    return {
      brand: name[locale],
      placeCount: destinations.length,
      placeWord: inWords(destinations.length),
      articleCount: guide.length,
      articleWord: inWords(guide.length),
      tripCount: trips.length,
      tripWord: inWords(trips.length),
      priceIncludes: listed(offer.included),
      priceExcludes: listed(offer.excluded),
    };
  });

const opening = new RegExp(`\\{(?:${siteValueNames.join('|')})(?=[,}])`);

/** Behind the brace that closes the first one; behind the text if none does. */
function endOfBraces(text: string) {
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/**
 * Replaces `{brand}` and numbers such as `{placeCount, plural, …}`, with a capital at the beginning of the text.
 * @throws {SyntaxError} for broken ICU syntax.
 */
export function fillText(locale: Locale, text: string, values: SiteValues): string {
  const { intl } = localeInfo[locale];
  let filled = text;
  for (let start = filled.search(opening); start !== -1; start = filled.search(opening)) {
    const end = start + endOfBraces(filled.slice(start));
    const message = compile(filled.slice(start, end));
    const said = format(message, intl, values, { formatters }).toString();
    const begun = start === 0 ? said.charAt(0).toLocaleUpperCase(intl) + said.slice(1) : said;
    filled = filled.slice(0, start) + begun + filled.slice(end);
  }
  return filled;
}

/** Does the same with every text of a value. */
export function fillTexts(locale: Locale, value: unknown, values: SiteValues): unknown {
  if (typeof value === 'string') return fillText(locale, value, values);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => fillTexts(locale, each, values));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fillTexts(locale, each, values)]),
  );
}
