/**
 * What the quarter hour before sunrise adds to a plate's sky: the blue that rises over the horizon, and
 * high thin clouds that have the dawn's first light from below. In fractions of a level: steps of a
 * whole one would show as stripes in so dark and wide a gradient.
 */

import { clamp, lerp } from '../pipeline/numbers.ts';
import { fractalPlaneNoise, item, smoothstep } from './noise.ts';
import type { Plate } from './plate.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** A colour over the rows of the sky. Rows and columns are pixels of the plate, shares from 0 to 1. */
interface Glow {
  colour: Colour;
  /** How much of it there is in which row, straight between them; nothing above the first and below the last. */
  rows: readonly (readonly [row: number, share: number])[];
  /** It thins out from the first of these columns to the second, to the right or to the left. */
  until?: readonly [from: number, to: number];
}

/** A bank of cirrus. Places and lengths are pixels of the plate. */
interface Cloud {
  x: number;
  y: number;
  width: number;
  height: number;
  /** In radians; below 0 it rises to the right. */
  tilt: number;
  /** The length of its fibres. */
  grain: number;
  seed: number;
  /** The most it covers, from 0 to 1. */
  share: number;
  /** Of what the night still has, and of what the dawn reaches. */
  cold: Colour;
  warm: Colour;
}

export interface Air {
  glows: readonly Glow[];
  clouds: readonly Cloud[];
}

function shareAt(rows: Glow['rows'], y: number): number {
  const after = rows.findIndex(([row]) => row > y);
  const [from, to] = [rows[after - 1], rows[after]];
  if (from === undefined || to === undefined) return 0;
  return lerp(from[1], to[1], (y - from[0]) / (to[0] - from[0]));
}

function mix({ data, width }: Plate, x: number, y: number, colour: Colour, share: number) {
  const at = (y * width + x) * 3;
  for (const [channel, value] of colour.entries()) {
    data[at + channel] = lerp(item(data, at + channel), value, share);
  }
}

function lay(plate: Plate, above: number, { colour, rows, until }: Glow) {
  for (let y = 0; y < plate.height; y++) {
    const share = shareAt(rows, y - above);
    if (share === 0) continue;
    for (let x = 0; x < plate.width; x++) {
      const there = until ? smoothstep(until[1], until[0], x) : 1;
      if (there > 0) mix(plate, x, y, colour, share * there);
    }
  }
}

const blend = (from: Colour, to: Colour, t: number): Colour => [
  lerp(from[0], to[0], t),
  lerp(from[1], to[1], t),
  lerp(from[2], to[2], t),
];

/** From its middle: how much it covers there, and how much of that is warm. */
type Look = (dx: number, dy: number) => { share: number; warmth: number };

/** Fibres along its tilt, bent by a broader noise, denser towards its middle. */
function lookOf({ width, height, tilt, grain, seed, share }: Cloud): Look {
  const [across, down] = [Math.cos(tilt), Math.sin(tilt)];
  const [bend, curl] = [fractalPlaneNoise(seed, 4), fractalPlaneNoise(seed + 1, 3)];
  const [fibres, body] = [fractalPlaneNoise(seed + 2, 5, 0.66), fractalPlaneNoise(seed + 3, 4)];
  return (dx, dy) => {
    const near = Math.exp(-((dx / width) ** 2) - (dy / height) ** 2);
    const [u, v] = [(dx * across + dy * down) / grain, (dy * across - dx * down) / grain];
    const bent = bend(u * 0.6, v * 1.1);
    const row = v + 0.2 * bent + 0.05 * curl(u * 1.2, v * 3);
    const fibre = fibres(u * 0.9 + 0.4 * bent, row * 9);
    const mass = body(u * 0.8, row * 2.4);
    const dense = smoothstep(0, 0.9, 0.55 * mass + 0.25 * fibre + 0.8 * near - 0.55);
    return {
      share: clamp(dense * (0.7 + 0.45 * fibre), 0, 1.3) * Math.sqrt(near) * share,
      warmth: clamp(0.5 + 0.3 * fibre - 0.4 * mass + (0.25 * dy) / height),
    };
  };
}

/** Beyond so many widths and heights nothing of a cloud is left. */
const REACH = 2.2;

function draw(plate: Plate, above: number, cloud: Cloud) {
  const look = lookOf(cloud);
  const [middle, row] = [cloud.x, cloud.y + above];
  const [wide, tall] = [REACH * cloud.width, REACH * cloud.height];
  for (let y = Math.max(0, Math.ceil(row - tall)); y < Math.min(plate.height, row + tall); y++) {
    for (
      let x = Math.max(0, Math.ceil(middle - wide));
      x < Math.min(plate.width, middle + wide);
      x++
    ) {
      const { share, warmth } = look(x - middle, y - row);
      if (share > 0) mix(plate, x, y, blend(cloud.cold, cloud.warm, warmth), share);
    }
  }
}

/** Changes the plate. `above`: its rows above those that the places count from. */
export function addAir(plate: Plate, above: number, { glows, clouds }: Air): void {
  for (const glow of glows) lay(plate, above, glow);
  for (const cloud of clouds) draw(plate, above, cloud);
}
