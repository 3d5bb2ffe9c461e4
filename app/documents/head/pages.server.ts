import type { Locale } from '../../locales.ts';
import { pages, type PageId } from '../../pages.ts';
import { content } from '../../content/content.server.ts';
import { pictureWords } from '../../content/picture-words.server.ts';
import { pictureWordsIn, type PictureName } from '../../content/picture-words.ts';

export function pagePicture(
  locale: Locale,
  page: PageId,
): { scene: PictureName; imageAlt: string } {
  const { picture } = pages[page];
  // The entry that says what a picture shows may have been deleted.
  const scene = pictureWordsIn(content(), locale, picture) === undefined ? 'hero' : picture;
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
