/**
 * A contact sheet of every picture, to look at after a change: test-results/pictures.html, and the
 * same as pictures.png.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { stillHero } from '../hero/encode.ts';
import { heroLayouts } from '../hero/layout.ts';
import { planOf } from './encode.ts';
import { type Kind, kinds } from './masters.ts';
import type { Rendered } from './record.ts';
import { paths } from './settings.ts';

/** A file that fills a box of such a shape, as the site's CSS lets it. */
const figure = (source: string, width: number, ratio: string, label: string): string =>
  `<figure><img src="${source}" alt="" style="width: ${width}px; aspect-ratio: ${ratio}">` +
  `<figcaption>${label}</figcaption></figure>`;

const section = (title: string, ...figures: readonly string[]): string =>
  `<section><h2>${title}</h2>${figures.join('\n')}</section>\n`;

/** What is shown of each drawing: which file, how many pixels wide, in which shape. */
const shapes: Record<Kind, string> = {
  scenes: '1920 640 16/10, 480 300 16/10, tall-960 320 4/5, 1920 520 21/9, 1920 300 1',
  illustrations: '1280 800 auto, 480 340 auto',
  stamps: '960 480 4/3, 480 112 4/3',
  plates: '800 800 4/3, 480 358 4/3',
  map: '960 960 auto, 640 390 auto',
};

const drawingSection = (kind: Kind, names: readonly string[]): string =>
  section(
    kind,
    ...names.flatMap((name) =>
      shapes[kind].split(', ').map((shape) => {
        const [file, width, ratio] = shape.split(' ');
        const picture = `../public/art/${planOf(kind, name).cuts[0].stem}-${file}.avif`;
        return figure(picture, Number(width), `${ratio}`, `${name}, ${width} px`);
      }),
    ),
  );

const heroSection = (): string =>
  section(
    'hero',
    ...heroLayouts.map(({ name, width, height }) =>
      figure(`hero-${name}.jpg`, name === 'land' ? 1100 : 400, `${width}/${height}`, name),
    ),
  );

const shareSection = (rendered: Rendered): string =>
  section(
    'share images',
    ...Object.entries(rendered.share).flatMap(([address, { files }]) =>
      Object.keys(files).map((file) => figure(`../public/art/${file}`, 600, '40/21', address)),
    ),
  );

const style = `
body { width: 2600px; margin: 32px; background: #ddd; font: 16px sans-serif; }
section { display: flex; flex-wrap: wrap; align-items: end; gap: 16px; margin-block-end: 48px; }
h2 { width: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; object-fit: cover; }
`;

export async function writeSheet(rendered: Rendered, browser: Browser): Promise<void> {
  mkdirSync(paths.sheet, { recursive: true });
  for (const layout of heroLayouts) {
    writeFileSync(join(paths.sheet, `hero-${layout.name}.jpg`), await stillHero(layout));
  }
  const html = join(paths.sheet, 'pictures.html');
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>` +
      kinds.map((kind) => drawingSection(kind, Object.keys(rendered[kind]))).join('') +
      heroSection() +
      shareSection(rendered),
  );
  const page = await browser.newPage({ viewport: { width: 2664, height: 1000 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: join(paths.sheet, 'pictures.png'), fullPage: true, timeout: 0 });
  await page.close();
  console.log(`${html}, and the same as pictures.png`);
}
