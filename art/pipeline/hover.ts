/**
 * Cuts what moves out of its scene: one small sheet with the thing itself and, below it, the patch
 * of scene behind it. Laid over the picture, patch and thing together look like the picture.
 */

import type { Browser } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { spreadColour } from '../hero/spread.ts';
import { photograph } from './browser.ts';
import { type Master, readMaster } from './masters.ts';
import { clamp, lerp } from './numbers.ts';
import type { Moves } from './scenes.ts';
import { hover as settings, scene } from './settings.ts';

const { width: WIDTH, height: HEIGHT } = scene.canvas;

/** Layers are hidden, not definitions: a clip path of hidden shapes would hide everything. */
const alone = (part: string): string =>
  `svg > :not(defs) { visibility: hidden } ${part} { visibility: visible }`;
const without = (part: string): string => `${part} { visibility: hidden }`;

/** PNGs of the whole scene's size. Of an addition there is only the thing itself. */
interface Shots {
  thing: Buffer;
  scene?: { whole: Buffer; behind: Buffer };
}

async function shotsOf(browser: Browser, master: Master, { part }: Moves): Promise<Shots> {
  if (part === undefined)
    return { thing: await photograph(browser, master, { transparent: true }) };
  return {
    thing: await photograph(browser, master, { style: alone(`#${part}`), transparent: true }),
    scene: {
      whole: await photograph(browser, master),
      behind: await photograph(browser, master, { style: without(`#${part}`) }),
    },
  };
}

/** Less alpha than this cannot be seen. */
const FAINT = 4;

/** What is not transparent, with some room round it. */
function boundsOf(rgba: Buffer, width: number, height: number): Region {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < width * height; i++) {
    if (rgba.readUInt8(i * 4 + 3) < FAINT) continue;
    const x = i % width;
    const y = (i - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) throw new RangeError('what should move is not in the scene');
  const { margin } = settings;
  [left, top] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  [right, bottom] = [Math.min(width - 1, right + margin), Math.min(height - 1, bottom + margin)];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

const resized = (png: Buffer, width: number): Promise<Buffer> =>
  sharp(png)
    .resize(width, (width / WIDTH) * HEIGHT)
    .png()
    .toBuffer();

const rgba = (png: Buffer, box: Region): Promise<Buffer> =>
  sharp(png).extract(box).ensureAlpha().raw().toBuffer();

/**
 * The thing in the colours it has within the scene, where light and dusk lie over it. Drawn alone it
 * says only how opaque it is: the colour is what must lie over `behind` to give `whole`.
 */
function inItsLight(thing: Buffer, whole: Buffer, behind: Buffer): Buffer {
  const result = Buffer.from(thing);
  for (let at = 0; at < thing.length; at += 4) {
    const alpha = thing.readUInt8(at + 3) / 255;
    if (alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const back = behind.readUInt8(channel);
      const colour = back + (whole.readUInt8(channel) - back) / alpha;
      result.writeUInt8(Math.round(clamp(colour, 0, 255)), channel);
    }
  }
  return result;
}

/** How often the way is looked at. */
const STEPS = 12;
const SOLID = 250;
/** From where to where something swings that rocks. */
const SWING = [-1, 1.5] as const;

/** Which pixels the picture must not show while the thing moves: its own that it does not keep covered. */
function uncovered(thing: Buffer, box: Region, moves: Moves, unit: number): Buffer {
  const { by, turn, scale, pivot, rocks } = moves;
  const middleX = pivot === undefined ? box.width / 2 : pivot[0] * unit - box.left;
  const middleY = pivot === undefined ? box.height / 2 : pivot[1] * unit - box.top;
  const alphaAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= box.width || y >= box.height
      ? 0
      : thing.readUInt8((y * box.width + x) * 4 + 3);
  /** What of the thing is over a pixel, `t` of the way. */
  const over = (x: number, y: number, t: number): number => {
    const angle = (-turn * t * Math.PI) / 180;
    const size = lerp(1, scale, t);
    const dx = (x - middleX - by[0] * unit * t) / size;
    const dy = (y - middleY - by[1] * unit * t) / size;
    const sourceX = middleX + dx * Math.cos(angle) - dy * Math.sin(angle);
    const sourceY = middleY + dx * Math.sin(angle) + dy * Math.cos(angle);
    return alphaAt(Math.round(sourceX), Math.round(sourceY));
  };
  const mask = Buffer.alloc(box.width * box.height);
  for (let i = 0; i < mask.length; i++) {
    const x = i % box.width;
    const y = (i - x) / box.width;
    if (alphaAt(x, y) < FAINT) continue;
    for (let step = 0; step <= STEPS; step++) {
      const t = rocks ? lerp(...SWING, step / STEPS) : step / STEPS;
      if (over(x, y, t) >= SOLID) continue;
      mask.writeUInt8(255, i);
      break;
    }
  }
  return mask;
}

/** What is behind the thing, a little beyond what comes to light, with edges that fade. */
async function patchOf(mask: Buffer, behind: Buffer, { width, height }: Region): Promise<Buffer> {
  const soft = await sharp(mask, { raw: { width, height, channels: 1 } })
    .blur(settings.feather)
    .linear(10, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const patch = Buffer.from(behind);
  for (let i = 0; i < soft.length; i++) patch.writeUInt8(soft.readUInt8(i), i * 4 + 3);
  return patch;
}

/** One below the other: the thing, and the patch where it stands in the scene. */
async function sheetOf(shots: Shots, moves: Moves, width: number) {
  const height = (width / WIDTH) * HEIGHT;
  const png = await resized(shots.thing, width);
  const box = boundsOf(await rgba(png, { left: 0, top: 0, width, height }), width, height);
  const place = {
    x: box.left / width,
    y: box.top / height,
    width: box.width / width,
    height: box.height / height,
  };
  const thing = await rgba(png, box);
  const raw = { width: box.width, height: box.height, channels: 4 } as const;
  if (shots.scene === undefined) return { sheet: thing, raw, place };

  const whole = await rgba(await resized(shots.scene.whole, width), box);
  const behind = await rgba(await resized(shots.scene.behind, width), box);
  const patch = await patchOf(uncovered(thing, box, moves, width / WIDTH), behind, box);
  const sheet = Buffer.concat([inItsLight(thing, whole, behind), patch]);
  return { sheet, raw: { ...raw, height: box.height * 2 }, place };
}

/** The drawing that the sprite is cut from: the scene, or what only comes when it moves. */
export const masterOf = (name: string, { part }: Moves): Master =>
  readMaster(part === undefined ? 'scenes/hover' : 'scenes', name);

/** The largest and best within the limit. */
export async function encodeHover(browser: Browser, name: string, moves: Moves) {
  const shots = await shotsOf(browser, masterOf(name, moves), moves);
  for (const { width, qualities } of settings.steps) {
    const { sheet, raw, place } = await sheetOf(shots, moves, width);
    const pixels = sharp(spreadColour(sheet, raw.width, raw.height, { opaque: FAINT }), { raw });
    for (const quality of qualities) {
      const picture = await pixels.avif({ ...settings.avif, quality }).toBuffer();
      if (picture.length <= settings.limit) return { picture, quality, width, place };
    }
  }
  throw new RangeError(`what moves in ${name} needs more than ${settings.limit} bytes`);
}
