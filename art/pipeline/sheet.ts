/**
 * A contact sheet of every picture, to look at after a change: test-results/pictures.html, and the
 * same as pictures.png.
 */

import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from './browser.ts';
import { stillHero } from './hero.ts';
import { heroLayouts } from './hero-layout.ts';
import type { Rendered } from './record.ts';
import { paths, poster } from './settings.ts';

const PUBLIC = '../public';

/** A picture that fills a box of such a shape, as the site's CSS lets it. */
const picture = (source: string, width: number, ratio: string, label: string): string =>
  `<figure><img src="${source}" alt="" style="width: ${width}px; aspect-ratio: ${ratio}">` +
  `<figcaption>${label}</figcaption></figure>`;

const section = (title: string, ...figures: readonly string[]): string =>
  `<section><h2>${title}</h2>${figures.join('\n')}</section>\n`;

function posterSection(name: string): string {
  const wide = `${PUBLIC}/art/${name}-${poster.wide.width}.avif`;
  return section(
    name,
    picture(wide, 640, '16 / 10', 'whole'),
    picture(`${PUBLIC}/art/${name}-480.avif`, 300, '16 / 10', '300 px'),
    picture(`${PUBLIC}/art/${name}-tall-${poster.tall.width}.avif`, 320, '4 / 5', '4:5'),
    picture(wide, 420, '16 / 10', '16:10'),
    picture(wide, 520, '21 / 9', '21:9'),
    picture(wide, 300, '1', '1:1'),
  );
}

function heroSection(): string {
  const figures = heroLayouts.flatMap(({ name, width, height, sheet, sheets }) => {
    const widest = Math.max(...sheets.balloons);
    const balloons = `${PUBLIC}/art/hero-${name}-balloons-${widest}.avif`;
    const shown = name === 'land' ? 1100 : 400;
    return [
      picture(`hero-${name}.jpg`, shown, `${width} / ${height}`, name),
      picture(balloons, 200, `${sheet.width} / ${sheet.height}`, `${name}: sprites`),
    ];
  });
  return section('hero', ...figures);
}

const stampSection = (names: readonly string[]): string =>
  section(
    'stamps',
    ...names.flatMap((name) => [
      picture(`${PUBLIC}/art/stamps/${name}-960.avif`, 480, '4 / 3', name),
      picture(`${PUBLIC}/art/stamps/${name}-480.avif`, 112, '4 / 3', '112 px'),
    ]),
  );

const plateSection = (names: readonly string[]): string =>
  section(
    'plates',
    ...names.flatMap((name) => [
      picture(`${PUBLIC}/art/plates/${name}-800.avif`, 800, '4 / 3', name),
      picture(`${PUBLIC}/art/plates/${name}-480.avif`, 358, '4 / 3', '358 px'),
    ]),
  );

const iconSection = (): string =>
  section(
    'icons',
    ...globSync('*.{svg,ico,png}', { cwd: join(paths.pictures, '..') })
      .toSorted()
      .map((icon) => picture(`${PUBLIC}/${icon}`, icon.includes('icon-') ? 192 : 64, '1', icon)),
  );

const shareSection = (rendered: Rendered): string =>
  section(
    'share images',
    ...Object.entries(rendered.share).flatMap(([address, { files }]) =>
      Object.keys(files).map((file) => picture(`${PUBLIC}/art/${file}`, 600, '40 / 21', address)),
    ),
  );

const style = `
body { width: 2600px; margin: 32px; background: #ddd; font: 16px sans-serif; }
section { display: flex; flex-wrap: wrap; align-items: end; gap: 16px; margin-block-end: 48px; }
h2 { width: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; object-fit: cover; }
`;

export async function writeSheet(rendered: Rendered): Promise<void> {
  mkdirSync(paths.sheet, { recursive: true });
  for (const layout of heroLayouts) {
    writeFileSync(join(paths.sheet, `hero-${layout.name}.jpg`), await stillHero(layout));
  }
  const html = join(paths.sheet, 'pictures.html');
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>` +
      Object.keys(rendered.posters).map(posterSection).join('') +
      stampSection(Object.keys(rendered.stamps)) +
      plateSection(Object.keys(rendered.plates)) +
      heroSection() +
      iconSection() +
      shareSection(rendered),
  );
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 2664, height: 1000 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: join(paths.sheet, 'pictures.png'), fullPage: true });
  await browser.close();
  console.log(`${html}, and the same as pictures.png`);
}
