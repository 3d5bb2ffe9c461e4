/** From a drawing to pixels. */

import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, chromiumHere } from '../../tools/run/chromium.mjs';
import type { Master } from './masters.ts';
import { density } from './settings.ts';

/** The Chromium that the tests use, too, or else Playwright's own. */
export async function launch(): Promise<Browser> {
  const executablePath = await chromiumHere();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
}

/** Launches Chromium when it is first needed. */
export type Launcher = () => Promise<Browser>;

interface Look {
  /** CSS that hides parts of the drawing. */
  style?: string;
  /** Nothing behind what is drawn. */
  transparent?: boolean;
}

/** A PNG; of a scene 1920 × 1200. Chromium is the judge of SVG filters and blending. */
export async function photograph(
  browser: Browser,
  { svg, width, height }: Master,
  { style = '', transparent = false }: Look = {},
): Promise<Buffer> {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: density });
  const size = `body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }`;
  await page.setContent(`<!doctype html><style>${size}${style}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: transparent });
  await page.close();
  return png;
}

/** Maps have neither filters nor blending: librsvg (in sharp) draws them as a browser does. */
export const pixelsOf = async (master: Master, browser: Launcher): Promise<Buffer> =>
  master.kind === 'plates' || master.kind === 'map'
    ? sharp(Buffer.from(master.svg), { density: 72 * density })
        .png()
        .toBuffer()
    : photograph(await browser(), master);
