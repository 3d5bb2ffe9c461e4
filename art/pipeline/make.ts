/** Makes the pictures that are asked for, and what the site reads of them. */

import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { encodeHero, heroHash } from '../hero/encode.ts';
import { launch, type Launcher, pixelsOf } from './browser.ts';
import { encode, limitsOf, planOf } from './encode.ts';
import { writeGenerated } from './generated.ts';
import { encodeHover, masterOf } from './hover.ts';
import { type Kind, kinds, type Master, namesOf, readMaster } from './masters.ts';
import {
  hashesOfSources,
  hashOf,
  isCurrent,
  readRecord,
  remove,
  type Rendered,
  save,
  writeRecord,
} from './record.ts';
import { type Moves, sceneOf } from './scenes.ts';
import { avif, density, hover as hoverSettings } from './settings.ts';
import { writeSheet } from './sheet.ts';
import { tidied } from './tidy.ts';

const drawings = kinds.flatMap((kind) => namesOf(kind).map((name) => ({ kind, name })));
type Drawing = (typeof drawings)[number];

/** A place's scene has its bare name, and a map is asked for by day and by night. */
function wordFor({ kind, name }: Drawing): string {
  if (kind === 'map') return 'map';
  return kind === 'plates' ? `plate-${name.replace(/-(?:day|night)$/, '')}` : name;
}

const hashOfDrawing = (kind: Kind, name: string): string =>
  hashOf(readMaster(kind, name).svg, JSON.stringify([planOf(kind, name), avif, density]));

function tidy({ file, svg }: Master): void {
  const kept = tidied(svg);
  if (kept !== svg) writeFileSync(file, kept);
}

/** Of its AVIFs; those beyond their limit are marked. */
function sizesOf(kind: Kind, name: string, pictures: ReadonlyMap<string, Buffer>): string {
  const [{ stem, widths }] = planOf(kind, name).cuts;
  const limits = limitsOf(kind, name);
  return widths
    .map((width) => {
      const bytes = pictures.get(`${stem}-${width}.avif`)?.length ?? 0;
      const mark = bytes > (limits[width] ?? Infinity) ? ' !' : '';
      return `${width} px ${(bytes / 1024).toFixed(1)} KB${mark}`;
    })
    .join(', ');
}

async function renderDrawing(rendered: Rendered, { kind, name }: Drawing, browser: Launcher) {
  const known = rendered[kind][name];
  if (isCurrent(known, hashOfDrawing(kind, name))) return;
  tidy(readMaster(kind, name));
  const hash = hashOfDrawing(kind, name);
  if (isCurrent(known, hash)) return;
  const png = await pixelsOf(readMaster(kind, name), browser);
  const { quality, pictures } = await encode(png, planOf(kind, name));
  console.log(`${kind}/${name}, quality ${quality}: ${sizesOf(kind, name, pictures)}`);
  remove(Object.keys(known?.files ?? {}).filter((file) => !pictures.has(file)));
  rendered[kind][name] = { hash, files: save(pictures), quality };
  writeRecord(rendered);
}

function hashOfHover(name: string, moves: Moves): string {
  return hashOf(masterOf(name, moves).svg, JSON.stringify([moves, hoverSettings, density]));
}

async function renderHover(rendered: Rendered, name: string, browser: Launcher) {
  const { moves } = sceneOf(name);
  if (!moves || isCurrent(rendered.hover[name], hashOfHover(name, moves))) return;
  tidy(masterOf(name, moves));
  const { picture, ...entry } = await encodeHover(await browser(), name, moves);
  console.log(`${name}, what moves: ${(picture.length / 1024).toFixed(1)} KB`);
  const files = save(new Map([[`${name}-hover.avif`, picture]]));
  rendered.hover[name] = { hash: hashOfHover(name, moves), files, ...entry };
  writeRecord(rendered);
}

async function renderHero(rendered: Rendered): Promise<void> {
  const hash = heroHash();
  if (isCurrent(rendered.hero, hash)) return;
  console.log('hero …');
  const pictures = await encodeHero();
  remove(Object.keys(rendered.hero?.files ?? {}).filter((file) => !pictures.has(file)));
  rendered.hero = { hash, files: save(pictures) };
}

/** Removes the pictures of drawings that are no more, or in which nothing moves any more. */
function forget(rendered: Rendered): void {
  for (const kind of [...kinds, 'hover'] as const) {
    const names = new Set(namesOf(kind === 'hover' ? 'scenes' : kind));
    for (const [name, { files }] of Object.entries(rendered[kind])) {
      if (names.has(name) && (kind !== 'hover' || sceneOf(name).moves)) continue;
      remove(Object.keys(files));
      delete rendered[kind][name];
    }
  }
}

/** @param words What is asked for; without any, everything. */
export async function makePictures(words: readonly string[]): Promise<void> {
  const all = [...new Set(drawings.map(wordFor)), 'hero', 'share'];
  const asked = words.length > 0 ? words : all;
  const strangers = asked.filter((word) => ![...all, 'sheet'].includes(word));
  if (strangers.length > 0) throw new RangeError(`no such picture: ${strangers.join(', ')}`);

  const rendered = readRecord();
  forget(rendered);
  let launched: Promise<Browser> | undefined;
  const browser: Launcher = () => (launched ??= launch());
  for (const drawing of drawings) {
    if (asked.includes(wordFor(drawing))) await renderDrawing(rendered, drawing, browser);
  }
  for (const name of namesOf('scenes')) {
    if (asked.includes(name)) await renderHover(rendered, name, browser);
  }
  if (asked.includes('hero')) await renderHero(rendered);

  writeRecord(rendered);
  writeGenerated(rendered);
  if (asked.includes('share')) {
    // Loaded only now: the content is checked against the scenes of the manifest just written.
    const { renderShare } = await import('./share.ts');
    await renderShare(rendered, browser);
  }
  if (all.every((word) => asked.includes(word))) {
    rendered.sources = hashesOfSources();
    writeRecord(rendered);
  }
  if (asked.includes('sheet')) await writeSheet(rendered, await browser());
  await (await launched)?.close();
}
