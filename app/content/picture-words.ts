import type { Locale } from '../locales.ts';
import type { SceneName } from '../pictures/art/manifest.ts';
import type { Content } from './collections.server.ts';

export type PictureName = SceneName | 'hero';

/** The text alternative of a picture: of a destination, an article, a trip, or a page. */
export function pictureWordsIn(
  { destinations, articles, trips, messages }: Content,
  locale: Locale,
  scene: PictureName,
): string | undefined {
  const owners = [...destinations, ...articles, ...trips].filter(
    ({ facts }) => facts.scene === scene,
  );
  const [words] = owners.flatMap(
    ({ translations }) => translations[locale].frontMatter.imageAlt ?? [],
  );
  return words ?? messages[locale][`${scene}.imageAlt`];
}
