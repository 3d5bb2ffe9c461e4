/** Poplars, apricots in blossom, the shadows of both. */

import { mix } from '../../kit/colour.ts';
import { clamp, lerp, random } from '../../kit/numbers.ts';
import { draw, num, type Point, smoothPath, speck } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

const HAZE = '#fbd9b8';
const BARK = '#452845';

// ── Poplars ─────────────────────────────────────────────────────────────────────────────────────

/**
 * Draws poplars. All of them share one random source, so their order is part of the picture.
 * `sunSide` says where the light comes from: 1 right, -1 left.
 */
export function poplars(
  scene: Scene,
  sunSide: (x: number) => 1 | -1,
): (x: number, foot: number, height: number, haze?: number) => string {
  const next = random(300);
  return (x, foot, height, haze = 0) => {
    const width = height * 0.072;
    const hazy = (colour: string): string => mix(colour, HAZE, haze);
    const bulge = (t: number): number =>
      width * Math.sin(Math.PI * t ** 0.66) ** 0.85 * (1 + (next() - 0.5) * 0.34) + 0.6;
    const level = (t: number): number => foot - height * 0.1 - height * 0.9 * t;
    const ninths = Array.from({ length: 10 }, (_, i) => i / 9);
    const left = ninths.map((t): Point => [x - bulge(t), level(t)]);
    const right = ninths.toReversed().map((t): Point => [x + bulge(t), level(t)]);

    // Boughs grow steeply up: on the sun's side they are lit, on the other they lie in shade.
    const side = sunSide(x);
    const bough = (t: number, from: number, to: number): string => {
      const [low, high] = [level(t), level(Math.min(1, t + 0.2))];
      const reach = width * Math.sin(Math.PI * clamp(t + 0.06) ** 0.66) ** 0.85;
      const tip = width * Math.sin(Math.PI * clamp(t + 0.2) ** 0.66) ** 0.85;
      return draw`M${x + reach * from * 0.5} ${low}
        Q${x + reach * to} ${lerp(low, high, 0.25)} ${x + tip * to * 0.92} ${high}
        Q${x + reach * lerp(from, to, 0.4)} ${lerp(low, high, 0.5)} ${x + reach * from * 0.5} ${low}z`;
    };
    let lit = '';
    let shaded = '';
    for (let i = 0; i < 9; i++) {
      const t = 0.03 + i * 0.096;
      lit += bough(t, side * (i % 2 === 1 ? 0.2 : 0.9), side * (0.86 + 0.1 * Math.sin(i * 2.1)));
      shaded += bough(t + 0.04, -side * 0.3, -side * 0.9);
    }
    const trunk = rect(
      x - height * 0.012,
      foot - height * 0.14,
      height * 0.024,
      height * 0.15,
      hazy('#5a3a4a'),
    );
    const leaves = scene.verticalGradient(foot - height, foot, [
      [0, hazy('#8fae62')],
      [1, hazy('#467a5a')],
    ]);
    return [
      trunk,
      path(smoothPath([...left, ...right], { close: true }), leaves),
      path(shaded, hazy('#2c5a4a'), 'opacity=".4"'),
      path(lit, hazy('#e6e492'), 'opacity=".72"'),
    ].join('');
  };
}

// ── Apricots ────────────────────────────────────────────────────────────────────────────────────

interface Apricot {
  scale: number;
  seed: number;
  /** Where the light comes from: 1 right, -1 left. */
  side: 1 | -1;
}

/** A cloud of blossom, round a point above the foot of a tree of scale 1. */
interface Cloud {
  x: number;
  y: number;
  radius: number;
}

const CLOUDS: readonly Cloud[] = [
  { x: -50, y: -74, radius: 27 },
  { x: -22, y: -100, radius: 31 },
  { x: 18, y: -108, radius: 33 },
  { x: 50, y: -84, radius: 28 },
  { x: 74, y: -64, radius: 19 },
  { x: 2, y: -74, radius: 24 },
  { x: -74, y: -58, radius: 18 },
];

/** Blossoms of one colour in every cloud. */
interface Blossoms {
  perCloud: number;
  radius: number;
  shiftX: number;
  shiftY: number;
  colour: string;
  /** How much of the cloud's radius they fill. */
  spread?: number;
  opacity?: number;
}

export function apricot(x: number, foot: number, { scale, seed, side }: Apricot): string {
  const next = random(seed);
  const s = scale;
  const turned = next() < 0.5 ? -1 : 1;
  const clouds = CLOUDS.map((cloud): Cloud => {
    const cloudX = turned * (cloud.x + next() * 14 - 7);
    const cloudY = cloud.y + next() * 12 - 6;
    return { x: cloudX, y: cloudY, radius: cloud.radius * (0.85 + next() * 0.3) };
  });

  const fork = foot - 46 * s;
  const trunk = draw`M${x - 7 * s} ${foot}
    C${x - 2 * s} ${foot - 14 * s} ${x - 9 * s} ${foot - 28 * s} ${x - 4 * s * turned} ${fork}
    L${x + 6 * s} ${fork}
    C${x + 3 * s} ${foot - 28 * s} ${x + 4 * s} ${foot - 14 * s} ${x + 10 * s} ${foot}z`;
  const branches = clouds.map((cloud) => {
    const bend: Point = [x + cloud.x * s * 0.25, foot + cloud.y * s * 0.75];
    const end: Point = [x + cloud.x * s * 0.9, foot + cloud.y * s];
    return draw`M${x} ${foot - 40 * s}Q${bend} ${end}`;
  });

  // On a large tree the blossoms are more, not larger.
  const dotScale = Math.min(s, 0.9);
  const crowd = (s / dotScale) ** 1.6;

  /** Round dots: lines of no length with round ends, in a smaller and a larger width. */
  const blossoms = (kind: Blossoms): string => {
    let small = '';
    let large = '';
    for (const cloud of clouds) {
      for (let i = 0; i < kind.perCloud * crowd; i++) {
        const angle = next() * 6.283;
        const out = cloud.radius * Math.sqrt(next()) * (kind.spread ?? 1);
        const dotX = x + (cloud.x + kind.shiftX + Math.cos(angle) * out) * s;
        const dotY = foot + (cloud.y + kind.shiftY + Math.sin(angle) * out * 0.72) * s;
        if (next() < 0.5) small += speck(dotX, dotY);
        else large += speck(dotX, dotY);
      }
    }
    const opacity = kind.opacity === undefined ? '' : ` opacity="${kind.opacity}"`;
    const look = `stroke-linecap="round"${opacity}`;
    const dots = (data: string, size: number): string =>
      stroke(data, kind.colour, num(kind.radius * dotScale * 2 * size), look);
    return dots(small, 0.8) + dots(large, 1.22);
  };

  return [
    path(trunk, BARK),
    stroke(branches.join(''), BARK, num(3.4 * s), 'stroke-linecap="round"'),
    blossoms({
      perCloud: 7,
      radius: 8,
      shiftX: -side * 4,
      shiftY: 5,
      colour: '#b06a88',
      spread: 0.84,
    }),
    blossoms({ perCloud: 8, radius: 6.6, shiftX: 0, shiftY: 1, colour: '#dd92a2' }),
    blossoms({ perCloud: 8, radius: 4.8, shiftX: side * 5, shiftY: -4, colour: '#f3b8b8' }),
    blossoms({
      perCloud: 9,
      radius: 3,
      shiftX: side * 9,
      shiftY: -8,
      colour: '#ffe2d8',
      spread: 0.9,
    }),
    blossoms({ perCloud: 5, radius: 1.6, shiftX: side * 6, shiftY: -4, colour: '#fff8ee' }),
    blossoms({
      perCloud: 2,
      radius: 2,
      shiftX: -side * 6,
      shiftY: 4,
      colour: '#cf6a86',
      opacity: 0.8,
    }),
  ].join('');
}

// ── Shadows ─────────────────────────────────────────────────────────────────────────────────────

/** A tree's shadow on the meadow, away from the sun. */
export function treeShadow(
  [x, foot]: Point,
  { width, length, sunX }: { width: number; length: number; sunX: number },
): string {
  const away = (x - sunX) * length * 0.006;
  const outline: Point[] = [
    [x - 3, foot - 2],
    [x + away * 0.5 - width * 0.5, foot + length * 0.42],
    [x + away - width * 0.9, foot + length * 0.8],
    [x + away, foot + length],
    [x + away + width * 0.9, foot + length * 0.78],
    [x + away * 0.5 + width * 0.5, foot + length * 0.4],
    [x + 4, foot - 2],
  ];
  return path(smoothPath(outline, { close: true, tension: 0.9 }), '#2c4f4c', 'opacity=".3"');
}
