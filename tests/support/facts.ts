import { content } from './texts.ts';

/* What pages show of the content, in their order. */

export const destinationFacts = content.destinations.map(({ id, facts, translations }) => ({
  id,
  title: translations.en.frontMatter.title,
  tags: facts.tags,
  price: facts.price,
}));

/** In the order of their filter buttons. */
export const filterTagIds = content.tags.filter(({ hidden }) => !hidden).map(({ id }) => id);

export const articleFacts = content.articles.map(({ id, facts }) => ({
  id,
  minutes: facts.readTime,
}));
