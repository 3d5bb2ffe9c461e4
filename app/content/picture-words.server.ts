import type { Locale } from '../locales.ts';
import type { SceneName } from '../pictures/art/manifest.ts';
import { isDrawn } from '../pictures/sights/drawn.ts';
import { content } from './content.server.ts';
import { pictureWordsIn, type PictureName } from './picture-words.ts';
import { sightsOf } from './sights.ts';

/** @param otherwise For a picture whose own entry has been deleted or is a draft. */
export function pictureWords(locale: Locale, scene: PictureName, otherwise?: string) {
  const imageAlt = pictureWordsIn(content(), locale, scene) ?? otherwise;
  if (imageAlt === undefined) throw new Error(`nothing says what the picture ${scene} shows`);
  return imageAlt;
}

/** What `SightPicture` shows, without the full stop of a sentence. */
export function sightPictureWords(locale: Locale, id: string | undefined, scene: SceneName) {
  const sights = content().destinations.flatMap((entry) => sightsOf(locale, entry));
  const sight = isDrawn(id ?? '') ? sights.find((one) => one.id === id) : undefined;
  const words = sight ? (sight.alt ?? sight.name) : pictureWords(locale, scene);
  return words.replace(/\.$/, '');
}
