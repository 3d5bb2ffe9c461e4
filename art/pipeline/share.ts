/** The images that pages are shared with: what they are made of, and how they are photographed. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import {
  type PictureName,
  type ShareRecord,
  wantedShares,
  writeShareRecord,
} from '../../tools/build/share-record.ts';
import { heroHash, stillHero } from '../hero/encode.ts';
import { heroLayouts } from '../hero/layout.ts';
import type { Launcher } from './browser.ts';
import { hashOf, isCurrent, remove, type Rendered, save, writeRecord } from './record.ts';
import { paths, scene as sceneSettings, share } from './settings.ts';
import { shareHtml } from './share-html.ts';

/** The scene as the site serves it, in its largest width. */
const servedScene = (scene: string): Buffer =>
  readFileSync(join(paths.pictures, `${scene}-${sceneSettings.wide.width}.avif`));

/** One for every page of every language. `hash`: of words, layout, fonts and drawing. */
export function shareImages() {
  const hashes = new Map<string, string>();
  const drawingHash = (scene: PictureName): string => {
    const hash = hashes.get(scene) ?? (scene === 'hero' ? heroHash() : hashOf(servedScene(scene)));
    hashes.set(scene, hash);
    return hash;
  };
  return wantedShares().map(({ locale, address, scene, words, file, shows }) => {
    /** The page to photograph, on a drawing at some address. */
    const html = (drawing: string): string => shareHtml(locale, scene, words, drawing);
    const hash = hashOf(html(drawingHash(scene)), JSON.stringify(share));
    return { address, file: file.replace('public/art/', ''), scene, html, hash, shows };
  });
}

async function drawingOf(scene: PictureName): Promise<string> {
  const [land] = heroLayouts;
  if (scene !== 'hero') return `data:image/avif;base64,${servedScene(scene).toString('base64')}`;
  if (land === undefined) throw new RangeError('the hero has no layout');
  return `data:image/jpeg;base64,${(await stillHero(land)).toString('base64')}`;
}

async function photographPage(browser: Browser, html: string): Promise<Buffer> {
  const { width, height } = share;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  // The page says so itself when its fonts are there and its title has its size.
  const size = await page.locator('body[data-title-size]').getAttribute('data-title-size');
  if (size === '') throw new RangeError('the title is too long for the picture it is shared with');
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** In the best quality that keeps the limit. */
async function jpegOf(png: Buffer): Promise<Buffer> {
  for (const quality of share.qualities) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= share.bytes) return jpeg;
  }
  throw new RangeError(`a share image does not fit into ${share.bytes} bytes`);
}

export async function renderShare(rendered: Rendered, browser: Launcher): Promise<void> {
  const images = shareImages();
  const known = rendered.share;
  const files = new Set(images.map(({ file }) => file));
  const made = Object.values(known).flatMap((entry) => Object.keys(entry.files));
  // Of pages that are no more.
  remove(made.filter((file) => !files.has(file)));
  rendered.share = {};
  const shown: ShareRecord = {};
  const drawings = new Map<string, string>();
  for (const { address, file, scene, html, hash, shows } of images) {
    shown[address] = shows;
    const entry = known[address];
    if (entry !== undefined && isCurrent(entry, hash)) {
      rendered.share[address] = entry;
      continue;
    }
    console.log(`share ${address} …`);
    const drawing = drawings.get(scene) ?? (await drawingOf(scene));
    drawings.set(scene, drawing);
    const png = await photographPage(await browser(), html(drawing));
    rendered.share[address] = { hash, files: save(new Map([[file, await jpegOf(png)]])) };
  }
  writeRecord(rendered);
  writeShareRecord(shown);
}
