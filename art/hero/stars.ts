/**
 * The moon's thin crescent with the morning star, and the faint stars that are left before sunrise. So
 * faint where words may stand that these keep 7:1; none where the dawn has outshone them.
 */

import sharp from 'sharp';
import { lerp } from '../pipeline/numbers.ts';
import { item, random } from './noise.ts';
import type { Plate } from './plate.ts';

/** Its middle and its radius, in pixels. */
export interface Moon {
  x: number;
  y: number;
  r: number;
}

const SEED = 29;
/** Stars that are tried, for each 10,000 pixels; most fall where it is too bright. */
const DENSITY = 0.8;
/** The most light (sum of three channels from 0 to 255) that a star is seen against. */
const DARK = 150;
/** How much of a star's white covers the sky: cream words keep 7:1 over the brightest. */
const FAINT = [0.09, 0.22] as const;

/** The lit limb is turned down and to the sun, at the column `sunX`; the star stands before its open side. */
const moonOf = ({ x, y, r }: Moon, sunX: number): string => {
  const inner = r * 1.16;
  const side = Math.sign(sunX - x);
  const star = `cx="${x - side * r * 1.75}" cy="${y - r * 1.05}"`;
  return `<g transform="translate(${x} ${y}) scale(${side} 1) rotate(38)">
    <circle cx="${r * 0.5}" r="${r * 4}" fill="url(#halo)"/>
    <path d="M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${inner} ${inner} 0 0 0 0 ${-r}Z" fill="#fff3d6"/>
  </g>
  <circle ${star} r="${r * 0.6}" fill="url(#halo)"/>
  <circle ${star} r="${r * 0.12}" fill="#fffaf0"/>`;
};

const halo = `<radialGradient id="halo">
  <stop offset="0" stop-color="#ffe9c4" stop-opacity="0.2"/>
  <stop offset="0.35" stop-color="#ffe9c4" stop-opacity="0.07"/>
  <stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/>
</radialGradient>`;

/** Lays over the plate what shines in its sky. `clear`: how much of the stars' light the air lets through, 0 to 1. */
export async function addStars(
  plate: Plate,
  moon: Moon,
  { sunX, clear }: { sunX: number; clear: number },
): Promise<void> {
  const { data, width, height } = plate;
  const next = random(SEED);
  const stars: string[] = [];
  for (let tried = 0; tried < (width * height * DENSITY) / 10_000; tried++) {
    const [x, y, size] = [next() * width, next() * height * 0.7, next() ** 3];
    const at = (Math.floor(y) * width + Math.floor(x)) * 3;
    const [red, green, blue] = [item(data, at), item(data, at + 1), item(data, at + 2)];
    const seen = 1 - (red + green + blue) / DARK;
    const onRock = blue < 2 * red;
    if (seen <= 0 || onRock) continue;
    const opacity = lerp(...FAINT, size) * Math.min(1, 2 * seen) * clear;
    const r = lerp(1.2, 2.7, size);
    stars.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" opacity="${opacity.toFixed(3)}"/>`,
    );
  }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${halo}</defs><g fill="#e6ebff">${stars.join('')}</g>${moonOf(moon, sunX * width)}</svg>`;
  const over = await sharp(Buffer.from(drawn)).raw().toBuffer();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = over.readUInt8(pixel * 4 + 3) / 255;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      data[at] = lerp(item(data, at), over.readUInt8(pixel * 4 + channel), alpha);
    }
  }
}
