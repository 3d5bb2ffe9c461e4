import { articleCards } from '../guide/articles.server.ts';
import { closureOf } from '../prices/closures.server.ts';
import { content } from '../content/content.server.ts';
import { pageHead } from './head/pages.server.ts';
import { closedStops, tripPrice } from '../prices/trip-prices.server.ts';
import { origin } from '../site.ts';
import { writtenOffer, writtenPrice } from '../prices/price-words.server.ts';
import type { FromPrice } from '../prices/price-of-nights.ts';
import { defaultLocale as locale, localeInfo, locales } from '../locales.ts';
import { linkedPages } from '../pages.ts';
import { paths } from '../paths.ts';

const link = (title: string, address: string, description: string) =>
  `- [${title}](${origin}${address}): ${description}`;

function priceSentence(price: FromPrice) {
  const { from, basis } = writtenPrice(locale, price);
  return `${from} (${basis}).`;
}

const pageLinks = () =>
  linkedPages('footer').map(({ id }) => {
    const { title, description } = pageHead(locale, id);
    return link(title, paths[id](locale), description);
  });

const destinationLinks = () =>
  content().destinations.map(({ id, facts, translations }) => {
    const { title, summary } = translations[locale].frontMatter;
    const closure = closureOf(locale, facts, title);
    const words = closure?.isNow ? `${closure.label}.` : priceSentence(facts);
    return link(title, paths.destination(locale, id), `${summary} ${words}`);
  });

const articleLinks = () =>
  articleCards(locale).map(({ id, title, excerpt }) =>
    link(title, paths.article(locale, id), excerpt),
  );

const tripLinks = () =>
  content().trips.map(({ id, facts, translations }) => {
    const { title, summary } = translations[locale].frontMatter;
    const closure = closureOf(locale, facts, title);
    const price = tripPrice(facts);
    const words = [
      closure && `${closure.label}.`,
      price.price > 0 && priceSentence(price),
      ...closedStops(locale, facts),
    ];
    return link(title, paths.trip(locale, id), [summary, ...words].filter(Boolean).join(' '));
  });

const monthLinks = () =>
  content().months.map(({ id, translations }) => {
    const { title, summary } = translations[locale].frontMatter;
    return link(title, paths.month(locale, id), summary);
  });

const languageLinks = () =>
  locales
    .filter((other) => other !== locale)
    .map((other) =>
      link(localeInfo[other].name, paths.home(other), pageHead(other, 'home').description),
    );

/** https://llmstxt.org */
export function GET() {
  const { site } = content();
  const sections = {
    Pages: pageLinks(),
    Destinations: destinationLinks(),
    'Ready-made trips': tripLinks(),
    'Month by month': monthLinks(),
    'Travel guide': articleLinks(),
    'Other languages': [
      'Every page exists in each language at the same address behind its prefix.',
      '',
      ...languageLinks(),
    ],
  };
  const body = Object.entries(sections)
    .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`)
    .join('\n');
  return new Response(
    `# ${site.name[locale]}\n\n> ${pageHead(locale, 'home').description} ${writtenOffer(locale, site.offer)}\n\n${body}`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
}
