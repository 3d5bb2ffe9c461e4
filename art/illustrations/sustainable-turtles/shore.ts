/**
 * One stretch of beach, drawn three times in different light: the sea on the left, the sand rising
 * to a dune on the right, hills behind. 1280 × 400, the light always from the upper left.
 */

import { mix } from '../../kit/colour.ts';
import { blade } from '../../kit/motifs.ts';
import { fractalNoise, lerp, noise, random, smoothstep } from '../../kit/numbers.ts';
import { draw, dot, fillDown, mound, type Point, ridge, smoothPath } from '../../kit/path.ts';
import type { Scene, Stop } from '../../kit/scene.ts';
import { circle, path, rect } from '../../kit/shapes.ts';
import { halo, lensClouds } from '../../kit/sky.ts';
import { lens, lightPath } from '../../kit/water.ts';

export const STRIP = { width: 1280, height: 400 };
const HORIZON = 122;

export interface Light {
  name: string;
  sky: readonly Stop[];
  glow: string;
  /** The disc of sun or moon, if it is in the sky. */
  disc?: string;
  cloud: string;
  hills: readonly [far: string, near: string];
  /** From the horizon to the viewer. */
  sea: readonly [far: string, middle: string, near: string];
  shine: string;
  foam: string;
  wet: string;
  /** From the water to the dune. */
  sand: readonly [lit: string, middle: string, shade: string];
  grass: readonly [lit: string, shade: string];
  stars?: boolean;
}

const LIGHT_AT: Point = [168, 66];

/** From the far end of the beach to the viewer. */
const down = (y: number): number => (y - HORIZON) / (STRIP.height - HORIZON);
const waterX = (y: number): number => lerp(640, 286, down(y) ** 0.8);
/** The edge of the strip where the nests are. */
export const nestX = (y: number): number => lerp(690, 706, down(y));
const duneX = (y: number): number => lerp(742, 1150, down(y) ** 1.1);

const ys = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

function sky(scene: Scene, light: Light): string[] {
  const next = random(31);
  let stars = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [next() * 1280, next() ** 1.3 * 96];
    if (Math.hypot(x - LIGHT_AT[0], y - LIGHT_AT[1]) < 150) continue;
    stars += dot(x, y, 0.9 + next() * 1.3);
  }
  return [
    rect(0, 0, 1280, HORIZON + 6, scene.verticalGradient(0, HORIZON, light.sky)),
    rect(
      0,
      0,
      1280,
      HORIZON + 6,
      scene.radialGradient(LIGHT_AT[0], HORIZON - 20, 520, [
        [0, light.glow, 0.85],
        [0.3, light.glow, 0.4],
        [1, light.glow, 0],
      ]),
    ),
    light.stars ? path(stars, '#fff6dc', 'opacity=".85"') : '',
    ...lensClouds({ seed: 7, high: light.cloud, low: light.cloud, top: 20, bottom: 110 }, [
      [520, 44, 330, 13, 0.42],
      [900, 66, 300, 10, 0.36],
      [330, 94, 260, 7, 0.5],
    ]),
    light.disc === undefined
      ? ''
      : halo(scene, LIGHT_AT, 104, [
          [0, light.disc, 0.85],
          [0.42, light.disc, 0.4],
          [1, light.disc, 0],
        ]) + circle(...LIGHT_AT, 40, light.disc),
    light.disc !== undefined && light.stars
      ? path(
          'M150 44q10-6 18 2q4 10-6 14q-14 2-16-6q0-6 4-10zM176 50q12-4 16 6q0 12-8 20q-10-2-8-12q-6-8 0-14zM142 72q12 0 20 12q-2 12-12 10q-12-8-8-22z',
          '#e4ddbf',
          'opacity=".7"',
        )
      : '',
  ];
}

function hills(scene: Scene, { hills: [far, near] }: Light): string[] {
  const rough = fractalNoise(5, 4);
  const farLine = (x: number): number =>
    HORIZON + 3 - 70 * smoothstep(520, 1000, x) + 14 * rough(x / 90) * smoothstep(540, 800, x);
  const nearLine = (x: number): number =>
    HORIZON + 3 - 50 * smoothstep(660, 1180, x) + 12 * rough(x / 60 + 9) * smoothstep(680, 900, x);
  const fade = (colour: string, top: number): string =>
    scene.verticalGradient(top, HORIZON + 10, [
      [0, colour],
      [1, mix(colour, '#f4ecd0', 0.3)],
    ]);
  return [
    path(fillDown(ridge(farLine, { from: 520, to: 1300, step: 20 }), 150), fade(far, 40)),
    path(fillDown(ridge(nearLine, { from: 660, to: 1300, step: 16 }), 170), fade(near, 60)),
  ];
}

function sea(scene: Scene, light: Light): string[] {
  const [far, middle, near] = light.sea;
  const next = random(12);
  const road = lightPath(next, {
    count: 110,
    x: LIGHT_AT[0],
    top: HORIZON + 3,
    depth: 250,
    spread: [20, 96],
    reach: [7, 30],
    height: [0.9, 3.6],
  });
  let ripples = '';
  for (let i = 0; i < 60; i++) {
    const y = HORIZON + 6 + next() ** 1.2 * 270;
    ripples += lens(next() * waterX(y), y, 10 + 34 * down(y), 0.8 + 2.2 * down(y));
  }
  const water = scene.verticalGradient(HORIZON, 400, [
    [0, far],
    [0.3, middle],
    [1, near],
  ]);
  return [
    rect(0, HORIZON, 660, 290, water),
    path(ripples, near, 'opacity=".4"'),
    path(road.broad, light.shine, 'opacity=".6"'),
    path(road.fine, light.shine, 'opacity=".95"'),
  ];
}

/** The waterline, so far out to sea, lobed like a swash. */
function swash(out: number, seed: number): Point[] {
  const sway = noise(seed);
  return ys(HORIZON + 4, 416, 14).map((y): Point => {
    const near = 0.12 + down(y);
    return [waterX(y) - out * near + sway(y / 26) * 13 * near, y];
  });
}

const area = (line: readonly Point[]): string => `${smoothPath(line)}L1300 420V${HORIZON}H640z`;

function waves(light: Light): string[] {
  const foam = (out: number, seed: number, width: number, opacity: number): string => {
    const line = swash(out, seed);
    const back = line.map(([x, y]): Point => [x - width * (0.2 + down(y)), y]).toReversed();
    const outline = smoothPath(line) + smoothPath(back, { start: false }) + 'z';
    return path(outline, light.foam, `opacity="${opacity}"`);
  };
  return [
    path(area(swash(96, 3)), mix(light.sea[1], light.foam, 0.3), 'opacity=".55"'),
    foam(96, 3, 6, 0.65),
    path(area(swash(44, 6)), mix(light.sea[1], light.foam, 0.6), 'opacity=".7"'),
    foam(44, 6, 9, 0.85),
    path(area(swash(0, 9)), light.wet),
    foam(0, 9, 12, 1),
  ];
}

function sand(scene: Scene, light: Light): string[] {
  const [lit, middle, shade] = light.sand;
  const edge = ys(HORIZON + 2, 416, 14).map((y): Point => [waterX(y) + 44 * (0.1 + down(y)), y]);
  const next = random(8);
  let ripples = '';
  for (let i = 0; i < 46; i++) {
    const y = 160 + next() ** 0.8 * 236;
    const w = 14 + 60 * down(y);
    const x = waterX(y) + 70 + next() * 620;
    ripples += draw`M${x} ${y}q${w / 2} ${-3} ${w} 0q${-w / 2} ${4 * down(y)} ${-w} 0z`;
  }
  const wander = noise(17);
  const duneLine = ys(HORIZON + 8, 420, 20).map((y): Point => [
    duneX(y) + wander(y / 30) * 34 * (0.2 + down(y)),
    y,
  ]);
  const crest = ridge(
    (x) =>
      HORIZON + 10 - 26 * smoothstep(730, 980, x) + 7 * wander(x / 70) * smoothstep(740, 900, x),
    { from: 744, to: 1304, step: 28 },
  );
  const dune = `${smoothPath(crest)}V420${smoothPath(duneLine.toReversed(), { start: false })}z`;
  return [
    path(
      `${smoothPath(edge)}L1300 420V${HORIZON}H660z`,
      scene.linearGradient(
        [
          [0, lit],
          [0.5, middle],
          [1, shade],
        ],
        { x1: 330, y1: 130, x2: 1240, y2: 330, userSpace: true },
      ),
    ),
    path(ripples, shade, 'opacity=".4"'),
    path(
      dune,
      scene.linearGradient(
        [
          [0, light.grass[0]],
          [1, light.grass[1]],
        ],
        { x1: 800, y1: 130, x2: 1280, y2: 380, userSpace: true },
      ),
    ),
    ...bushes(light),
    ...duneGrass(light),
  ];
}

/** Round bushes on the crest, their lit sides towards the sea. */
function bushes({ grass: [lit, shade] }: Light): string[] {
  const places = [
    [826, 122, 17],
    [862, 118, 24],
    [936, 122, 30],
    [980, 130, 22],
    [1022, 116, 34],
    [1262, 176, 44],
    [1012, 202, 26],
    [1206, 236, 28],
  ] as const;
  const body = mix(shade, '#10283a', 0.3);
  const leaves = mix(lit, shade, 0.35);
  const tips = mix(lit, '#fff2c4', 0.12);
  return places.map(([x, y, r], i) => {
    const next = random(i + 3);
    let lower = mound(x, y, r * 0.96, r * 0.7);
    let upper = '';
    let bright = '';
    for (let k = 0; k < 9; k++) {
      const dx = (k / 8 - 0.5) * 2;
      const rise = r * 0.8 * (1 - dx * dx) * (0.7 + 0.5 * next());
      const size = r * (0.3 + 0.14 * next());
      lower += dot(x + dx * r, y - rise * 0.75, size);
      upper += dot(x + dx * r * 0.82 - r * 0.14, y - rise - size * 0.2, size * 0.72);
      if (k < 5) bright += dot(x + dx * r * 0.74 - r * 0.22, y - rise - size * 0.5, size * 0.4);
    }
    const ground = draw`M${x - r} ${y}q${r * 1.3} ${r * 0.5} ${r * 2.8} ${r * 0.1}q${-r} ${-r * 0.7} ${-r * 2.8} ${-r * 0.1}z`;
    return (
      path(ground, body, 'opacity=".55"') +
      path(lower, body) +
      path(upper, leaves) +
      path(bright, tips, 'opacity=".8"')
    );
  });
}

/** Tufts along the edge of the dune, larger towards the viewer. */
function duneGrass({ grass: [lit, shade] }: Light): string[] {
  const next = random(45);
  let dark = '';
  let pale = '';
  for (let i = 0; i < 210; i++) {
    const y = 150 + (i / 210) * 268;
    const size = 0.3 + down(y) * 1.15;
    const x = duneX(y) + (next() - 0.22) * 150 * size;
    const height = (14 + next() * 30) * size;
    const bend = (next() - 0.3) * 22 * size;
    const one = blade({ x, foot: y, width: 1.7 * size, height, bend });
    if (next() < 0.6) dark += one;
    else pale += one;
  }
  return [path(dark, mix(shade, '#10183a', 0.25)), path(pale, mix(lit, '#fff2c4', 0.25))];
}

export const shore = (scene: Scene, light: Light): string[] => [
  ...sky(scene, light),
  ...hills(scene, light),
  ...sea(scene, light),
  ...waves(light),
  ...sand(scene, light),
];
