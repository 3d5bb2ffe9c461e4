import { content } from '../content/queries.server.ts';
import { origin } from '../content/site.ts';
import { defaultLocale, locales } from '../locales.ts';
import { inLocale, pagesOf } from '../paths.ts';

const languages = [
  ...locales.map((locale) => [locale, locale] as const),
  ['x-default', defaultLocale] as const,
];

const alternates = (page: string) =>
  languages
    .map(
      ([hreflang, locale]) =>
        `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${inLocale(page, locale)}"/>`,
    )
    .join('\n');

/** Every page of every language, each with all its languages. */
export function loader() {
  const { site } = content();
  const urls = locales
    .flatMap((locale) => pagesOf(locale, site))
    .map((page) => `  <url>\n    <loc>${origin}${page}</loc>\n${alternates(page)}\n  </url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
}
