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
import {
  encodeIllustration,
  type Illustration,
  illustrationHash,
  loadIllustration,
  namesOfIllustrations,
} from './pipeline/illustration.ts';
import { encodeBaseMap, baseMapHash, baseMaps } from './pipeline/map.ts';
import { writeMapGenerated } from './pipeline/map-generated.ts';
import { encodeHoverAnimation, hoverAnimationSource } from './pipeline/hover-animation.ts';
import { encodePlate, loadPlate, namesOfPlates, plateHash } from './pipeline/plate.ts';
import { coloursOf } from './pipeline/palette.ts';
import { encodePoster } from './pipeline/poster.ts';
import {
  hashesOfSources,
  hashOf,
  isCurrent,
  readRecord,
  type Rendered,
  save,
  writeRecord,
} from './pipeline/record.ts';
import { printSizes } from './pipeline/report.ts';
import {
  density,
  grain,
  hoverAnimation as hoverSettings,
  paths,
  poster,
  stamp as stampSettings,
} from './pipeline/settings.ts';
import { writeSheet } from './pipeline/sheet.ts';
import { hours } from './plates/kit/sheet.ts';
import { encodeStamp, loadStamp, namesOfStamps, stampHash } from './pipeline/stamp.ts';

/** Launches Chromium when it is first needed. */
type Launcher = () => Promise<Browser>;

async function loadScene(name: string): Promise<Scene> {
  const module: { scene?: unknown } = await import(join(paths.scenes, `${name}.ts`));
  if (!(module.scene instanceof Scene)) throw new TypeError(`${name}.ts exports no scene`);
  return module.scene;
}

/** Removes the pictures of scenes that are no more, or in which nothing moves any more. */
function forget(
  entries: Rendered['posters' | 'illustrations' | 'stamps' | 'plates' | 'hoverAnimations'],
  existing: ReadonlySet<string>,
) {
  for (const [name, { files }] of Object.entries(entries)) {
    if (existing.has(name)) continue;
    for (const file of Object.keys(files)) rmSync(join(paths.pictures, file), { force: true });
    delete entries[name];
  }
}

async function renderPoster(rendered: Rendered, name: string, scene: Scene, browser: Launcher) {
  const svg = minify(scene.toSvg({ grain: false }));
  const hash = hashOf(svg, JSON.stringify([poster, density, scene.focus]));
  if (isCurrent(rendered.posters[name], hash)) return;

  console.log(`${name} …`);
  const png = await screenshot(await browser(), svg);
  const { quality, pictures } = await encodePoster(name, png, scene.focus);
  const colours = await coloursOf(png);
  rendered.posters[name] = { hash, quality, colours, files: save(pictures) };
  writeRecord(rendered);
}

async function renderIllustration(
  rendered: Rendered,
  name: string,
  { scene, markers }: Illustration,
  browser: Launcher,
) {
  const svg = minify(scene.toSvg({ grain: false }));
  const hash = illustrationHash(svg, markers);
  if (isCurrent(rendered.illustrations[name], hash)) return;

  console.log(`${name} …`);
  const { width, height } = scene;
  const png = await screenshot(await browser(), svg, { width, height });
  const { quality, pictures } = await encodeIllustration(name, png);
  rendered.illustrations[name] = { hash, quality, height, markers, files: save(pictures) };
  writeRecord(rendered);
}

async function renderStamp(rendered: Rendered, name: string, scene: Scene, browser: Launcher) {
  const svg = minify(scene.toSvg({ grain: false }));
  const hash = stampHash(svg);
  if (isCurrent(rendered.stamps[name], hash)) return;

  console.log(`${name} …`);
  const png = await screenshot(await browser(), svg, stampSettings.canvas);
  const { quality, pictures } = await encodeStamp(name, png);
  rendered.stamps[name] = { hash, quality, files: save(pictures) };
  writeRecord(rendered);
}

/** By day and by night. */
async function renderPlate(rendered: Rendered, place: string) {
  for (const one of await loadPlate(place)) {
    const hash = plateHash(one.svg);
    if (isCurrent(rendered.plates[one.name], hash)) continue;
    console.log(`plate ${one.name} …`);
    const { quality, pictures } = await encodePlate(one);
    rendered.plates[one.name] = { hash, quality, files: save(pictures) };
    writeRecord(rendered);
  }
}

async function renderHoverAnimation(
  rendered: Rendered,
  name: string,
  scene: Scene,
  browser: Launcher,
) {
  const { hoverAnimation } = scene;
  if (hoverAnimation === undefined) return;
  const svg = minify(scene.toSvg({ grain: false }));
  const hash = hashOf(
    hoverAnimationSource(svg, hoverAnimation),
    JSON.stringify([hoverSettings, density]),
  );
  if (isCurrent(rendered.hoverAnimations[name], hash)) return;

  console.log(`${name}, what moves …`);
  const { picture, ...entry } = await encodeHoverAnimation(await browser(), svg, hoverAnimation);
  const files = save(new Map([[`${name}-hover.avif`, picture]]));
  rendered.hoverAnimations[name] = { hash, ...entry, files };
  writeRecord(rendered);
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
  const pictures = await encodeHero();
  for (const file of Object.keys(rendered.hero?.files ?? {})) {
    if (!pictures.has(file)) rmSync(join(paths.pictures, file), { force: true });
  }
  rendered.hero = { hash, files: save(pictures) };
}

async function renderMap(rendered: Rendered): Promise<void> {
  for (const baseMap of baseMaps()) {
    const hash = baseMapHash(baseMap);
    if (isCurrent(rendered.map[baseMap.name], hash)) continue;
    console.log(`${baseMap.name} …`);
    const { quality, pictures } = await encodeBaseMap(baseMap);
    rendered.map[baseMap.name] = { hash, quality, files: save(pictures) };
    writeRecord(rendered);
  }
}

const names = readdirSync(paths.scenes)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const drawings = namesOfIllustrations();
const stamps = namesOfStamps();
const places = namesOfPlates();
const drawn = [...names, ...drawings, ...stamps];
const twice = drawn.filter((name, at) => drawn.indexOf(name) !== at);
if (twice.length > 0) throw new RangeError(`two drawings of one name: ${twice.join(', ')}`);
/** A place's poster has its bare name. */
const plateName = (place: string): string => `plate-${place}`;
const all = [...drawn, ...places.map(plateName), 'grain', 'hero', 'map', 'share'];
const asked = process.argv.length > 2 ? process.argv.slice(2) : all;
const strangers = asked.filter((name) => ![...all, 'sheet'].includes(name));
if (strangers.length > 0) throw new RangeError(`no such picture: ${strangers.join(', ')}`);

const scenes = new Map<string, Scene>();
for (const name of names) scenes.set(name, await loadScene(name));
const lively = [...scenes].filter(([, { hoverAnimation }]) => hoverAnimation !== undefined);

mkdirSync(paths.pictures, { recursive: true });
const rendered = readRecord();
forget(rendered.posters, new Set(names));
forget(rendered.illustrations, new Set(drawings));
forget(rendered.stamps, new Set(stamps));
forget(
  rendered.plates,
  new Set(places.flatMap((place) => hours.map((hour) => `${place}-${hour}`))),
);
forget(rendered.hoverAnimations, new Set(lively.map(([name]) => name)));

let launched: Promise<Browser> | undefined;
const browser: Launcher = () => (launched ??= launch());
for (const [name, scene] of scenes) {
  if (!asked.includes(name)) continue;
  await renderPoster(rendered, name, scene, browser);
  await renderHoverAnimation(rendered, name, scene, browser);
}
for (const name of drawings.filter((drawing) => asked.includes(drawing))) {
  await renderIllustration(rendered, name, await loadIllustration(name), browser);
}
for (const name of stamps.filter((stamp) => asked.includes(stamp))) {
  await renderStamp(rendered, name, await loadStamp(name), browser);
}
await (await launched)?.close();
for (const place of places.filter((one) => asked.includes(plateName(one)))) {
  await renderPlate(rendered, place);
}
if (asked.includes('grain')) await renderGrain(rendered);
if (asked.includes('hero')) await renderHero(rendered);
if (asked.includes('map')) await renderMap(rendered);

const placed = lively.flatMap(([name, { hoverAnimation, focus }]) => {
  const entry = rendered.hoverAnimations[name];
  return hoverAnimation && entry ? [{ name, hoverAnimation, focus, place: entry.place }] : [];
});
writeRecord(rendered);
writeGenerated(rendered, placed, scenes);
writeMapGenerated();
if (asked.includes('share')) {
  // Loaded only now: the content is checked against the scenes of the manifest just written.
  const { renderShare } = await import('./pipeline/share.ts');
  await renderShare(rendered);
}
if (all.every((name) => asked.includes(name))) {
  rendered.sources = hashesOfSources();
  writeRecord(rendered);
}
if (asked.includes('sheet')) await writeSheet(rendered);
printSizes(rendered);
