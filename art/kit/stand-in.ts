/**
 * A poster for a place that nobody has drawn yet: its hue, its sky, a sun and the land it lies in. It
 * keeps the grammar of the others (one sun, lens clouds, layers mixed towards haze, a dark foreground)
 * and shows nothing that only this place has. The name stands on it in the page's own letters.
 *
 * No filters and no blending: sharp draws it as Chromium would, so that none is needed.
 */

import { fromOklch, mix } from './colour.ts';
import { bell, fractalNoise, item, lerp, noise, random, type Line } from './numbers.ts';
import { fillDown, HEIGHT, type Point, ridge } from './path.ts';
import { Scene } from './scene.ts';
import { band, circle, path } from './shapes.ts';
import { halo, lensClouds, veil } from './sky.ts';
import { lightPath, ripples } from './water.ts';

export const lands = ['coast', 'mountains', 'hills', 'plain'] as const;
export type Land = (typeof lands)[number];

interface Place {
  land: Land;
  /** Of the ground, in degrees of OKLCH: 40 brick, 90 straw, 150 pasture, 220 sea, 300 dusk. */
  hue: number;
}

/** A number that depends on a name alone. */
export const seedOf = (name: string): number =>
  Array.from(name).reduce(
    (seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );

/** How high the farthest and the nearest ridge stand, and how rough they are. */
const shapes: Record<Land, { far: number; near: number; height: number; rough: number }> = {
  coast: { far: 470, near: 560, height: 90, rough: 2.2 },
  mountains: { far: 400, near: 800, height: 240, rough: 3.4 },
  hills: { far: 500, near: 800, height: 110, rough: 1.5 },
  plain: { far: 560, near: 790, height: 46, rough: 1.1 },
};

/** Hues of skies before and after the sun, from blue over violet to rose. */
const skies = [230, 255, 285, 320, 350, 12];

/** A sky that is not of the ground's own hue. */
function skyOver(hue: number, chance: number): number {
  const apart = (sky: number) => Math.abs(((sky - hue + 540) % 360) - 180);
  const fitting = skies.filter((sky) => apart(sky) > 60);
  return item(fitting, Math.floor(chance * fitting.length));
}

interface Colours {
  haze: string;
  ground: string;
  deep: string;
}

/** Ridges from far to near, each darker than the one behind it. */
function land(scene: Scene, seed: number, kind: Land, { haze, ground, deep }: Colours, sun: Point) {
  const { far, near, height, rough } = shapes[kind];
  const count = kind === 'coast' ? 3 : 6;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const rises = fractalNoise(seed + i * 17, kind === 'mountains' ? 5 : 3, 0.45);
    const tall = height * lerp(1, 0.55, t);
    // The land opens below the sun.
    const line: Line = (x) =>
      lerp(far, near, t) -
      tall * (0.35 + 0.9 * rises((x / 1600) * rough + i * 9)) +
      tall * 0.9 * bell(x, sun[0], 240) * (1 - t);
    const colour = mix(mix(haze, ground, 0.25 + t * 0.75), deep, t * 0.62);
    const lit = mix(colour, haze, 0.34);
    const bottom = far + 420;
    const fill = scene.verticalGradient(lerp(far, near, t) - tall, bottom, [
      [0, lit],
      [0.32, colour],
      [1, mix(colour, deep, 0.3)],
    ]);
    scene.layer(`ridge-${i}`, path(fillDown(ridge(line, { step: 16 })), fill));
    scene.layer(
      `mist-${i}`,
      veil(scene, lerp(far, near, t), lerp(far, near, t) + 150, [
        [0, haze, 0],
        [0.6, haze, 0.3 * (1 - t)],
        [1, haze, 0],
      ]),
    );
  }
}

/** Water from the shore to the viewer, with the sun's path on it. */
function sea(scene: Scene, seed: number, { haze, ground, deep }: Colours, sun: Point) {
  const next = random(seed);
  const top = 560;
  scene.layer('sea', [
    band(
      top,
      HEIGHT,
      scene.verticalGradient(top, HEIGHT, [
        [0, mix(haze, ground, 0.35)],
        [0.35, mix(ground, deep, 0.25)],
        [1, mix(ground, deep, 0.8)],
      ]),
    ),
    path(
      ripples(next, {
        count: 240,
        crowding: 1.6,
        top: top + 8,
        depth: 420,
        reach: [12, 90],
        height: [0.8, 5],
      }),
      mix(haze, ground, 0.2),
      'opacity=".22"',
    ),
  ]);
  const light = lightPath(next, {
    count: 150,
    x: sun[0],
    top: top + 4,
    depth: 330,
    spread: [26, 190],
    reach: [14, 46],
    height: [1, 4.5],
  });
  scene.layer('light', [
    path(light.broad, '#ffe9b8', 'opacity=".6"'),
    path(light.fine, '#fff8e0', 'opacity=".8"'),
  ]);
}

/** The bank one stands on, with grass along its edge. */
function foreground(scene: Scene, seed: number, deep: string) {
  const wave = noise(seed + 5);
  const next = random(seed + 6);
  const edge: Line = (x) =>
    905 + 34 * wave(x / 310) - 46 * bell(x, 60, 300) - 40 * bell(x, 1560, 280);
  let grass = '';
  for (let x = -20; x < 1640; x += 5) {
    const foot = edge(x) + 6;
    const tall = 8 + next() * 26 * (0.6 + 0.4 * wave(x / 60));
    const bend = (next() - 0.4) * 14;
    grass += `M${Math.round(x)} ${Math.round(foot)}q1 ${Math.round(-tall / 2)} ${Math.round(bend)} ${Math.round(-tall)}q-1 ${Math.round(tall / 2)} ${Math.round(-bend + 4)} ${Math.round(tall)}z`;
  }
  const dark = mix(deep, '#160e1e', 0.45);
  scene.layer('foreground', [path(grass, dark), path(fillDown(ridge(edge)), dark)]);
}

/** @param id of the destination: sun, clouds and ridges follow from it, always the same. */
export function standIn(id: string, { land: kind, hue }: Place): Scene {
  const scene = new Scene(`${id}-`);
  scene.isStandIn = true;
  const seed = seedOf(id);
  const next = random(seed);
  const sun: Point = [lerp(620, 980, next()), kind === 'mountains' ? 280 : lerp(330, 400, next())];
  const high = fromOklch(0.5, 0.09, skyOver(hue, next()));
  const low = fromOklch(0.86, 0.09, 55 + next() * 35);
  const colours = {
    haze: mix(low, fromOklch(0.86, 0.05, hue), 0.35),
    ground: fromOklch(0.58, 0.105, hue),
    deep: fromOklch(0.27, 0.075, hue + 40),
  };

  scene.layer('sky', [
    band(
      0,
      720,
      scene.verticalGradient(0, 640, [
        [0, high],
        [0.45, mix(high, low, 0.62)],
        [0.8, low],
        [1, mix(low, '#fff3d0', 0.5)],
      ]),
    ),
    halo(scene, sun, 620, [
      [0, '#fff6d8', 0.75],
      [0.35, '#ffeab8', 0.3],
      [1, '#ffeab8', 0],
    ]),
  ]);
  scene.layer(
    'clouds',
    lensClouds({ seed, high: mix(high, '#fff3e0', 0.5), low: '#fff1d4', top: 80, bottom: 320 }, [
      [lerp(200, 600, next()), 104, 640, 38, 0.45],
      [lerp(1000, 1450, next()), 138, 560, 30, 0.45],
      [lerp(500, 1100, next()), 196, 420, 18, 0.5],
      [lerp(150, 500, next()), 262, 330, 14, 0.55],
      [lerp(1100, 1500, next()), 296, 280, 12, 0.6],
    ]),
  );
  scene.layer('sun', [
    halo(scene, sun, 160, [
      [0, '#fffbe6', 0.95],
      [0.4, '#fff3c8', 0.5],
      [1, '#ffe9b4', 0],
    ]),
    circle(...sun, 54, '#fffcee'),
  ]);
  land(scene, seed, kind, colours, sun);
  if (kind === 'coast') sea(scene, seed + 3, colours, sun);
  foreground(scene, seed, colours.deep);
  return scene;
}
