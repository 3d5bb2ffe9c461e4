/** From a scene's SVG to pixels: svgo, then Chromium, which is the judge of SVG filters. */

import { type Browser, chromium } from '@playwright/test';
import { type Config, optimize } from 'svgo';
import { chromiumFlags, chromiumHere } from '../../tools/run/chromium.mjs';
import { HEIGHT, WIDTH } from '../kit/path.ts';
import { density } from './settings.ts';

/**
 * Attributes keep three decimals: with one, an opacity of .05 became .1 and gradients stepped.
 * Only path data can do with one. Whatever changes structure stays off: layers and hover animations keep
 * their ids and groups, so that a scene may also be inlined and animated.
 */
const svgoConfig: Config = {
  floatPrecision: 3,
  multipass: false,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          collapseGroups: false,
          convertShapeToPath: false,
          removeHiddenElems: false,
          mergePaths: false,
          convertTransform: false,
          moveGroupAttrsToElems: false,
          moveElemsAttrsToGroup: false,
          removeUselessDefs: false,
          cleanupNumericValues: { floatPrecision: 3 },
          // Thresholds of nothing: no curve is taken for an arc.
          convertPathData: { floatPrecision: 1, makeArcs: { threshold: 0, tolerance: 0 } },
        },
      },
    },
  ],
};

export const minify = (svg: string): string => optimize(svg, svgoConfig).data;

/** The Chromium that the tests use, too, or else Playwright's own. */
export async function launch(): Promise<Browser> {
  const executablePath = await chromiumHere();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumFlags,
  });
}

interface Look {
  /** CSS that hides parts of the scene. */
  style?: string;
  /** Nothing behind what is drawn. */
  transparent?: boolean;
  /** The canvas, unless it is a poster's. */
  width?: number;
  height?: number;
}

/** A PNG; of a poster 1920 × 1200. */
export async function screenshot(
  browser: Browser,
  svg: string,
  { style = '', transparent = false, width = WIDTH, height = HEIGHT }: Look = {},
): Promise<Buffer> {
  const viewport = { width, height };
  const page = await browser.newPage({ viewport, deviceScaleFactor: density });
  const size = `body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }`;
  await page.setContent(`<!doctype html><style>${size}${style}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: transparent });
  await page.close();
  return png;
}
