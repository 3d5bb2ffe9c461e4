/** The beach: foam and wet sand along the waterline, dry sand, dune, the turtle's tracks. */

import { clamp, fractalNoise, item, lerp, noise, random, smoothstep } from '../../kit/numbers.ts';
import {
  between,
  curvePoint,
  draw,
  fillDown,
  type Point,
  points,
  pointsAlong,
  ridge,
  smoothPath,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { band, group, path } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

/** From behind the hill on the left to the lower right corner. */
const WATERLINE = points(`
  470,650 610,650 740,654 850,670 940,706 1036,746 1156,778 1300,800 1460,812 1660,818`);

function onWaterline(t: number): Point {
  const along = t * (WATERLINE.length - 1);
  const i = Math.min(WATERLINE.length - 2, Math.floor(along));
  return curvePoint(WATERLINE, i, along - i);
}

// ── Waves ───────────────────────────────────────────────────────────────────────────────────────

/** How large things are at y: the shore comes towards the viewer as it goes down. */
const nearness = (y: number): number => clamp((y - 640) / 190, 0.1, 1.15);

/** A swash line: how far out from the waterline it runs, and how deep its lobes are. */
interface Swash {
  out: number;
  seed: number;
  depth: number;
}

function swashLine({ out, seed, depth }: Swash): Point[] {
  const sway = noise(seed);
  return Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const [x, y] = onWaterline(t);
    const near = nearness(y);
    const lobe = Math.abs(Math.sin(t * 15 + seed + sway(t * 7) * 2)) - 0.5;
    const reach = out + depth * lobe;
    return [x + reach * 0.62 * near, y - reach * near * 0.92];
  });
}

/** A line of foam that swells and thins. */
function foam(swash: Swash, thickness: number, opacity: number): string {
  const front = swashLine(swash);
  const swell = noise(swash.seed + 3);
  const back = front.map(([x, y], i): Point => {
    const width = thickness * nearness(y) * (0.25 + 1.1 * Math.abs(swell(i / 4)));
    return [x + width * 0.7, y - width];
  });
  return path(between(front, back), '#fdf8e4', `opacity="${opacity}"`);
}

const WAVES = {
  far: { out: 138, seed: 3, depth: 16 },
  third: { out: 98, seed: 5, depth: 18 },
  second: { out: 62, seed: 7, depth: 18 },
  near: { out: 30, seed: 9, depth: 16 },
} as const;
const RUN_UP: Swash = { out: 0, seed: 11, depth: 14 };

/** A wave as a sheet of paper over the sea behind it. */
const sheet = (swash: Swash, colour: string, opacity: number): string =>
  path(`${smoothPath(swashLine(swash))}L1660 1040H470z`, colour, `opacity="${opacity}"`);

const waves = (): string[] => [
  sheet(WAVES.far, '#2f477f', 0.5),
  sheet(WAVES.third, '#4a6796', 0.65),
  sheet(WAVES.second, '#7593a6', 0.75),
  sheet(WAVES.near, '#b3c4b6', 0.85),
  foam(WAVES.far, 4, 0.4),
  foam(WAVES.third, 5, 0.6),
  foam(WAVES.second, 7, 0.75),
  foam(WAVES.near, 8, 0.95),
];

// ── Sand ────────────────────────────────────────────────────────────────────────────────────────

function wetSand(scene: Scene): string[] {
  const next = random(3);
  let glints = '';
  for (let i = 0; i < 44; i++) {
    const [x, y] = onWaterline(0.3 + next() * 0.5);
    const left = x - 14 - next() * 50;
    const lower = y + 8 + next() * 24;
    const reach = 8 + next() * 26;
    glints += lens(left, lower, reach, 0.9 + next() * 1.6);
  }
  const sand = scene.horizontalGradient(300, 1640, [
    [0, '#6f8096'],
    [0.4, '#a9b3a9'],
    [0.6, '#c3c6b0'],
    [1, '#5f7192'],
  ]);
  return [
    path(`${smoothPath(swashLine(RUN_UP))}L1660 1040H-40V668L470 658z`, sand),
    foam(RUN_UP, 12, 1),
    foam({ out: -12, seed: 13, depth: 10 }, 3, 0.6),
    group('opacity=".5"', path(glints, '#fdf6dc')),
  ];
}

function dryEdge(): Point[] {
  const rough = fractalNoise(7, 3);
  return Array.from({ length: 45 }, (_, i) => {
    const t = i / 44;
    const [x, y] = onWaterline(t);
    const near = clamp((y - 640) / 200, 0.12, 1);
    const wander = rough(t * 9 - 1.32) * 9 * near;
    return [x - 22 * near - 10, y + 44 * near + wander + 4];
  });
}

/** Ripples the wind has left in the dry sand, their dark and their lit sides. */
function windRipples(): string[] {
  const next = random(8);
  let dark = '';
  let lit = '';
  for (let i = 0; i < 210; i++) {
    const y = 680 + next() ** 0.75 * 320;
    const x = next() * 1640 - 20;
    const near = (y - 660) / 340;
    const w = (14 + 50 * near) * (0.5 + next());
    const h = 1 + 2.4 * near;
    const ripple = draw`M${x - w} ${y}
      q${w * 0.5} ${-h * 2.2} ${w} ${-h * 0.6}
      t${w} ${-h}
      q${-w * 0.5} ${h * 2.6} ${-w} ${h * 1.4}
      t${-w} ${h * 0.2}z`;
    if (next() < 0.5) dark += ripple;
    else lit += ripple;
  }
  return [path(dark, '#4a5578', 'opacity=".3"'), path(lit, '#f6efd2', 'opacity=".34"')];
}

function drySand(scene: Scene, outline: string, onSand: string): string[] {
  const sand = scene.linearGradient(
    [
      [0, '#9aa7a8'],
      [0.3, '#d9d6b8'],
      [0.6, '#f6edc9'],
      [1, '#98a0aa'],
    ],
    { x1: 0, y1: 0.2, x2: 1, y2: 0.7 },
  );
  const dusk = scene.verticalGradient(700, 1000, [
    [0, '#2c3766', 0],
    [0.5, '#2c3766', 0.1],
    [1, '#1b2350', 0.66],
  ]);
  const shadow = scene.linearGradient(
    [
      [0, '#1b2350', 0.75],
      [0.35, '#2c3766', 0.18],
      [0.55, '#2c3766', 0],
      [0.75, '#2c3766', 0.06],
      [1, '#1b2350', 0.7],
    ],
    { x1: 0, y1: 1, x2: 1, y2: 0.5 },
  );
  return [
    path(outline, sand),
    band(640, 1020, dusk, onSand),
    group(onSand, ...windRipples(), scene.stipple(band(640, 1020, shadow))),
  ];
}

interface Beach {
  markup: string[];
  /** Clips what lies on the dry sand. */
  onSand: string;
}

export function beach(scene: Scene): Beach {
  const outline = `${smoothPath(dryEdge())}L1660 1040H-40V656C160 640 360 650 520 668z`;
  const onSand = scene.clip('dry-sand', outline);
  const markup = [...waves(), ...wetSand(scene), ...drySand(scene, outline, onSand)];
  return { markup, onSand };
}

// ── Dune ────────────────────────────────────────────────────────────────────────────────────────

export function dune(scene: Scene, onSand: string): string {
  const rough = fractalNoise(81, 3);
  const crest = (x: number): number =>
    700 + rough(x / 190) * 10 + smoothstep(-40, 520, x) * 44 + smoothstep(300, 620, x) * 26;
  const body = path(
    fillDown(ridge(crest, { from: -40, to: 640, step: 24 }), 1020),
    scene.horizontalGradient(-40, 600, [
      [0, '#8f9aa6', 0.6],
      [0.5, '#aeb3a9', 0.4],
      [1, '#c9c8b0', 0],
    ]),
  );
  const rim = ridge(crest, { from: -40, to: 584, step: 24 });
  const under = rim.map(([x, y]): Point => {
    return [x, y + 3.4 * Math.sin(Math.PI * clamp((x + 140) / 724))];
  });
  const light = path(between(rim, under), '#fffbe6', 'opacity=".6"');
  return group(onSand, body, light);
}

/** Seven tufts along the foot of the hill. */
export function duneGrass(): string[] {
  const tufts = [20, 96, 170, 236, 330, 372, 452];
  const next = random(45);
  let dark = '';
  let light = '';
  for (let i = 0; i < 90; i++) {
    const x = item(tufts, Math.floor(next() * 7)) + (next() - 0.5) * 34;
    const y = 656 + next() * 10;
    const height = 9 + next() * 16;
    const bend = (next() - 0.4) * 12;
    const blade = draw`M${x} ${y}
      q0 ${-height * 0.6} ${bend} ${-height}
      q${-bend * 0.3 + 1} ${height * 0.5} ${2 - bend} ${height}z`;
    if (next() < 0.6) dark += blade;
    else light += blade;
  }
  return [path(dark, '#3f5a78'), path(light, '#8fa596')];
}

// ── Tracks ──────────────────────────────────────────────────────────────────────────────────────

/** From where the turtle lies back to the lower edge of the picture. */
const TRAIL = points('560,728 500,740 440,770 424,812 462,862 560,900 690,940 820,1000 900,1060');

/** Where she has laid her eggs and filled the pit: a low mound, sand thrown about. */
export function nest(scene: Scene): string {
  const next = random(19);
  const [x, y] = [372, 792];
  let lumps = '';
  let lit = '';
  for (let i = 0; i < 46; i++) {
    const angle = next() * 6.283;
    const far = 0.7 + next() * 0.75;
    const [lumpX, lumpY] = [x + Math.cos(angle) * 92 * far, y + Math.sin(angle) * 34 * far];
    const size = 3 + next() * 8;
    lumps += lens(lumpX - 2, lumpY + 1.5, size, size * 0.5);
    lit += lens(lumpX + 1, lumpY, size * 0.8, size * 0.4);
  }
  const rough = noise(4);
  const mound = Array.from({ length: 22 }, (_, i): Point => {
    const angle = (i / 22) * 6.283;
    const reach = 1 + 0.13 * rough(i * 0.9);
    return [x + Math.cos(angle) * 92 * reach, y + Math.sin(angle) * 30 * reach];
  });
  const light = scene.linearGradient(
    [
      [0, '#4a5578', 0.5],
      [0.42, '#8f96a0', 0.34],
      [0.7, '#f2ecd0', 0.85],
      [1, '#f2ecd0', 0.1],
    ],
    { x1: 0, y1: 0.8, x2: 1, y2: 0 },
  );
  return (
    path(lumps, '#4a5578', 'opacity=".4"') +
    path(lit, '#f2ecd0', 'opacity=".7"') +
    path(smoothPath(mound, { close: true }), light)
  );
}

/** A comma from beside the belly out and back, thick where the flipper was put down. */
const comma = (at: (forward: number, aside: number) => Point, end: number): string =>
  draw`M${at(-6, 15)}
    C${at(6, 22)} ${at(11, 34)} ${at(end, 47)}
    C${at(end - 7, 50)} ${at(end - 11, 46)} ${at(end - 9, 41)}
    C${at(4, 32)} ${at(0, 24)} ${at(-6, 15)}z`;

/**
 * The gait of a loggerhead: flippers in turn, a comma-shaped furrow on one side, then on the other,
 * sand pushed up behind each, and between them the smooth drag of the belly.
 */
export function turtleTracks(scene: Scene): string {
  const steps = pointsAlong(TRAIL, 8).slice(0, -1);
  const uneven = noise(5);

  /** A point beside a step, on the ground: seen from low down, so half as deep as it is wide. */
  const beside = (i: number, forward: number, aside: number): Point => {
    const [fromX, fromY] = item(steps, Math.max(0, i - 1));
    const [toX, toY] = item(steps, Math.min(steps.length - 1, i + 1));
    const [dx, dy] = [toX - fromX, (toY - fromY) * 2];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const [x, y] = item(steps, i);
    return [x + ux * forward - uy * aside, y + (uy * forward + ux * aside) * 0.5];
  };

  let furrows = '';
  let ridges = '';
  for (let i = 1; i < steps.length; i++) {
    const size = lerp(0.68, 1.5, i / steps.length) * (1 + 0.2 * uneven(i * 0.83));
    const side = i % 2 === 1 ? 1 : -1;
    const end = 12 + 9 * uneven(i * 1.7);
    furrows += comma((forward, aside) => beside(i, forward * size, aside * size * side), end);
    ridges += comma((forward, aside) => beside(i, (forward - 7) * size, aside * size * side), end);
  }

  const dragWidth = (i: number): number => lerp(9, 19, i / steps.length);
  const wide = (side: number): Point[] =>
    steps.map((_, i) =>
      beside(i, 0, side * dragWidth(i) * (2.7 + 0.4 * uneven(i * 0.6 + side * 9))),
    );
  const left = steps.map((_, i) => beside(i, 0, dragWidth(i)));
  const right = steps.map((_, i) => beside(i, 0, -dragWidth(i)));

  return group(
    scene.clip('tracks', 'M-40 600h1700v440h-1700z'),
    path(between(wide(-1), wide(1)), '#5f6a8c', 'opacity=".13"'),
    path(between(left, right), '#5f6a8c', 'opacity=".22"'),
    path(ridges, '#fdf6dc', 'opacity=".3"'),
    path(furrows, '#465079', 'opacity=".5"'),
  );
}
