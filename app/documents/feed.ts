import { content } from '../content/content.server.ts';
import { textOf } from '../i18n/markdown.server.ts';
import { pageThatShows } from '../shell/notices/pages.ts';
import { today } from '../days.ts';
import { pageHead } from './head/pages.server.ts';
import { origin } from '../site.ts';
import { inLocale, localeOf, paths } from '../paths.ts';
import { escapeXml } from '../ui/text/escape-xml.ts';
import type { APIContext } from 'astro';

/** Atom requires a time with the day. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

/** The guide as an Atom feed with the notices of today; an article is updated when its facts were checked. */
export function GET({ routePattern }: APIContext) {
  const locale = localeOf(routePattern);
  const { site, articles, notices } = content();
  const { title, description } = pageHead(locale, 'guide');
  const day = today();
  const all = [
    ...notices
      .filter(({ facts: { from, until } }) => from <= day && day <= until)
      .map(({ id, facts: { from, pages }, translations }) => ({
        id: `${origin + paths.home(locale)}#${id}`,
        address: `${origin + inLocale(pageThatShows(pages), locale)}#notice-${id}`,
        heading: translations[locale].frontMatter.title,
        summary: textOf(translations[locale].body),
        updated: from,
      })),
    ...articles.map(({ id, facts, translations }) => ({
      id: origin + paths.article(locale, id),
      address: origin + paths.article(locale, id),
      heading: translations[locale].frontMatter.title,
      summary: translations[locale].frontMatter.excerpt,
      updated: facts.factsChecked,
    })),
  ];
  const latest = all
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const entries = all.map(
    ({ id, address, heading, summary, updated }) => `  <entry>
    <id>${id}</id>
    <link href="${address}"/>
    <title>${escapeXml(heading)}</title>
    <summary>${escapeXml(summary)}</summary>
    <updated>${momentOf(updated)}</updated>
  </entry>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${origin}${paths.guide(locale)}</id>
  <link rel="self" type="application/atom+xml" href="${origin}${paths.feed(locale)}"/>
  <link href="${origin}${paths.guide(locale)}"/>
  <title>${escapeXml(`${title} · ${site.name[locale]}`)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <icon>${origin}/icon-192.png</icon>
  <author><name>${escapeXml(site.name[locale])}</name></author>
  <updated>${momentOf(latest ?? '')}</updated>
${entries.join('\n')}
</feed>
`,
    { headers: { 'Content-Type': 'application/atom+xml' } },
  );
}
