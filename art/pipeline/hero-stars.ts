/**
 * The moon's thin crescent with the morning star, and the faint stars that are left before sunrise. So
 * faint where words may stand that these keep 7:1; none where the dawn has outshone them.
 */

import sharp, { type Sharp } from 'sharp';
import { lerp, random } from '../kit/numbers.ts';

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

/** The lit limb is turned down and to the dawn, at the right of both layouts; the star stands before its open side. */
const moonOf = ({ x, y, r }: Moon): string => {
  const inner = r * 1.16;
  const star = `cx="${x - r * 1.75}" cy="${y - r * 1.05}"`;
  return `<g transform="translate(${x} ${y}) rotate(38)">
    <circle cx="${r * 0.5}" r="${r * 4}" fill="url(#halo)"/>
    <path d="M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${inner} ${inner} 0 0 0 0 ${-r}Z" fill="#fff3d6"/>
  </g>
  <circle ${star} r="${r * 0.6}" fill="url(#halo)"/>
  <circle ${star} r="${r * 0.12}" fill="#fffaf0"/>`;
};

/** Least above, where the page goes on with its own night; nothing is left of it where the dawn begins. */
const airOf = (air: number): string => `<linearGradient id="air" x2="0" y2="1">
  <stop offset="0" stop-color="#1d46ad" stop-opacity="${air * 0.8}"/>
  <stop offset="0.15" stop-color="#1d46ad" stop-opacity="${air}"/>
  <stop offset="0.34" stop-color="#1d46ad" stop-opacity="${air * 0.7}"/>
  <stop offset="0.5" stop-color="#1d46ad" stop-opacity="0"/>
</linearGradient>`;

const halo = `<radialGradient id="halo">
  <stop offset="0" stop-color="#ffe9c4" stop-opacity="0.2"/>
  <stop offset="0.35" stop-color="#ffe9c4" stop-opacity="0.07"/>
  <stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/>
</radialGradient>`;

/** A plate with what shines in its sky. */
export async function withStars(plate: Sharp, moon: Moon, air: number): Promise<Sharp> {
  const { data, info } = await plate.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const next = random(SEED);
  const stars: string[] = [];
  for (let tried = 0; tried < (width * height * DENSITY) / 10_000; tried++) {
    const [x, y, size] = [next() * width, next() * height * 0.7, next() ** 3];
    const at = (Math.floor(y) * width + Math.floor(x)) * 3;
    const light = data.readUInt8(at) + data.readUInt8(at + 1) + data.readUInt8(at + 2);
    const seen = 1 - light / DARK;
    if (seen <= 0) continue;
    const opacity = lerp(...FAINT, size) * Math.min(1, 2 * seen) * (1 - air);
    const r = lerp(1.2, 2.7, size);
    stars.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" opacity="${opacity.toFixed(3)}"/>`,
    );
  }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${halo}${airOf(air)}</defs>
    <rect width="100%" height="100%" fill="url(#air)"/><g fill="#e6ebff">${stars.join('')}</g>${moonOf(moon)}</svg>`;
  const raw = { width, height, channels: 3 } as const;
  // At once: sharp would lay it over what is made of the plate later, at that size.
  const lit = sharp(data, { raw })
    .composite([{ input: Buffer.from(drawn) }])
    .removeAlpha();
  return sharp(await lit.raw().toBuffer(), { raw });
}
