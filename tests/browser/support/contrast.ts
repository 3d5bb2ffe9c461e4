import type { Locator } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };

type Line = {
  text: string;
  /** In pixels from the region's top left corner. */
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
function contrastOf(one: readonly number[], other: readonly number[]) {
  const light = luminance(one);
  const otherLight = luminance(other);
  return (Math.max(light, otherLight) + 0.05) / (Math.min(light, otherLight) + 0.05);
}

/** Runs in the page. Hides the text until `showLines`. */
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
async function photograph(region: Locator, part: Box) {
  await region.scrollIntoViewIfNeeded();
  const { fits, ...clip } = await region.evaluate((element, { x: across, y: down, ...size }) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.floor(left), Math.floor(top)];
    return {
      fits: Math.ceil(right) - x <= innerWidth && Math.ceil(bottom) - y <= innerHeight,
      x: x + scrollX + across,
      y: y + scrollY + down,
      ...size,
    };
  }, part);
  const session = await region.page().context().newCDPSession(region.page());
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !fits,
    optimizeForSpeed: true,
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Lines with less contrast than WCAG AAA asks for: 7:1, or 4.5:1 for large text. */
export async function faintLines(region: Locator) {
  const lines = await region.evaluate(takeLines);
  const part = boxAround(lines);
  if (!part) return { lines: 0, faint: [] };
  const leastContrast = await contrastIn(await photograph(region, part));
  await region.evaluate(showLines);
  const faint = lines.flatMap(({ text, box, colour, large }) => {
    const least = leastContrast(colour, { ...box, x: box.x - part.x, y: box.y - part.y });
    // Infinite without any pixel.
    return least >= (large ? 4.5 : 7) && Number.isFinite(least)
      ? []
      : [`${least.toFixed(2)} ${text.slice(0, 40)}`];
  });
  return { lines: lines.length, faint };
}
