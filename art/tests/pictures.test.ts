import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limitsOf, planOf } from '../pipeline/encode.ts';
import { generated } from '../pipeline/generated.ts';
import { kinds, namesOf } from '../pipeline/masters.ts';
import { readRecord } from '../pipeline/record.ts';
import { heavyScenes, paths, share } from '../pipeline/settings.ts';
import { shareImages } from '../pipeline/share.ts';
import { tidied } from '../pipeline/tidy.ts';

const rendered = readRecord();
const bytesOf = (file: string) => statSync(join(paths.pictures, file)).size;

const drawings = kinds.flatMap((kind) => namesOf(kind).map((name) => ({ kind, name })));

test.each(drawings)('$kind/$name is light, in all widths and formats', ({ kind, name }) => {
  const { cuts } = planOf(kind, name);
  const made = cuts.flatMap(({ stem, widths }) =>
    widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]),
  );
  expect(Object.keys(rendered[kind][name]?.files ?? {}).toSorted()).toEqual(made.toSorted());
  for (const [width, limit] of Object.entries(limitsOf(kind, name))) {
    expect(bytesOf(`${cuts[0].stem}-${width}.avif`)).toBeLessThanOrEqual(limit);
  }
});

test('a drawing that Inkscape saved is kept as it was but for what was drawn', () => {
  const kept = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">
 <title>Birds</title>
 <defs>
  <linearGradient id="linearGradient7"/>
 </defs>
 <g id="birds">
  <path fill="url(#linearGradient7)" d="M1 2h3"/>
 </g>
</svg>
`;
  const saved = kept
    .replace('<svg', '<?xml version="1.0" standalone="no"?>\n<svg version="1.1" id="svg3"')
    .replace('<title>', '<title\n id="title2">')
    .replace(/fill="\S+" d="([^"]+)"/, 'd="$1"\n id="path12"\n fill="url(#linearGradient7)"');
  expect(saved).not.toBe(kept);
  expect(tidied(saved)).toBe(kept);
});

describe('of the scenes', () => {
  test('at most two may weigh more, each with a reason', () => {
    const reasons = Object.values(heavyScenes).map(({ reason }) => reason);
    expect(reasons.length).toBeLessThanOrEqual(2);
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
  });

  test('none may weigh more that does not need to', () => {
    const idle = Object.entries(heavyScenes).flatMap(([name, { limits }]) =>
      Object.keys(limits).filter(
        (width) =>
          bytesOf(`${name}-${width}.avif`) <= (planOf('scenes', name).limits[Number(width)] ?? 0),
      ),
    );
    expect(idle).toEqual([]);
  });
});

test.each(Object.entries(generated(rendered)))('app/pictures/art/%s is of now', (file, text) => {
  expect(readFileSync(join(paths.generated, file), 'utf8'), 'run: npm run art').toBe(text);
});

describe('the pictures that pages are shared with', () => {
  const images = shareImages();

  test('are made of the words, drawings and fonts of now', () => {
    const stale = images.filter(({ address, hash }) => rendered.share[address]?.hash !== hash);
    expect(stale.map(({ address }) => `${address}; run: npm run art -- share`)).toEqual([]);
  });

  test.each(images)('$file is light', ({ file }) => {
    expect(bytesOf(file)).toBeLessThanOrEqual(share.bytes);
  });
});
