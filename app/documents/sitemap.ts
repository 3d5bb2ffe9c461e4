import type { SceneName } from '../pictures/art/manifest.ts';
import { content } from '../content/content.server.ts';
import { origin } from '../site.ts';
import { defaultLocale, locales, type Locale } from '../locales.ts';
import { inLocale, pagesOf, paths } from '../paths.ts';
import { largestPicture } from '../pictures/largest.ts';

type Facts = {
  picture?: string;
  /** ISO day of the last check of the page's facts. */
  checked?: string;
};

const pictured = (
  page: string,
  { scene, factsChecked }: { scene: SceneName; factsChecked: string },
): [string, Facts] => [page, { picture: largestPicture(scene), checked: factsChecked }];

function factsOf(locale: Locale) {
  const { destinations, articles, answers, trips, months } = content();
  const days = [...articles, ...answers]
    .filter(({ translations }) => translations[locale])
    .map(({ facts }) => facts.factsChecked);
  return new Map<string, Facts>([
    [paths.home(locale), { picture: largestPicture('hero') }],
    [paths.experiences(locale), { picture: largestPicture('experiences') }],
    [paths.guide(locale), { checked: days.toSorted().at(-1) ?? '' }],
    ...destinations.map(({ id, facts }) => pictured(paths.destination(locale, id), facts)),
    ...articles.map(({ id, facts }) => pictured(paths.article(locale, id), facts)),
    ...trips.map(({ id, facts }): [string, Facts] => [
      paths.trip(locale, id),
      { checked: facts.factsChecked },
    ]),
    ...months.map(({ id, facts }) => pictured(paths.month(locale, id), facts)),
  ]);
}

const languages = [
  ...locales.map((locale) => [locale, locale] as const),
  ['x-default', defaultLocale] as const,
];

const alternates = (page: string) =>
  languages.map(
    ([hreflang, locale]) =>
      `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${inLocale(page, locale)}"/>`,
  );

const entry = (page: string, { picture, checked }: Facts = {}) =>
  [
    '  <url>',
    `    <loc>${origin}${page}</loc>`,
    ...(checked ? [`    <lastmod>${checked}</lastmod>`] : []),
    ...alternates(page),
    ...(picture
      ? [`    <image:image><image:loc>${origin}${picture}</image:loc></image:image>`]
      : []),
    '  </url>',
  ].join('\n');

export function GET() {
  const { site } = content();
  const urls = locales.flatMap((locale) => {
    const facts = factsOf(locale);
    return pagesOf(locale, site).map((page) => entry(page, facts.get(page)));
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
