import type { SceneName } from '../art/manifest.ts';
import { monthNames } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import { pages, type PageId } from '../pages.ts';
import { comfortOf } from '../climate/comfort.ts';
import { loadContent, type Content } from './load.server.ts';
import { headingsOf, inSections, renderMarkdown } from './markdown.server.ts';
import type { ArticleFacts, ArticleWords, BlockId, DestinationFacts, Photo } from './schemas.ts';

/*
 * What pages ask of the content, in one language. Everything here runs while the site is built;
 * the browser gets the results only.
 */

let loaded: Content | undefined;

/**
 * While developing, every request reads the files anew, so that a saved text shows at once; what one
 * page asks for in one go is read once.
 */
export function content(): Content {
  if (loaded === undefined) {
    loaded = loadContent();
    if (import.meta.env?.DEV) setTimeout(() => (loaded = undefined));
  }
  return loaded;
}

function tagNames(locale: Locale): Record<string, string> {
  return Object.fromEntries(content().tags.map((tag) => [tag.id, tag.name[locale]]));
}

/** Tags with a filter button, in the order of the vocabulary. */
export function filterTags(locale: Locale) {
  return content()
    .tags.filter((tag) => !tag.hidden)
    .map((tag) => ({ id: tag.id, name: tag.name[locale] }));
}

export function destinationCards(locale: Locale, entries = content().destinations) {
  const names = tagNames(locale);
  return entries.map(({ id, facts, words }) => {
    const { title, description, imageAlt } = words[locale].words;
    const [photo] = facts.photos;
    return {
      id,
      title,
      description,
      imageAlt,
      scene: facts.scene,
      price: facts.price,
      tags: facts.tags.map((tag) => ({ id: tag, name: names[tag] ?? tag })),
      ...(photo && { photo }),
    };
  });
}
/** What home, the guide's year and the footer show; the others are a step away, in the catalogue. */
const featured = { destinations: 6, articles: 5 };

export const featuredDestinations = (locale: Locale) =>
  destinationCards(locale, content().destinations.slice(0, featured.destinations));

export type DestinationCardData = ReturnType<typeof destinationCards>[number];

/**
 * The first photo of a destination is its card's; its page shows the next one, if there is one.
 */
export const figureAt = (photos: readonly Photo[]) => Math.min(1, photos.length - 1);

function monthsOf({ meanHighC, rainDays, precipitationMm }: DestinationFacts['climate']) {
  return meanHighC.map((high, at) => {
    const month = {
      highC: Math.round(high),
      rainDays: Math.round(rainDays[at] ?? 0),
      rainMm: Math.round(precipitationMm[at] ?? 0),
    };
    return { ...month, comfort: comfortOf(month) };
  });
}

/**
 * The year of the featured destinations, or of one. Months are named while building, because browsers
 * shorten them each in its own way.
 */
export const climateYear = (locale: Locale, only?: string) => ({
  monthNames: monthNames(locale),
  places: content()
    .destinations.filter(({ id }, at) =>
      only === undefined ? at < featured.destinations : id === only,
    )
    .map(({ id, facts, words }) => ({
      id,
      title: words[locale].words.title,
      scene: facts.scene,
      months: monthsOf(facts.climate),
    })),
});
export type ClimateYear = ReturnType<typeof climateYear>;

/** A destination's page, or `null` if there is none with this id. */
export function destination(locale: Locale, id: string) {
  const entry = content().destinations.find((candidate) => candidate.id === id);
  if (entry === undefined) return null;
  const { words, body } = entry.words[locale];
  const { climate, place, photos, sights, ...facts } = entry.facts;
  const names = tagNames(locale);
  const at = figureAt(photos);
  const photo = photos[at];
  return {
    ...words,
    id,
    scene: facts.scene,
    price: facts.price,
    tags: facts.tags.map((tag) => ({ id: tag, name: names[tag] ?? tag })),
    place,
    climate: { ...climate, station: words.station },
    year: climateYear(locale, id),
    sights: words.sights.map((sight, index) => ({ ...sight, turkish: sights[index] ?? '' })),
    factsChecked: facts.factsChecked,
    ...(photo && { figure: { photo, alt: words.photoAlts[at] ?? '' } }),
    about: renderMarkdown(body, locale),
    articles: articleCards(locale).filter((card) => card.destinations.includes(id)),
    priceNote: block(locale, 'price'),
  };
}

export function articleCards(locale: Locale, entries = content().articles) {
  return entries.map(({ id, facts, words }) => {
    const { title, excerpt, imageAlt } = words[locale].words;
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
    ({ id, title, readTime }) => ({ id, title, readTime }),
  );
export type ArticleLinkData = ReturnType<typeof featuredArticles>[number];

export type ArticleCardData = ReturnType<typeof articleCards>[number];

type ArticlePictures = Pick<ArticleFacts, 'photos' | 'illustrations'>;
type PictureWords = Pick<ArticleWords, 'photoAlts' | 'illustrations'>;

/** What stands in the text, each with the number of the section that it follows. */
function figuresOf(facts: ArticlePictures, words: PictureWords, sections: number) {
  // Photos part the text into as many pieces as there are of them, and one.
  const photos = facts.photos.map((photo, at) => ({
    after: Math.round((sections * (at + 1)) / (facts.photos.length + 1)),
    kind: 'photo' as const,
    photo,
    alt: words.photoAlts[at] ?? '',
  }));
  const illustrations = words.illustrations.map((illustration, at) => ({
    after: facts.illustrations[at]?.after ?? 0,
    kind: 'illustration' as const,
    illustration,
  }));
  return [...illustrations, ...photos];
}
type Figure = ReturnType<typeof figuresOf>[number];

/** The text, cut wherever figures follow. */
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

/** An article's page, or `null` if there is none with this id. */
export function article(locale: Locale, id: string) {
  const { articles } = content();
  const index = articles.findIndex((candidate) => candidate.id === id);
  const entry = articles[index];
  if (entry === undefined) return null;
  const { words, body } = entry.words[locale];
  const cards = articleCards(locale);
  const destinationsOf = destinationCards(locale).filter(({ id: card }) =>
    entry.facts.destinations.includes(card),
  );
  const sections = inSections(renderMarkdown(body, locale));
  const { title, summary, imageAlt, practical } = words;
  return {
    id,
    title,
    summary,
    imageAlt,
    practical,
    scene: entry.facts.scene,
    readTime: entry.facts.readTime,
    factsChecked: entry.facts.factsChecked,
    sources: entry.facts.sources,
    headings: headingsOf(body),
    parts: partsOf(sections, figuresOf(entry.facts, words, sections.length - 1)),
    destinations: destinationsOf.map(idAndTitle),
    // The two that follow, going round at the end of the list.
    next: [1, 2].flatMap((step) => cards[(index + step) % cards.length] ?? []),
  };
}

export function experienceCards(locale: Locale) {
  return content().experiences.map(({ id, facts, words }) => {
    const { name, description } = words[locale].words;
    return { id, icon: facts.icon, name, description };
  });
}
export type ExperienceCardData = ReturnType<typeof experienceCards>[number];

export function experiences(locale: Locale) {
  const titles = new Map(destinationCards(locale).map((card) => [card.id, card.title]));
  return content().experiences.map(({ id, facts, words }) => ({
    ...words[locale].words,
    id,
    icon: facts.icon,
    scene: facts.scene,
    imageAlt: pictureWords(locale, facts.scene),
    html: renderMarkdown(words[locale].body, locale),
    destinations: facts.destinations.map((card) => ({ id: card, title: titles.get(card) ?? card })),
  }));
}

/** The answers that exist in a language. */
export function answers(locale: Locale) {
  return content().answers.flatMap(({ id, facts, words }) => {
    const own = words[locale];
    if (own === undefined) return [];
    return {
      id,
      factsChecked: facts.factsChecked,
      question: own.words.question,
      html: renderMarkdown(own.body, locale),
    };
  });
}
export type AnswerData = ReturnType<typeof answers>[number];

export function block(locale: Locale, id: BlockId) {
  const entry = content().blocks.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`There is no text block "${id}"`);
  const { words, body } = entry.words[locale];
  return { id, title: words.title, html: renderMarkdown(body, locale) };
}
export type BlockData = ReturnType<typeof block>;

const idAndTitle = ({ id, title }: { id: string; title: string }) => ({ id, title });

/** Titles that the footer links to on every page: those that home shows. */
export const siteNavigation = (locale: Locale) => ({
  destinations: featuredDestinations(locale).map(idAndTitle),
  articles: featuredArticles(locale).map(idAndTitle),
});
export type SiteNavigation = ReturnType<typeof siteNavigation>;

export type PictureName = SceneName | 'hero';

/** What a picture shows, in the words of whoever it was drawn for. */
function pictureWords(locale: Locale, scene: PictureName) {
  const { destinations, articles, messages } = content();
  const owner = [...destinations, ...articles].find(({ facts }) => facts.scene === scene);
  const imageAlt = owner?.words[locale].words.imageAlt ?? messages[locale][`${scene}.imageAlt`];
  if (imageAlt === undefined) {
    throw new Error(`content/ui/${locale}.json: ${scene}.imageAlt is missing`);
  }
  return imageAlt;
}

/** The picture of a page, and what it shows. */
export function pagePicture(locale: Locale, page: PageId) {
  const scene = pages[page].picture;
  return { scene, imageAlt: pictureWords(locale, scene) };
}

/** A page's title and description for its head, from the interface strings, and its picture. */
export function pageHead(locale: Locale, page: PageId) {
  const messages = content().messages[locale];
  const title = messages[`head.${page}.title`];
  const description = messages[`head.${page}.description`];
  if (title === undefined || description === undefined) {
    throw new Error(`content/ui/${locale}.json: head.${page}.title or .description is missing`);
  }
  return { title, description, imageAlt: pagePicture(locale, page).imageAlt };
}
