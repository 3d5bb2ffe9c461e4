import { expect, test } from 'vitest';
import { circleIn, roomGraph, roomsDocument } from '../../tools/generate/rooms/graph.ts';
import { read } from '../support/project.ts';

const graph = roomGraph();

test('docs/rooms.md draws the arrows as they are', () => {
  expect(read('docs/rooms.md')).toBe(roomsDocument());
  expect(graph.size).toBeGreaterThan(10);
});

test('no room uses one that uses it', () => {
  expect(circleIn(graph)).toBeUndefined();
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['a']],
      ]),
    ),
  ).toEqual(['a', 'b', 'c', 'a']);
});

const subjects = [...graph.keys()].filter(
  (room) =>
    !['start', 'addresses', 'routes', 'styleguide', 'ui', 'i18n', 'art', 'styles'].includes(room),
);

test('ui knows nothing of this site', () => {
  expect(graph.get('ui')).toEqual([]);
});

test.each(subjects)('%s knows neither routes nor the styleguide', (room) => {
  expect((graph.get(room) ?? []).filter((used) => ['routes', 'styleguide'].includes(used))).toEqual(
    [],
  );
});
