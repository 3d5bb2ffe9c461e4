import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { positions } from '../../app/art/map.ts';
import { means } from '../../app/content/legs.ts';
import { type LayoutName, isPlaceId, type PointId, routePath } from '../../app/map/route.ts';
import { layouts } from '../../art/map/layouts.ts';
import { mapCss, mapSource } from '../../art/pipeline/map-generated.ts';
import { readRecord } from '../../art/pipeline/record.ts';
import { map, paths } from '../../art/pipeline/settings.ts';
import { exists, read } from '../support/project.ts';
import { content } from '../support/texts.ts';

const names = ['landscape', 'phone'] satisfies LayoutName[];
const hours = ['day', 'night'];

describe.each(names)('the %s map', (name) => {
  const { width, height, places, hubs } = positions[name];

  test('has a pin for every destination, at its coordinates', () => {
    for (const { id, facts } of content.destinations) {
      const pin = isPlaceId(id) ? places[id].pin : undefined;
      const [x, y] = layouts[name].project([facts.place.longitude, facts.place.latitude]);
      expect(pin?.[0], `of ${id}`).toBeCloseTo(x, 0);
      expect(pin?.[1], `of ${id}`).toBeCloseTo(y, 0);
    }
    expect(Object.keys(places).toSorted()).toEqual(content.site.destinations.toSorted());
  });

  test('has pins, names and hubs within the picture', () => {
    const points = [
      ...Object.values(places).flatMap(({ pin, name: { at } }) => [pin, at]),
      ...Object.values(hubs),
    ];
    const outside = points.filter(([x, y]) => x < 0 || x > width || y < 0 || y > height);
    expect(outside).toEqual([]);
  });

  const pinOf = (id: PointId) => (isPlaceId(id) ? places[id].pin : hubs[id]);

  test('has ways that begin and end at their places', () => {
    const ids: PointId[] = [...content.site.destinations.filter(isPlaceId), 'konya', 'ankara'];
    for (const from of ids) {
      for (const to of ids.filter((id) => id !== from)) {
        for (const by of means) {
          const [leg] = routePath([{ id: from }, { id: to, by }], name);
          const numbers = leg?.d.match(/-?[\d.]+/g)?.map(Number) ?? [];
          expect(numbers.every(Number.isFinite)).toBe(true);
          const [start, end] = [numbers.slice(0, 2), numbers.slice(-2)];
          expect(start, `${from}–${to} ${by}`).toEqual([...pinOf(from)]);
          expect(end, `${from}–${to} ${by}`).toEqual([...pinOf(to)]);
        }
      }
    }
  });

  test('keeps its room by its own ratio, before its plate is here', () => {
    const ratios = read('app/map/plate.module.css').matchAll(/aspect-ratio: (\d+) \/ (\d+);/g);
    const known = [...ratios].map(([, wide, high]) => Number(wide) / Number(high));
    expect(known[name === 'phone' ? 0 : 1]).toBe(width / height);
  });

  test.each(hours)('is light by %s', (hour) => {
    for (const [size, limit] of Object.entries(map.layouts[name].limits)) {
      const file = join(paths.pictures, `map-${name}-${hour}-${size}.avif`);
      expect(statSync(file).size, `of ${file}`).toBeLessThanOrEqual(limit);
    }
  });

  test.each(hours)('is there in all widths and formats by %s', (hour) => {
    const files = map.layouts[name].widths.flatMap((size) =>
      ['avif', 'webp'].map((format) => `map-${name}-${hour}-${size}.${format}`),
    );
    expect(files.filter((file) => !exists(`public/art/${file}`))).toEqual([]);
    expect(Object.keys(readRecord().map[`map-${name}-${hour}`]?.files ?? {}).toSorted()).toEqual(
      files.toSorted(),
    );
  });
});

test('the files of positions are those of now', () => {
  expect(read('app/art/map.ts'), 'run: npm run art -- map').toBe(mapSource());
  expect(read('app/art/map.css'), 'run: npm run art -- map').toBe(mapCss());
});

test('the landscape comes where CSS, the plate and the generated rules say so alike', () => {
  const width = /min-width: 48rem/;
  for (const file of ['app/map/plate.tsx', 'app/map/map.module.css', 'app/art/map.css']) {
    expect(read(file), `of ${file}`).toMatch(width);
  }
});
