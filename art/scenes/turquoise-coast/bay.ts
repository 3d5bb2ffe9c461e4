/** The bay: turquoise bands round the sand spit, the lagoon behind it, the beach. */

import { clamp, fractalNoise, item, lerp, noise, type Random, random } from '../../kit/numbers.ts';
import { draw, type Point, points, pointsAlong, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

/** The waterline: from the lower right to the tip of the spit, then back along the lagoon. */
const SHORE_KNOTS = points(`
  1740,930 1600,862 1450,792 1300,734 1140,690 980,660 830,640 700,614 606,580 556,545 542,518
  556,501 590,508 640,530 720,552 820,566 920,578 1010,588 1090,588 1150,572 1192,546 1214,516`);
/** The last knot of the open side. */
const TIP = 10;

const SHORE = pointsAlong(SHORE_KNOTS, 4);
const OPEN_SHORE = SHORE.slice(0, 45);

/** How large things are at y, seen from the cliff. */
export const nearness = (y: number): number => clamp((y - 380) / 300, 0.16, 2.2);

interface Wobble {
  seed: number;
  amount: number;
}

/** The shore moved out to sea (or, below 0, up the beach), in perspective. */
function offShore(
  distance: number,
  { seed, amount }: Wobble,
  shore: readonly Point[] = OPEN_SHORE,
): Point[] {
  const wobble = fractalNoise(seed, 3);
  return shore.map(([x, y], i) => {
    const [beforeX, beforeY] = item(shore, Math.max(0, i - 1));
    const [afterX, afterY] = item(shore, Math.min(shore.length - 1, i + 1));
    const [dx, dy] = [afterX - beforeX, (afterY - beforeY) * 2.1];
    const length = Math.hypot(dx, dy) || 1;
    const out = distance * nearness(y) * (1 + amount * wobble(i / 5 + seed));
    return [x + (dy / length) * out * 1.15, y - (dx / length) * out * 0.62];
  });
}

const STRAIGHT: Wobble = { seed: 0, amount: 0 };

// ── Turquoise shallows ──────────────────────────────────────────────────────────────────────────

interface Band {
  distance: number;
  seed: number;
  colour: string;
  opacity: number;
}

/** From deep water to the shore, each a sheet of paper over the one before. */
const DEEP_BANDS: readonly Band[] = [
  { distance: 250, seed: 3, colour: '#0f7392', opacity: 0.55 },
  { distance: 190, seed: 4, colour: '#1384a0', opacity: 0.8 },
  { distance: 140, seed: 5, colour: '#1f9bb0', opacity: 0.9 },
  { distance: 98, seed: 6, colour: '#38b4bd', opacity: 1 },
];
const SHALLOW_BANDS: readonly Band[] = [
  { distance: 64, seed: 7, colour: '#63cbc8', opacity: 1 },
  { distance: 38, seed: 8, colour: '#98dfd2', opacity: 1 },
  { distance: 19, seed: 9, colour: '#ccf0de', opacity: 1 },
];

function band({ distance, seed, colour, opacity }: Band): string {
  const amount = distance > 150 ? 0.1 : distance > 90 ? 0.18 : 0.28;
  // Every second point will do, but all of them round the tip.
  const edge = offShore(distance, { seed, amount }, SHORE.slice(0, 56)).filter(
    (_, i) => i % 2 === 0 || (i > 36 && i < 48),
  );
  const data = `${smoothPath(edge)}L1240 540L1760 640V1000z`;
  return path(data, colour, opacity < 1 ? `opacity="${opacity}"` : '');
}

/** Dark patches of reef and seagrass in the deeper bands. */
function deepReef(next: Random): string {
  let data = '';
  for (let i = 0; i < 44; i++) {
    const line = offShore(58 + next() * 150, STRAIGHT);
    const [x, y] = item(line, 2 + Math.floor(next() * 34));
    const width = (16 + next() * 46) * nearness(y) * 0.9;
    const height = width * (0.2 + 0.14 * next());
    const ragged = noise(i + 3);
    const outline = Array.from({ length: 8 }, (_, k): Point => {
      const angle = (k / 8) * 6.283;
      const r = 1 + 0.5 * ragged(k * 1.7);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [x + cos * width * r + sin * height * 0.9, y + sin * height * r + cos * width * 0.26];
    });
    data += smoothPath(outline, { close: true });
  }
  return path(data, '#0a5f80', 'opacity=".5"');
}

function shallowReef(next: Random): string {
  let data = '';
  for (let i = 0; i < 16; i++) {
    const line = offShore(34 + next() * 34, STRAIGHT);
    const [x, y] = item(line, 3 + Math.floor(next() * 34));
    const width = (8 + next() * 18) * nearness(y);
    data += lens(x, y, width, width * 0.4);
  }
  return path(data, '#1f96a6', 'opacity=".4"');
}

interface WaveLine {
  seed: number;
  width: number;
  opacity: number;
  colour: string;
}

/** A wave drawn as a broken line along the shore. */
function waveLine(next: Random, distance: number, wave: WaveLine): string {
  const far = distance > 100;
  const line = offShore(distance, { seed: wave.seed, amount: far ? 0.06 : 0.16 });
  const drawn = far ? line.slice(0, 26) : line;
  let data = '';
  let i = 0;
  while (i < drawn.length - 4) {
    const dash = 4 + Math.floor(next() * 7);
    data += smoothPath(drawn.slice(i, i + dash));
    i += dash + 1 + Math.floor(next() * 3);
  }
  const attributes = `stroke-linecap="round" opacity="${wave.opacity}"`;
  return stroke(data, wave.colour, wave.width, attributes);
}

/** The wave lines are drawn from the same random source as the reefs, but lie over the lagoon. */
export function shallows(): { bands: string[]; waveLines: string[] } {
  const next = random(14);
  const bands = [
    ...DEEP_BANDS.map(band),
    deepReef(next),
    ...SHALLOW_BANDS.map(band),
    shallowReef(next),
  ];
  const waveLines = [
    waveLine(next, 330, { seed: 38, width: 1.6, opacity: 0.26, colour: '#bfeae6' }),
    waveLine(next, 250, { seed: 39, width: 1.6, opacity: 0.3, colour: '#bfeae6' }),
    waveLine(next, 180, { seed: 40, width: 1.6, opacity: 0.3, colour: '#cdf1ea' }),
    waveLine(next, 120, { seed: 41, width: 1.6, opacity: 0.3, colour: '#dff7ea' }),
    waveLine(next, 82, { seed: 42, width: 1.8, opacity: 0.42, colour: '#eafaf0' }),
    waveLine(next, 52, { seed: 43, width: 2, opacity: 0.6, colour: '#f4fdf4' }),
    waveLine(next, 29, { seed: 44, width: 2.6, opacity: 0.8, colour: '#fff' }),
    waveLine(next, 12, { seed: 45, width: 3.2, opacity: 0.95, colour: '#fff' }),
  ];
  return { bands, waveLines };
}

// ── Lagoon ──────────────────────────────────────────────────────────────────────────────────────

const LAGOON = points(`
  584,506 574,482 590,452 660,440 820,446 1000,454 1150,470 1230,500 1214,530 1180,560 1130,584
  1060,594 960,586 840,570 720,553 640,532 590,508`);
const LAGOON_MIDDLE: Point = [880, 512];

/** The lagoon drawn in towards its middle; `flatter` takes more off its depth than its width. */
function innerLagoon(scale: number, flatter: number): Point[] {
  const [middleX, middleY] = LAGOON_MIDDLE;
  return LAGOON.map(([x, y]) => [
    middleX + (x - middleX) * scale,
    middleY + (y - middleY) * (scale - flatter),
  ]);
}

const closed = (outline: readonly Point[]): string => smoothPath(outline, { close: true });

export function lagoon(scene: Scene): string[] {
  const channel = path(
    'M452 448C540 434 640 434 720 440L720 512C660 514 616 494 580 484C540 478 480 474 452 448z',
    scene.horizontalGradient(456, 640, [
      [0, '#2391a8', 0],
      [0.35, '#2b9fb0', 0.9],
      [1, '#41bcc0'],
    ]),
  );
  const rim = path(
    closed(LAGOON),
    scene.horizontalGradient(572, 690, [
      [0, '#a9e4d4', 0],
      [1, '#a9e4d4'],
    ]),
  );
  const shelf = path(
    closed(innerLagoon(0.965, 0.1)),
    scene.horizontalGradient(590, 700, [
      [0, '#6fd0c9', 0],
      [1, '#6fd0c9'],
    ]),
  );
  const deepest = innerLagoon(0.62, 0.36).map(([x, y]): Point => [x + 20, y - 4]);

  const next = random(8);
  let glints = '';
  for (let i = 0; i < 26; i++) {
    const x = 600 + next() * 560;
    const y = 462 + next() * 100;
    const reach = 8 + next() * 22;
    glints += lens(x, y, reach, 1 + next() * 0.9);
  }
  return [
    channel,
    rim,
    shelf,
    path(closed(innerLagoon(0.9, 0.2)), '#41bcc0'),
    path(closed(innerLagoon(0.8, 0.3)), '#27a5b2'),
    path(closed(deepest), '#1c93a6', 'opacity=".8"'),
    path(glints, '#f2fbe9', 'opacity=".55"'),
    stroke(
      'M604 504C650 530 740 548 840 562S1040 584 1100 576',
      '#fff',
      2,
      'opacity=".7" stroke-dasharray="46 14 70 10 24 12" stroke-linecap="round"',
    ),
  ];
}

// ── Beach ───────────────────────────────────────────────────────────────────────────────────────

/** Two rows of umbrellas with their shadows; the upper row is shorter. */
function umbrellas(): string[] {
  const next = random(31);
  const rows = [
    { line: offShore(-26, { seed: 63, amount: 0.06 }), end: 31 },
    { line: offShore(-40, { seed: 64, amount: 0.06 }), end: 22 },
  ];
  let shadows = '';
  let red = '';
  let white = '';
  let teal = '';
  for (let along = 7; along < 31; along += 0.45) {
    const i = Math.floor(along);
    for (const { line, end } of rows) {
      if (along > end || next() < 0.16) continue;
      const [fromX, fromY] = item(line, i);
      const [toX, toY] = item(line, i + 1);
      const x = lerp(fromX, toX, along - i) + (next() - 0.5) * 4;
      const y = lerp(fromY, toY, along - i);
      const s = 3.1 * nearness(y) + 1.2;
      shadows += draw`M${x} ${y + s * 0.3}
        l${s * 2.2} ${s * 0.5}
        q${s * 0.6} ${s * 0.5} ${-s * 0.4} ${s * 0.5}z`;
      const umbrella = draw`M${x - s} ${y}
        q${s} ${-s * 1.3} ${2 * s} 0
        q${-s} ${s * 0.5} ${-2 * s} 0z`;
      const colour = next();
      if (colour < 0.5) red += umbrella;
      else if (colour < 0.8) white += umbrella;
      else teal += umbrella;
    }
  }
  return [
    path(shadows, '#a07a58', 'opacity=".45"'),
    path(red, '#d9583f'),
    path(white, '#fffaf0'),
    path(teal, '#2c8a95'),
  ];
}

/** What an earlier tide has left on the sand. */
const tideLine = (distance: number, seed: number, count: number): string =>
  smoothPath(offShore(distance, { seed, amount: 0.2 }).slice(0, count));

export function beach(scene: Scene): string[] {
  const openSide = smoothPath(pointsAlong(SHORE_KNOTS.slice(0, TIP + 1), 4));
  const lagoonSide = smoothPath(pointsAlong(SHORE_KNOTS.slice(TIP), 4).slice(1), { start: false });
  const land = `${openSide}${lagoonSide}L1740 480V1000z`;
  const sand = scene.verticalGradient(500, 900, [
    [0, '#fff6df'],
    [0.4, '#fdeac6'],
    [1, '#f3d3a4'],
  ]);
  const shadow = scene.horizontalGradient(760, 1640, [
    [0, '#b98f63', 0],
    [0.3, '#b98f63', 0.16],
    [1, '#9c7352', 0.5],
  ]);
  return [
    path(land, sand),
    stroke(openSide, '#ffffff', 5, 'opacity=".9"'),
    stroke(tideLine(-9, 61, 42), '#e2c595', 2.2, 'opacity=".55"'),
    stroke(tideLine(-16, 62, 40), '#e2c595', 1.4, 'opacity=".4"'),
    scene.stipple(path(land, shadow)),
    ...umbrellas(),
  ];
}
