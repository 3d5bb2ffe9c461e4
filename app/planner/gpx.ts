type Waypoint = { name: string; latitude: number; longitude: number };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A GPX 1.1 file. */
export function gpxOf(name: string, stops: readonly Waypoint[]): string {
  const point = (tag: 'wpt' | 'rtept') => (stop: Waypoint) =>
    `  <${tag} lat="${stop.latitude}" lon="${stop.longitude}"><name>${escaped(stop.name)}</name></${tag}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Merhaba Türkiye" xmlns="http://www.topografix.com/GPX/1/1">',
    ...stops.map(point('wpt')),
    `  <rte><name>${escaped(name)}</name>`,
    ...stops.map(point('rtept')),
    '  </rte>',
    '</gpx>',
    '',
  ].join('\n');
}
