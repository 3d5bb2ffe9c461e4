import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from '../../tools/measure/visual-diff/compare.ts';
import { reportPage } from '../../tools/measure/visual-diff/report.ts';

const cream = { r: 248, g: 241, b: 227 };

const paper = (height: number, background = cream) =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();

test('a photograph is like itself', async () => {
  const { ratio } = await compare(await paper(20), await paper(20));
  expect(ratio).toBe(0);
});

test('a colour that is hardly another one is a change', async () => {
  const { ratio } = await compare(await paper(20), await paper(20, { ...cream, b: 223 }));
  expect(ratio).toBe(1);
});

test('the part by which a page has grown is a change, and is in the picture of it', async () => {
  const { ratio, diff } = await compare(await paper(20), await paper(25));
  expect(ratio).toBeCloseTo(5 / 25);
  expect(await sharp(await diff()).metadata()).toMatchObject({ width: 10, height: 25 });
});

test('the report begins with the largest change and shows each with its three pictures', () => {
  const changes = [
    { name: 'home-390-ar-dark', ratio: 0.00005 },
    { name: 'guide-768-tr-light', ratio: 0.25 },
  ];
  const page = reportPage(changes, 180, 'main (1a2b3c4)');
  expect(page).toContain('2 of 180 photographs differ from main (1a2b3c4)');
  const pictures = [...page.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file);
  expect(pictures).toEqual([
    'guide-768-tr-light.before.png',
    'guide-768-tr-light.after.png',
    'guide-768-tr-light.diff.png',
    'home-390-ar-dark.before.png',
    'home-390-ar-dark.after.png',
    'home-390-ar-dark.diff.png',
  ]);
  expect(page).toContain('home-390-ar-dark</a>: 0.0050 %');
});
