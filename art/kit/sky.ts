/** What most skies are made of: lens clouds, the halo of the sun, haze, light over everything. */

import { mix } from './colour.ts';
import { clamp, noise, random } from './numbers.ts';
import { HEIGHT, type Point, smoothPath } from './path.ts';
import type { Scene, Stop } from './scene.ts';
import { band, circle, path, SCREEN } from './shapes.ts';

// ── Light ───────────────────────────────────────────────────────────────────────────────────────

/** A disc of light that fades towards its edge. */
export const halo = (scene: Scene, [x, y]: Point, radius: number, stops: readonly Stop[]): string =>
  circle(x, y, radius, scene.radialGradient(x, y, radius, stops));

/** Light from a point over everything that is drawn before. */
export const sunlight = (
  scene: Scene,
  [x, y]: Point,
  radius: number,
  stops: readonly Stop[],
): string => band(0, HEIGHT, scene.radialGradient(x, y, radius, stops), SCREEN);

/** Haze, mist or dusk across the picture, from top to bottom. */
export const veil = (scene: Scene, top: number, bottom: number, stops: readonly Stop[]): string =>
  band(top, bottom, scene.verticalGradient(top, bottom, stops));

// ── Lens clouds ─────────────────────────────────────────────────────────────────────────────────

const STEPS = 10;

interface LensCloud {
  /** The middle of the cloud. */
  x: number;
  y: number;
  width: number;
  height: number;
  seed: number;
}

/** The outline of a cloud: humped above, shallow below. */
export function lensCloud({ x, y, width, height, seed }: LensCloud): string {
  const humps = noise(seed);
  const left = x - width / 2;
  const above: Point[] = [];
  const below: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const rise = height * Math.sin(Math.PI * t) * (0.35 + 0.65 * Math.abs(humps(t * 5)));
    above.push([left + width * t, y - rise]);
  }
  for (let i = STEPS - 1; i > 0; i--) {
    const t = i / STEPS;
    below.push([left + width * t + 10, y + height * 0.3 * Math.sin(Math.PI * t)]);
  }
  return smoothPath([...above, ...below], { close: true });
}

interface LensClouds {
  seed: number;
  /** The colour of clouds at y = `top` and above, and of those at y = `bottom` and below. */
  high: string;
  low: string;
  top: number;
  bottom: number;
}

export type Cloud = readonly [x: number, y: number, width: number, height: number, opacity: number];

/** Clouds that become paler towards the horizon. */
export function lensClouds(
  { seed, high, low, top, bottom }: LensClouds,
  clouds: readonly Cloud[],
): string[] {
  const next = random(seed);
  return clouds.map(([x, y, width, height, opacity]) => {
    const outline = lensCloud({ x, y, width, height, seed: Math.floor(next() * 1e4) });
    const colour = mix(high, low, clamp((y - top) / (bottom - top)));
    return path(outline, colour, `opacity="${opacity}"`);
  });
}
