import { escapeXml } from '../ui/escape-xml.ts';
import type { Parts } from './parts.ts';
import { townsOf } from './trip-legs.ts';

type Town = { id: string; name: string; position: readonly [latitude: number, longitude: number] };

/** The towns of a trip in their order, from the start to the end. */
export const positionsOf = ({ data, trip, words }: Omit<Parts, 'legs'>) =>
  townsOf(trip, data).flatMap((id): Town[] => {
    const { position } = [...data.places, ...data.gateways].find((town) => town.id === id) ?? {};
    return position ? [{ id, name: words.placeName(id), position }] : [];
  });

/** A GPX 1.1 file with each town once, and the route through them. */
export function gpxOf(name: string, towns: readonly Town[]): string {
  const point =
    (tag: 'wpt' | 'rtept') =>
    ({ name: town, position: [latitude, longitude] }: Town) =>
      `  <${tag} lat="${latitude}" lon="${longitude}"><name>${escapeXml(town)}</name></${tag}>`;
  const places = new Map(towns.map((town) => [town.id, town]));
  const route = towns.filter(({ id }, at) => id !== towns[at - 1]?.id);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Merhaba Türkiye" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeXml(name)}</name></metadata>`,
    ...[...places.values()].map(point('wpt')),
    `  <rte><name>${escapeXml(name)}</name>`,
    ...route.map(point('rtept')),
    '  </rte>',
    '</gpx>',
    '',
  ].join('\n');
}
