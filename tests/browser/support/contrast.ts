import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };

type Line = {
  text: string;
  /** In pixels from the page's top left corner. */
  box: Box;
  colour: number[];
  large: boolean;
};

/** Linear light of each channel value from 0 to 255 (WCAG's formula), as a table for speed. */
const lights = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const lightOf = (channel: number) => lights[Math.round(channel)] ?? 0;

/** WCAG's relative luminance, 0 to 1. */
const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);

/** WCAG's contrast ratio, 1 to 21. */
export function contrastOf(one: readonly number[], other: readonly number[]) {
  const light = luminance(one);
  const otherLight = luminance(other);
  return (Math.max(light, otherLight) + 0.05) / (Math.min(light, otherLight) + 0.05);
}

/** Runs in the page. Hides the text until `showLines`. */
function takeLines(region: Element): Line[] {
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
      // For screen readers only.
      getComputedStyle(parent).clipPath === 'inset(50%)'
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    for (const { x, y, width, height } of range.getClientRects()) {
      // For screen readers only: a pixel wide.
      if (width < 2 || height < 2) continue;
      lines.push({
        text: node.textContent.trim(),
        box: { x: x + scrollX, y: y + scrollY, width, height },
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

function boxAround(lines: readonly Line[]): Box | undefined {
  if (lines.length === 0) return undefined;
  const x = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.y))));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...lines.map(({ box }) => box.y + box.height));
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y };
}

/** Runs in the page. */
function showLines(region: Element) {
  for (const element of region.querySelectorAll<HTMLElement>('[data-hidden]')) {
    element.style.removeProperty('color');
    delete element.dataset['hidden'];
  }
}

/** Returns a query for the lowest contrast of a colour with the pixels in a box. */
export async function contrastIn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return (colour: readonly number[], { x, y, width, height }: Box = { x: 0, y: 0, ...info }) => {
    const right = Math.min(info.width, Math.floor(x + width));
    const bottom = Math.min(info.height, Math.floor(y + height));
    const from = Math.max(0, Math.ceil(x));
    // Far fewer colours than pixels, and most equal the previous pixel.
    const colours = new Set<number>();
    for (let row = Math.max(0, Math.ceil(y)); row < bottom; row++) {
      let before = -1;
      const end = (row * info.width + right) * 3;
      for (let at = (row * info.width + from) * 3; at < end; at += 3) {
        const one = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
        if (one !== before) colours.add(one);
        before = one;
      }
    }
    let least = Number.POSITIVE_INFINITY;
    for (const one of colours) {
      least = Math.min(least, contrastOf(colour, [one >> 16, (one >> 8) & 255, one & 255]));
    }
    return least;
  };
}

/** Playwright's screenshots do not optimize for speed and take five times as long. */
async function photograph(page: Page, part: Box) {
  const fits = await page.evaluate(
    ({ x, y, width, height }) =>
      x >= scrollX &&
      y >= scrollY &&
      x + width <= scrollX + innerWidth &&
      y + height <= scrollY + innerHeight,
    part,
  );
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...part, scale: 1 },
    captureBeyondViewport: !fits,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** For each region its lines with less contrast than WCAG AAA asks for: 7:1, or 4.5:1 for large text. */
export async function faintLines(page: Page, ...regions: readonly Locator[]) {
  const lines = await Promise.all(regions.map((region) => region.evaluate(takeLines)));
  const part = boxAround(lines.flat());
  if (!part) return [];
  const leastContrast = await contrastIn(await photograph(page, part));
  await Promise.all(regions.map((region) => region.evaluate(showLines)));
  return lines.map((all) => ({
    lines: all.length,
    faint: all.flatMap(({ text, box, colour, large }) => {
      const least = leastContrast(colour, { ...box, x: box.x - part.x, y: box.y - part.y });
      // Infinite without any pixel.
      return least >= (large ? 4.5 : 7) && Number.isFinite(least)
        ? []
        : [`${least.toFixed(2)} ${text.slice(0, 40)}`];
    }),
  }));
}
