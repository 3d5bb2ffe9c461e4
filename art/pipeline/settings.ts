/** What is made, in which sizes and how well. A change here renders everything anew. */

import { join } from 'node:path';
import { shareLimit } from '../../app/pictures/build/plain-share.ts';

const root = join(import.meta.dirname, '../..');

export const paths = {
  root,
  art: join(root, 'art'),
  record: join(root, 'art/rendered.json'),
  icon: join(root, 'tools/generate/icons/icon.svg'),
  styles: join(root, 'app/styles'),
  pictures: join(root, 'public/art'),
  generated: join(root, 'app/pictures/art'),
  /** Not kept: the contact sheet. */
  sheet: join(root, 'test-results'),
};

/** Where a browser finds the pictures. */
export const publicPath = '/art';

/** Pixels per unit of a drawing: 1600 units are as wide as the widest picture. */
export const density = 1.2;

/** Ten bits per channel cost nothing in size and keep the long dusk gradients from banding. */
export const avif = { effort: 6, bitdepth: 10, tune: 'iq' } as const;

const webp = (quality: number) => ({ quality, effort: 6, smartSubsample: true }) as const;

/** What an AVIF may weigh, in bytes by width. The first of the qualities within all limits is taken. */
export type Limits = Readonly<Record<number, number>>;

export const scene = {
  canvas: { width: 1600, height: 1000 },
  wide: { width: 1920, height: 1200, widths: [480, 640, 960, 1280, 1920] },
  tall: { width: 960, height: 1200, widths: [320, 480, 640, 960] },
  qualities: [55, 50, 45],
  limits: { 640: 20 * 1024, 1280: 60 * 1024 },
  webp: webp(72),
} as const;

/** Scenes that are worth more, with limits of their own. Two at most. */
export const heavyScenes: Readonly<Record<string, { reason: string; limits: Limits }>> = {
  'culinary-journey': {
    reason: 'a table seen from above, full of patterned plates: there is no calm sky to save on',
    limits: { 640: 31 * 1024, 1280: 84 * 1024 },
  },
  experiences: {
    reason:
      'a bazaar of tiles and lamps; only the small width, where the tiles are at their finest',
    limits: { 640: 23 * 1024 },
  },
};

/** Each is as high as its own canvas says. Markers and fine lines want more than a sky does. */
export const illustration = {
  widths: [480, 640, 960, 1280],
  qualities: [62, 55, 50, 45],
  limits: { 640: 25 * 1024 },
  webp: webp(72),
} as const;

/** A picture of each sight. */
export const stamp = {
  width: 960,
  height: 720,
  widths: [480, 960],
  qualities: [60, 55, 50, 45, 40, 36, 32],
  limits: { 480: 12 * 1024, 960: 25 * 1024 },
  webp: webp(72),
} as const;

/** The ground of the maps of places. */
export const plate = {
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
  qualities: [55, 50, 47, 44, 40, 36],
  limits: { 480: 25 * 1024, 800: 45 * 1024, 1200: 80 * 1024 },
  webp: webp(66),
} as const;

/** Upright, the map has twice the area of a wide one of its width, and may weigh more. */
export const map = {
  layouts: {
    landscape: { widths: [640, 960, 1280, 1920], limits: { 640: 25 * 1024, 1280: 60 * 1024 } },
    phone: { widths: [480, 640, 960], limits: { 640: 30 * 1024, 960: 60 * 1024 } },
  },
  qualities: [55, 50, 47, 44, 40],
  webp: webp(66),
} as const;

/** The pictures that pages are shared with: the best of the qualities that fits. */
export const share = {
  width: 1200,
  height: 630,
  bytes: shareLimit,
  qualities: [86, 82, 78, 74, 70, 66, 62, 58],
} as const;

export const hover = {
  /** How wide the whole scene would be, and how good: the first within the limit is taken. */
  steps: [
    { width: 1280, qualities: [50, 42, 36] },
    { width: 960, qualities: [50, 42, 36, 30] },
  ],
  /** In bytes. A sprite is only asked for by those who point at its card. */
  limit: 8 * 1024,
  /** No WebP beside it: in a browser without AVIF nothing moves. */
  avif: { effort: 6, chromaSubsampling: '4:2:0', tune: 'iq' },
  /** Room round what moves, and how softly the patch behind it ends, in pixels of the sprite. */
  margin: 8,
  feather: 3,
} as const;
