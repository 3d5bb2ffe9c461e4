import { describe, expect, test } from 'vitest';
import { distanceBetween } from '../../app/map/sights/distance.ts';
import { canvas, frameOf } from '../../app/map/sights/frames.ts';
import { layOut, spot, tagSize } from '../../app/map/sights/layout.ts';
import { getSightMap } from '../../app/map/sights/sight-map.server.ts';
import { wayBetween } from '../../app/map/sights/ways.ts';
import { content, placeOf } from '../support/texts.ts';

const maps = content.destinations.map(({ id, facts }) => {
  const placed = facts.sights.flatMap(({ id: sight, position }) =>
    position ? [{ id: sight, position }] : [],
  );
  const frame = frameOf(
    id,
    placed.map(({ position }) => position),
  );
  return { id, frame, placed, marks: layOut(frame, placed) };
});

const between = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(bx - ax, by - ay);

describe.each(maps)('the map of $id', ({ frame, placed, marks }) => {
  const positionOf = (id: string) => placed.find((sight) => sight.id === id)?.position;
  const viewOf = ([x, y]: readonly [number, number]) => {
    const { inset } = frame;
    const isInInset = inset && between([x, y], [inset.x, inset.y]) < inset.radius;
    return isInInset
      ? { name: 'inset', kilometres: inset.across / (2 * inset.radius) }
      : { name: 'main', kilometres: frame.across / canvas.width };
  };

  test('has distances between its sights that agree with the great circle to 2 % of its width', () => {
    const shown = marks.filter(({ beyond }) => beyond === undefined);
    expect(shown.length).toBeGreaterThan(3);
    const wrong = shown.flatMap((one, at) =>
      shown.slice(at + 1).filter((other) => {
        const view = viewOf(one.point);
        if (view.name !== viewOf(other.point).name) return false;
        const [from, to] = [positionOf(one.id), positionOf(other.id)];
        if (!from || !to) return true;
        const drawn = between(one.point, other.point) * view.kilometres;
        const most = 0.02 * canvas.width * view.kilometres;
        return Math.abs(drawn - distanceBetween(from, to)) > most;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('has room for every number', () => {
    const crowded = marks.flatMap((one, at) =>
      marks.slice(at + 1).filter((other) => between(one.number, other.number) < spot * 1.8),
    );
    expect(crowded).toEqual([]);
    for (const { number } of marks) {
      expect(number[0]).toBeGreaterThanOrEqual(spot);
      expect(number[0]).toBeLessThanOrEqual(canvas.width - spot);
      expect(number[1]).toBeGreaterThanOrEqual(spot);
      expect(number[1]).toBeLessThanOrEqual(canvas.height - spot);
    }
  });
});

describe.each(maps)('a distance beyond the map of $id', ({ frame, placed, marks }) => {
  const tags = marks.flatMap(({ id, number: [x, y], beyond }) =>
    beyond ? [{ id, ...tagSize, x: x + beyond.tag[0], y: y + beyond.tag[1], beyond }] : [],
  );

  test('is written where neither a number nor another distance is', () => {
    const covered = tags.flatMap((tag, at) => [
      ...marks
        .filter(({ id, number: [x, y] }) => {
          const nearest = [
            Math.min(Math.max(x, tag.x), tag.x + tag.width),
            Math.min(Math.max(y, tag.y), tag.y + tag.height),
          ] as const;
          return id !== tag.id && between([x, y], nearest) < spot;
        })
        .map(({ id }) => `${tag.id} by ${id}`),
      ...tags
        .slice(at + 1)
        .filter(({ x, y }) => Math.abs(x - tag.x) < tag.width && Math.abs(y - tag.y) < tag.height)
        .map(({ id }) => `${tag.id} by the distance of ${id}`),
      ...(tag.x < 0 ||
      tag.y < 0 ||
      tag.x + tag.width > canvas.width ||
      tag.y + tag.height > canvas.height
        ? [`${tag.id} by the edge`]
        : []),
    ]);
    expect(covered).toEqual([]);
  });

  test('points from the middle of the map to its sight', () => {
    for (const { id, beyond } of tags) {
      const { longitude = 0, latitude = 0 } =
        placed.find((sight) => sight.id === id)?.position ?? {};
      const [east, south] = [longitude - frame.middle.longitude, frame.middle.latitude - latitude];
      const turn = (beyond.direction * Math.PI) / 180;
      expect({ id, east: Math.sign(Math.cos(turn)), south: Math.sign(Math.sin(turn)) }).toEqual({
        id,
        east: Math.sign(east),
        south: Math.sign(south),
      });
    }
  });
});

test('some sights are beyond their map', () => {
  expect(maps.flatMap(({ marks }) => marks.filter(({ beyond }) => beyond)).length).toBeGreaterThan(
    2,
  );
});

const at = (id: string, latitude: number) => ({ id, position: { latitude, longitude: 29 } });

describe('a way', () => {
  const here = at('here', 41);
  const roads = { home: 'here', kilometres: { far: 48, 'far-farther': 12 } };

  test.each([
    ['walked to what is near', at('near', 41.009), { by: 'foot', kilometres: 1.3, minutes: 20 }],
    ['without means where some walk', at('middle', 41.03), { by: 'either', kilometres: 4 }],
    ['driven to what is far', at('away', 41.3), { by: 'car', kilometres: 45, minutes: 60 }],
    ['of half hours above one', at('away', 41.45), { by: 'car', kilometres: 65, minutes: 90 }],
    ['that of a known road', at('far', 41.3), { by: 'road', kilometres: 50 }],
    ['by boat where nothing else goes', { ...at('rock', 41.01), byBoat: true }, { by: 'boat' }],
    ['none into what lies in it', { ...at('part', 41.01), within: 'here' }, undefined],
    ['none to what has no position', { id: 'hidden' }, undefined],
  ])('is %s', (_, to, way) => {
    expect(wayBetween(here, to, roads)).toEqual(way);
  });

  test('is that of the known road from the town in which a sight lies, in either direction', () => {
    const within = { ...at('part', 41.01), within: 'here' };
    expect(wayBetween(at('far', 41.3), within, roads)).toEqual({ by: 'road', kilometres: 50 });
    expect(wayBetween(at('farther', 41.4), at('far', 41.3), roads)).toEqual({
      by: 'road',
      kilometres: 12,
    });
  });
});

test('the ways of a day follow the text of its plan', () => {
  const { plan, sights } = placeOf('istanbul').translations.en.frontMatter;
  const text = plan[0]?.text ?? '';
  const told = sights
    .filter(({ name }) => text.includes(name))
    .map(({ name }) => name)
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  expect(told.length).toBeGreaterThan(2);
  const ways = getSightMap('en', 'istanbul')?.days[0]?.ways ?? [];
  expect(ways.map(({ text: way }) => told.find((name) => way.includes(`to ${name}:`)))).toEqual(
    told,
  );
});
