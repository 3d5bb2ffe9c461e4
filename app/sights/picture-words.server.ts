import type { SceneName } from '../art/manifest.ts';
import { content } from '../content/content.server.ts';
import { sightsOf } from '../content/sights.ts';
import { pictureWords } from '../head/pages.server.ts';
import type { Locale } from '../locales.ts';
import { isDrawn } from './drawn.ts';

/** What `SightPicture` shows, without the full stop of a sentence. */
export function sightPictureWords(locale: Locale, id: string | undefined, scene: SceneName) {
  const sights = content().destinations.flatMap((entry) => sightsOf(locale, entry));
  const sight = isDrawn(id ?? '') ? sights.find((one) => one.id === id) : undefined;
  const words = sight ? (sight.alt ?? sight.name) : pictureWords(locale, scene);
  return words.replace(/\.$/, '');
}
