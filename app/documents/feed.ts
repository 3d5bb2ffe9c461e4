import { content } from '../content/content.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { origin } from '../site.ts';
import { localeOf, paths } from '../paths.ts';
import { escapeXml } from '../ui/escape-xml.ts';
import type { APIContext } from 'astro';

/** Atom requires a time with the day. */
const momentOf = (day: string) => `${day}T00:00:00Z`;

/** The guide as an Atom feed; an article is updated when its facts were checked. */
export function GET({ routePattern }: APIContext) {
  const locale = localeOf(routePattern);
  const { site, articles } = content();
  const { title, description } = pageHead(locale, 'guide');
  const latest = articles
    .map(({ facts }) => facts.factsChecked)
    .toSorted()
    .at(-1);
  const entries = articles.map(({ id, facts, translations }) => {
    const { title: heading, excerpt } = translations[locale].frontMatter;
    const address = origin + paths.article(locale, id);
    return `  <entry>
    <id>${address}</id>
    <link href="${address}"/>
    <title>${escapeXml(heading)}</title>
    <summary>${escapeXml(excerpt)}</summary>
    <updated>${momentOf(facts.factsChecked)}</updated>
  </entry>`;
  });
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
