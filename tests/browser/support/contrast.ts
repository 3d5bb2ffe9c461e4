import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from '../../../app/styleguide/contrast.ts';

type Box = { x: number; y: number; width: number; height: number };

type Line = {
  text: string;
  /** Pixels from the top left corner of the region. */
  box: Box;
  colour: number[];
  large: boolean;
};

/** Runs in the page: where the lines of text in an element stand, which it then hides for a while. */
function takeLines(region: Element): Line[] {
  const origin = region.getBoundingClientRect();
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const elements = new Set<HTMLElement>();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      !parent.checkVisibility({ opacityProperty: true }) ||
      // Words for listeners only are cut to nothing.
      getComputedStyle(parent).clipPath === 'inset(50%)'
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    for (const { x, y, width, height } of range.getClientRects()) {
      // What only listeners get is a pixel wide.
      if (width < 2 || height < 2) continue;
      lines.push({
        text: node.textContent.trim(),
        box: { x: x - origin.x, y: y - origin.y, width, height },
        colour: (color.match(/[\d.]+/g) ?? []).map(Number).slice(0, 3),
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      });
    }
    elements.add(parent);
  }
  for (const element of elements) {
    element.style.transition = 'none';
    element.style.color = 'transparent';
    element.dataset['hidden'] = '';
  }
  return lines;
}

/** Runs in the page. */
function showLines(region: Element) {
  for (const element of region.querySelectorAll<HTMLElement>('[data-hidden]')) {
    element.style.removeProperty('color');
    delete element.dataset['hidden'];
  }
}

/** Reads a picture: tells the least contrast of a colour with any pixel in a box, or in all of it. */
export async function contrastIn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return (colour: readonly number[], { x, y, width, height }: Box = { x: 0, y: 0, ...info }) => {
    const right = Math.min(info.width, Math.floor(x + width));
    const bottom = Math.min(info.height, Math.floor(y + height));
    // A picture has far fewer colours than pixels.
    const colours = new Set<number>();
    for (let row = Math.max(0, Math.ceil(y)); row < bottom; row++) {
      for (let column = Math.max(0, Math.ceil(x)); column < right; column++) {
        colours.add(data.readUIntBE((row * info.width + column) * 3, 3));
      }
    }
    let least = Number.POSITIVE_INFINITY;
    for (const one of colours) {
      least = Math.min(least, contrastOf(colour, [one >> 16, (one >> 8) & 255, one & 255]));
    }
    return least;
  };
}

/** What an element looks like. Packed for speed, unlike Playwright's own, which takes five times as long. */
async function photograph(region: Locator) {
  await region.scrollIntoViewIfNeeded();
  const { fits, ...clip } = await region.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    return {
      fits: width <= innerWidth && height <= innerHeight,
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
    };
  });
  const session = await region.page().context().newCDPSession(region.page());
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !fits,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/**
 * The lines of text in an element that stand out too little from any pixel behind them: less than
 * 7:1, or 4.5:1 for large ones.
 */
export async function faintLines(region: Locator) {
  const lines = await region.evaluate(takeLines);
  const leastContrast = await contrastIn(await photograph(region));
  await region.evaluate(showLines);
  const faint = lines.flatMap(({ text, box, colour, large }) => {
    const least = leastContrast(colour, box);
    // Where there is no pixel, nothing was seen.
    return least >= (large ? 4.5 : 7) && Number.isFinite(least)
      ? []
      : [`${least.toFixed(2)} ${text.slice(0, 40)}`];
  });
  return { lines: lines.length, faint };
}
