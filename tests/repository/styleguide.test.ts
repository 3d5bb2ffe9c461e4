import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { contrastOf } from '../../app/styleguide/contrast.ts';
import { kindOf } from '../../app/styleguide/token-groups.ts';
import { filesIn, read } from '../support/project.ts';

/** A file and whatever it imports, however far away. */
function reachedFrom(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, to = ''] of read(file).matchAll(/from '(\.[^']+\.tsx)'/g)) {
    reachedFrom(posix.join(posix.dirname(file), to), seen);
  }
  return seen;
}

test('every component is shown, but for the frames of a page', () => {
  const frames = [
    'navigation/on-its-way',
    'offline/offline-line',
    'shell/error-page',
    'shell/not-at-hand',
    'shell/site-layout',
    'shell/stand-in',
  ];
  const shown = reachedFrom('app/styleguide/specimens.tsx');
  // A room with components; the routes, the frame about them and the styleguide itself are none.
  const parts = filesIn(['app'], '.tsx').filter((file) =>
    /^app\/(?!routes\/|styleguide\/)\w+\//.test(file),
  );
  expect(parts.length).toBeGreaterThan(50);
  const hidden = parts.filter((file) => !shown.has(file));
  expect(hidden).toEqual(frames.map((name) => `app/${name}.tsx`));
});

const source = read('app/styles/tokens.css').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const [, root = ''] = /:root \{([^}]*)\}/.exec(source) ?? [];
const tokens = [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({
  name,
  value,
}));

test('every token has a kind, and the palette, durations and layers each have theirs', () => {
  const kinds = Object.groupBy(tokens, kindOf);
  expect(kinds['Other']?.map(({ name }) => name)).toEqual(['--scene-name']);
  expect(kinds['Raw colours']?.length).toBeGreaterThan(15);
  expect(kinds['Durations']?.map(({ name }) => name)).toContain('--calm');
  expect(kinds['Easings']?.map(({ name }) => name)).toEqual([
    '--ease',
    '--ease-drift',
    '--ease-settle',
  ]);
  expect(kinds['Layers']?.map(({ name }) => name)).toContain('--layer-toolbar');
});

test('colours by purpose name raw colours, no values of their own', () => {
  const own = tokens.filter((token) => kindOf(token) === 'Colours by purpose');
  expect(own.filter(({ value }) => /#[\da-f]/i.test(value))).toEqual([]);
  expect(own.length).toBeGreaterThan(10);
});

test('contrast is what WCAG says it is', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
});
