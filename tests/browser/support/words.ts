import type { Locator, Page } from '@playwright/test';
import { sightsOf as joinedSightsOf } from '../../../app/content/sights.ts';
import type { MessageKey } from '../../../app/i18n/messages.ts';
import type { Locale } from '../../../app/locales.ts';
import { typeset } from '../../../app/ui/text/typeset.ts';
import { content, find, translate } from '../../support/texts.ts';

const { tags } = content;
export const { site, destinations, articles, experiences, trips } = content;

/** As text on a page is; Playwright takes no-break spaces for spaces, but not in values and attributes. */
export const shown = (text: string) => typeset(text).replaceAll('\u00a0', ' ');

export const say = (locale: Locale, key: MessageKey, values?: Record<string, string | number>) =>
  shown(translate[locale](key, values));

type Said = Parameters<typeof say>;

/* What a visitor finds by its whole name, which is a message of the site. */

export const buttonIn = (within: Page | Locator, ...said: Said) =>
  within.getByRole('button', { name: say(...said), exact: true });

export const linkIn = (within: Page | Locator, ...said: Said) =>
  within.getByRole('link', { name: say(...said), exact: true });

export const regionIn = (within: Page | Locator, ...said: Said) =>
  within.getByRole('region', { name: say(...said), exact: true });

/** On the privacy page. */
export const forgetIn = (page: Page, locale: Locale, key: MessageKey) =>
  page.getByRole('button', {
    name: `${say(locale, 'privacy.forget')}: ${say(locale, key)}`,
    exact: true,
  });

export const destinationWords = (locale: Locale, id: string) =>
  find(destinations, id).translations[locale].frontMatter;

export const titleOfPlace = (locale: Locale, id: string) => destinationWords(locale, id).title;

export const baseName = (locale: Locale, place: string, base: string) =>
  find(find(destinations, place).facts.bases, base).name[locale];

export const sightsOf = (locale: Locale, id: string) =>
  joinedSightsOf(locale, find(destinations, id));

export const articleWords = (locale: Locale, id: string) =>
  find(articles, id).translations[locale].frontMatter;

export const tripWords = (locale: Locale, id: string) =>
  find(trips, id).translations[locale].frontMatter;

export const articleSources = (id: string) => find(articles, id).facts.sources;

export const questionsIn = (locale: Locale) =>
  content.answers
    .flatMap(({ translations }) => shown(translations[locale]?.frontMatter.question ?? ''))
    .filter(Boolean);

export const blockTitle = (locale: Locale, id: string) =>
  find(content.blocks, id).translations[locale].frontMatter.title;

/** The `##` headings of an article. */
export const headingsOf = (locale: Locale, id: string) =>
  [...find(articles, id).translations[locale].body.matchAll(/^## (.+)$/gm)].map(
    ([, text = '']) => text,
  );

export const tagName = (locale: Locale, id: string) => find(tags, id).name[locale];

/** For screen readers: "Beach (1 destination)". */
export const tagButtonName = (locale: Locale, id: string, said = (text: string) => text) => {
  const count = destinations.filter(({ facts }) => facts.tags.includes(id)).length;
  const counted = say(locale, 'destinations.count', { count });
  return `${said(tagName(locale, id))} ${said(`(${counted})`)}`;
};

/** Without bidi isolates. */
export const priceLabel = (locale: Locale, dollars: number) =>
  (
    {
      en: `From $${dollars}`,
      tr: `Kişi başı en az $${dollars}`,
      ar: `ابتداءً من ${dollars} $`,
    } satisfies Record<Locale, string>
  )[locale];

/** Without the signs of `typeset`, bidi marks and double spaces. */
export const readable = (text: string | null) =>
  (text ?? '')
    .replaceAll(/[\u200E\u200F\u061C\u2060\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
