import type { MessageKey } from '../../../app/i18n/messages.ts';
import type { Locale } from '../../../app/locales.ts';
import { content, translate } from '../../support/texts.ts';

/* What the pages should say, read from content/ as it is now. */

const { tags } = content;
export const { site, destinations, articles, experiences, trips } = content;

/** An interface string, with its values filled in. */
export const say = (locale: Locale, key: MessageKey, values?: Record<string, string | number>) =>
  translate[locale](key, values);

/** What a browser calls home. */
export const titleOfHome = (locale: Locale) => content.messages[locale]['head.home.title'] ?? '';

const find = <Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry => {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`content/ has no "${id}"`);
  return entry;
};

export const destinationWords = (locale: Locale, id: string) =>
  find(destinations, id).translations[locale].frontMatter;

/** Their Turkish names, as they stand on signs. */
export const sightsOf = (id: string) => find(destinations, id).facts.sights;

export const articleWords = (locale: Locale, id: string) =>
  find(articles, id).translations[locale].frontMatter;

export const tripWords = (locale: Locale, id: string) =>
  find(trips, id).translations[locale].frontMatter;

export const articleSources = (id: string) => find(articles, id).facts.sources;

/** What the guide answers in a language, in its order. */
export const questionsIn = (locale: Locale) =>
  content.answers.flatMap(({ translations }) => translations[locale]?.frontMatter.question ?? []);

export const blockTitle = (locale: Locale, id: string) =>
  find(content.blocks, id).translations[locale].frontMatter.title;

/** The `##` headings of an article. */
export const headingsOf = (locale: Locale, id: string) =>
  [...find(articles, id).translations[locale].body.matchAll(/^## (.+)$/gm)].map(
    ([, text = '']) => text,
  );

export const tagName = (locale: Locale, id: string) => find(tags, id).name[locale];

/** The price label as the decisions word it, without the marks that isolate it. */
export const priceLabel = (locale: Locale, dollars: number) =>
  (
    {
      en: `From $${dollars}`,
      tr: `Kişi başı en az $${dollars}`,
      ar: `ابتداءً من ${dollars} $`,
    } satisfies Record<Locale, string>
  )[locale];

/** Text as it is read: no marks of direction, no unbreakable or doubled spaces. */
export const readable = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
