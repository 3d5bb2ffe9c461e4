import { formatDay } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { content } from '../content/content.server.ts';
import { headingsOf, inSections, renderMarkdown } from '../i18n/markdown.server.ts';
import type { Content } from '../content/collections.server.ts';
import { entryOf, withIds } from '../content/entries.ts';
import { featured } from '../pages.ts';
import { sightPictureWords } from '../content/picture-words.server.ts';

type Article = Content['articles'][number];

export function articleCards(locale: Locale, entries = content().articles) {
  return entries.map(({ id, facts, translations }) => {
    const { title, excerpt, imageAlt } = translations[locale].frontMatter;
    return {
      id,
      title,
      excerpt,
      imageAlt,
      scene: facts.scene,
      readTime: facts.readTime,
      destinations: facts.destinations,
    };
  });
}
export const featuredArticles = (locale: Locale) =>
  articleCards(locale, content().articles.slice(0, featured.articles)).map(
    ({ id, scene, title, readTime }) => ({ id, scene, title, readTime }),
  );

export type ArticleCardData = ReturnType<typeof articleCards>[number];

/** Each figure with the number of the section that it follows. */
function figuresOf(locale: Locale, { facts, translations }: Article, sections: number) {
  // n photos divide the text into n + 1 equal parts.
  const photos = facts.photos.map((photo, at) => ({
    ...photo,
    after: Math.round((sections * (at + 1)) / (facts.photos.length + 1)),
    kind: 'photo' as const,
    alt: photo.alt[locale],
    drawn: sightPictureWords(locale, photo.sight, facts.scene),
  }));
  const { illustrations: words } = translations[locale].frontMatter;
  const illustrations = facts.illustrations.flatMap(({ id, after }) =>
    withIds([id], words).map((illustration) => ({
      after,
      kind: 'illustration' as const,
      illustration,
    })),
  );
  return [...illustrations, ...photos];
}
type Figure = ReturnType<typeof figuresOf>[number];

function partsOf(sections: readonly string[], figures: readonly Figure[]) {
  const parts: { html: string; figures: Figure[] }[] = [];
  let html = '';
  for (const [at, section] of sections.entries()) {
    html += section;
    const here = figures.filter(({ after }) => after === at);
    if (here.length === 0 && at < sections.length - 1) continue;
    parts.push({ html, figures: here });
    html = '';
  }
  return parts;
}

export function getArticle(locale: Locale, id: string) {
  const { articles, destinations } = content();
  const entry = entryOf(articles, id);
  const { frontMatter, body } = entry.translations[locale];
  const cards = articleCards(locale);
  const index = articles.indexOf(entry);
  const sections = inSections(renderMarkdown(body, locale));
  return {
    ...entry.facts,
    ...frontMatter,
    id,
    checked: formatDay(locale, entry.facts.factsChecked),
    sources: entry.facts.sources.map(({ name, url }) => ({ name: name[locale], url })),
    headings: headingsOf(body),
    parts: partsOf(sections, figuresOf(locale, entry, sections.length - 1)),
    destinations: destinations
      .filter((place) => entry.facts.destinations.includes(place.id))
      .map((place) => ({ id: place.id, title: place.translations[locale].frontMatter.title })),
    // The two that follow in the list, which wraps around.
    next: [1, 2].flatMap((step) => cards[(index + step) % cards.length] ?? []),
  };
}
export type ArticleData = ReturnType<typeof getArticle>;
