import { entryOf } from '../content/entries.ts';
import { escapeXml } from '../ui/text/escape-xml.ts';
import { basesOf, runsOf } from '../stays.ts';
import type { Parts } from './parts.ts';
import { tripName } from './trip-name.ts';

type Town = { id: string; name: string; position: readonly [latitude: number, longitude: number] };

/** A gateway in a destination has the position of its base with that id, or else of the destination. */
function townOf(gateway: string, { data, words }: Pick<Parts, 'data' | 'words'>): Town[] {
  const { place, position } = data.gateways.find(({ id }) => id === gateway) ?? {};
  const home = data.places.find(({ id }) => id === place);
  const own = home?.bases.find(({ id }) => id === gateway) ?? home;
  const found = position ?? own?.position;
  const id = home ? `${home.id} ${gateway}` : gateway;
  return found ? [{ id, name: words.gatewayName(gateway), position: found }] : [];
}

/** The start, the bases of each stop and the end, in the order of the trip. */
export function positionsOf({ data, trip, words }: Omit<Parts, 'legs'>): Town[] {
  const bases = trip.stops.flatMap((stop) => {
    const place = entryOf(data.places, stop.place);
    return runsOf(basesOf(stop, place)).map(({ base }): Town => {
      const { name, position } = entryOf(place.bases, base);
      return { id: `${stop.place} ${base}`, name, position };
    });
  });
  if (bases.length === 0) return [];
  const [start, end] = [trip.start, trip.end].map((gateway) =>
    gateway === undefined ? [] : townOf(gateway, { data, words }),
  );
  return [...(start ?? []), ...bases, ...(end ?? [])];
}

/** Lists the sights of each place of the trip once. */
function sightPositionsOf({ data, trip }: Pick<Parts, 'data' | 'trip'>): Town[] {
  return [...new Set(trip.stops.map(({ place }) => place))].flatMap((id) => {
    return entryOf(data.places, id).sights.flatMap(({ id: sight, name, position }) =>
      position ? [{ id: `${id} ${sight}`, name, position }] : [],
    );
  });
}

const pointAs =
  (tag: 'wpt' | 'rtept') =>
  ({ name, position: [latitude, longitude] }: Town) =>
    `  <${tag} lat="${latitude}" lon="${longitude}"><name>${escapeXml(name)}</name></${tag}>`;

/** A GPX 1.1 file with each town and each sight once, and the route through the towns. */
export function gpxOf(parts: Omit<Parts, 'legs'>): string {
  const towns = positionsOf(parts);
  const name = escapeXml(tripName(parts));
  const places = new Map([...towns, ...sightPositionsOf(parts)].map((town) => [town.id, town]));
  const route = towns.filter(({ id }, at) => id !== towns[at - 1]?.id);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(parts.data.site.name)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `  <metadata><name>${name}</name></metadata>`,
    ...[...places.values()].map(pointAs('wpt')),
    `  <rte><name>${name}</name>`,
    ...route.map(pointAs('rtept')),
    '  </rte>',
    '</gpx>',
    '',
  ].join('\n');
}
