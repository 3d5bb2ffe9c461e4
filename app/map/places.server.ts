import { content } from '../content/content.server.ts';
import type { Locale } from '../locales.ts';
import { projections } from '../pictures/build/projection.ts';
import { isPlaceId, type LayoutName, type MapPoint } from './route.ts';

export const getMapPlaces = (locale: Locale) =>
  content().destinations.flatMap(({ id, translations }) =>
    isPlaceId(id) ? [{ id, title: translations[locale].frontMatter.title }] : [],
  );

/** Where the map has a position that is given in degrees. */
export function pointOf({
  latitude,
  longitude,
}: Record<'latitude' | 'longitude', number>): MapPoint {
  const pointIn = (layout: LayoutName) => {
    const [x, y] = projections[layout].project([longitude, latitude]);
    return [Math.round(x), Math.round(y)] as const;
  };
  return { landscape: pointIn('landscape'), phone: pointIn('phone') };
}
