/**
 * Makes every drawn or rendered picture of the site: `npm run art` for all, or name some of them:
 * `npm run art -- istanbul hero share`. What has not changed is left alone (art/rendered.json).
 * `npm run art -- sheet` shows them all on one sheet.
 */

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Scene } from './kit/scene.ts';
import { launch, minify, screenshot } from './pipeline/browser.ts';
import { writeGenerated } from './pipeline/generated.ts';
import { grainTile } from './pipeline/grain.ts';
import { encodeHero, heroHash } from './pipeline/hero.ts';
import { coloursOf } from './pipeline/palette.ts';
import { encodePoster } from './pipeline/poster.ts';
import {
  hashOf,
  isCurrent,
  readRecord,
  type Rendered,
  save,
  writeRecord,
} from './pipeline/record.ts';
import { printSizes } from './pipeline/report.ts';
import { density, grain, paths, poster } from './pipeline/settings.ts';
import { writeSheet } from './pipeline/sheet.ts';

async function loadScene(name: string): Promise<Scene> {
  const module: { scene?: unknown } = await import(join(paths.scenes, `${name}.ts`));
  if (!(module.scene instanceof Scene)) throw new TypeError(`${name}.ts exports no scene`);
  return module.scene;
}

/** Removes the pictures of scenes that are no more. */
function forget(rendered: Rendered, existing: readonly string[]): void {
  for (const [name, { files }] of Object.entries(rendered.posters)) {
    if (existing.includes(name)) continue;
    for (const file of Object.keys(files)) rmSync(join(paths.pictures, file), { force: true });
    delete rendered.posters[name];
  }
}

async function renderPosters(rendered: Rendered, names: readonly string[]): Promise<void> {
  let browser: Browser | undefined;
  for (const name of names) {
    const scene = await loadScene(name);
    const svg = minify(scene.toSvg({ grain: false }));
    const hash = hashOf(svg, JSON.stringify([poster, density, scene.focus]));
    if (isCurrent(rendered.posters[name], hash)) continue;

    console.log(`${name} …`);
    browser ??= await launch();
    const png = await screenshot(browser, svg);
    const { quality, pictures } = await encodePoster(name, png, scene.focus);
    const colours = await coloursOf(png);
    rendered.posters[name] = { hash, quality, colours, files: save(pictures) };
    writeRecord(rendered);
  }
  await browser?.close();
}

async function renderGrain(rendered: Rendered): Promise<void> {
  const hash = hashOf(JSON.stringify(grain));
  if (isCurrent(rendered.grain, hash)) return;
  rendered.grain = { hash, files: save(new Map([['grain.webp', await grainTile()]])) };
}

async function renderHero(rendered: Rendered): Promise<void> {
  const hash = heroHash();
  if (isCurrent(rendered.hero, hash)) return;
  console.log('hero …');
  rendered.hero = { hash, files: save(await encodeHero()) };
}

const scenes = readdirSync(paths.scenes)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const all = [...scenes, 'grain', 'hero', 'share'];
const asked = process.argv.length > 2 ? process.argv.slice(2) : all;
const strangers = asked.filter((name) => ![...all, 'sheet'].includes(name));
if (strangers.length > 0) throw new RangeError(`no such picture: ${strangers.join(', ')}`);

mkdirSync(paths.pictures, { recursive: true });
const rendered = readRecord();
forget(rendered, scenes);
await renderPosters(
  rendered,
  asked.filter((name) => scenes.includes(name)),
);
if (asked.includes('grain')) await renderGrain(rendered);
if (asked.includes('hero')) await renderHero(rendered);

writeRecord(rendered);
writeGenerated(rendered.posters);
if (asked.includes('share')) {
  // Loaded only now: the content is checked against the scenes of the manifest just written.
  const { renderShare } = await import('./pipeline/share.ts');
  await renderShare(rendered);
}
if (asked.includes('sheet')) await writeSheet(rendered);
printSizes(rendered);
