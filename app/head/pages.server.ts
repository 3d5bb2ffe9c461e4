import type { SceneName } from '../art/manifest.ts';
import type { Locale } from '../locales.ts';
import { pages, type PageId } from '../pages.ts';
import { content } from '../content/content.server.ts';

export type PictureName = SceneName | 'hero';

/** The text alternative from the picture's destination or article, or from the interface strings. */
export function pictureWords(locale: Locale, scene: PictureName) {
  const { destinations, articles, messages } = content();
  const owner = [...destinations, ...articles].find(({ facts }) => facts.scene === scene);
  const imageAlt =
    owner?.translations[locale].frontMatter.imageAlt ?? messages[locale][`${scene}.imageAlt`];
  if (imageAlt === undefined) {
    throw new Error(`content/ui/${locale}.json: ${scene}.imageAlt is missing`);
  }
  return imageAlt;
}

export function pagePicture(locale: Locale, page: PageId) {
  const scene = pages[page].picture;
  return { scene, imageAlt: pictureWords(locale, scene) };
}

export function pageHead(locale: Locale, page: PageId) {
  const messages = content().messages[locale];
  const title = messages[`head.${page}.title`];
  const description = messages[`head.${page}.description`];
  if (title === undefined || description === undefined) {
    throw new Error(`content/ui/${locale}.json: head.${page}.title or .description is missing`);
  }
  return { title, description, imageAlt: pagePicture(locale, page).imageAlt };
}
