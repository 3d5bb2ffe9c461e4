/** Photographs the images that pages are shared with. */

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { type ShareRecord, writeShareRecord } from '../../tools/build/share-record.ts';
import { launch } from './browser.ts';
import { stillHero } from './hero.ts';
import { heroLayouts } from './hero-layout.ts';
import { isCurrent, type Rendered, save, writeRecord } from './record.ts';
import { paths, share } from './settings.ts';
import { posterFile, shareImages } from './share-list.ts';

async function drawingOf(scene: string): Promise<string> {
  const [land] = heroLayouts;
  if (scene !== 'hero')
    return `data:image/avif;base64,${readFileSync(posterFile(scene), 'base64')}`;
  if (land === undefined) throw new RangeError('the hero has no layout');
  return `data:image/jpeg;base64,${(await stillHero(land)).toString('base64')}`;
}

async function photograph(browser: Browser, html: string): Promise<Buffer> {
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

export async function renderShare(rendered: Rendered): Promise<void> {
  const images = shareImages();
  const known = rendered.share;
  const files = new Set(images.map(({ file }) => file));
  for (const file of Object.values(known).flatMap((entry) => Object.keys(entry.files))) {
    // Of pages that are no more.
    if (!files.has(file)) rmSync(join(paths.pictures, file), { force: true });
  }
  rendered.share = {};
  const shown: ShareRecord = {};
  const drawings = new Map<string, string>();
  let browser: Browser | undefined;
  for (const { address, file, scene, html, hash, shows } of images) {
    shown[address] = shows;
    const entry = known[address];
    if (entry !== undefined && isCurrent(entry, hash)) {
      rendered.share[address] = entry;
      continue;
    }
    console.log(`share ${address} …`);
    browser ??= await launch();
    const drawing = drawings.get(scene) ?? (await drawingOf(scene));
    drawings.set(scene, drawing);
    const png = await photograph(browser, html(drawing));
    rendered.share[address] = { hash, files: save(new Map([[file, await jpegOf(png)]])) };
  }
  await browser?.close();
  writeRecord(rendered);
  writeShareRecord(shown);
}
