/** The ground floor of a house: shop windows with goods and lamps, signs, awnings. */

import { mix } from '../../kit/colour.ts';
import { item, lerp } from '../../kit/numbers.ts';
import { draw, type Point, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path } from '../../kit/shapes.ts';
import type { Facade, Stretch } from './facade.ts';
import { EYE, FOCAL, ground, LEFT, project, RIGHT } from './camera.ts';
import { GLOW, INK } from './lights.ts';

const LAMPS = ['#d9543f', '#2f8a8c', '#e8763a', '#fff6d8'];
const SIGNS = ['#1f4a5e', '#7a2438', '#2b2a5e', '#5a3a2e'];
const LETTERING = '#ffdc9a';

export interface Shops {
  /** The windows. */
  markup: string;
  /** Doors, lamps and signs; they go in front of the band above the shops. */
  fittings: string;
  /** The windows mirrored in the wet street. */
  reflection: string;
  /** The light they throw on it. */
  groundGlow: string;
}

const countOf = ({ windows }: Facade): number => Math.max(1, Math.round(windows / 1.6));

/** Where along the street each shop begins and ends, with a margin in parts of its width. */
function places(facade: Facade, margin: number): [from: number, to: number][] {
  const count = countOf(facade);
  const width = (facade.to - facade.from) / count;
  return Array.from({ length: count }, (_, i) => [
    facade.from + i * width + width * margin,
    facade.from + (i + 1) * width - width * margin,
  ]);
}

/** A shop window with a flat arch. */
function archedGlass({ at }: Facade, { from, to, low, high }: Stretch): string {
  const corners: Point[] = [at(from, low), at(to, low)];
  const middle = (from + to) / 2;
  const r = (to - from) / 2;
  for (let i = 0; i <= 8; i++) {
    const angle = (Math.PI * i) / 8;
    corners.push(at(middle + r * Math.cos(angle), high - 0.7 + 0.7 * Math.sin(angle)));
  }
  return polygon(corners);
}

/** Glazing bars, and what hangs or stands in a shop. */
interface Fittings {
  bars: string;
  markup: string;
}

/** A door on one side of the window. */
function doorShop(facade: Facade, { from, to, low, high }: Stretch, level: number): Fittings {
  const { panel, awning } = facade;
  const post = lerp(from, to, 0.3);
  const bars =
    panel({ from: post - 0.05, to: post + 0.05, low, high }) +
    panel({ from, to, low: level + 2.4, high: level + 2.5 });
  const door = { from: from + 0.08, to: post - 0.1, low: level + 0.1, high: level + 2.3 };
  const pane = { from: from + 0.2, to: post - 0.22, low: level + 1, high: level + 2.1 };
  const paint = mix(awning === undefined ? '#2f4a6e' : awning[0], '#1d1a44', 0.45);
  return { bars, markup: path(panel(door), paint) + path(panel(pane), '#ffd58a') };
}

/** Coloured glass lamps on strings. */
function lampShop(facade: Facade, { from, to, high }: Stretch, level: number): Fittings {
  const { panel, at, next } = facade;
  let bars = '';
  for (let k = 1; k < 4; k++) {
    const z = lerp(from, to, k / 4);
    bars += panel({ from: z - 0.03, to: z + 0.03, low: level + 2.3, high });
  }
  bars += panel({ from, to, low: level + 2.25, high: level + 2.35 });
  let lamps = '';
  for (let k = 0; k < 5; k++) {
    const z = lerp(from, to, (k + 0.5) / 5);
    const [x, y] = at(z, level + 2.12 - (k % 2) * 0.34 - next() * 0.12);
    lamps += circle(x, y, (FOCAL / z) * 0.085, item(LAMPS, k % 4), 'opacity=".9"');
  }
  return { bars, markup: lamps };
}

/** A board above the window with two lines and a name that cannot be read. */
function sign(
  { panel, inHaze, seed }: Facade,
  index: number,
  [from, to]: [number, number],
): string {
  const level = ground((from + to) / 2);
  const inset = { from: from + 0.22, to: to - 0.22, out: 0.18 };
  const name = { from: lerp(from, to, 0.3), to: lerp(from, to, 0.7), out: 0.18 };
  const board = { from: from + 0.1, to: to - 0.1, low: level + 3.45, high: level + 3.9, out: 0.16 };
  const lettering = [
    panel({ ...inset, low: level + 3.5, high: level + 3.54 }),
    panel({ ...inset, low: level + 3.82, high: level + 3.86 }),
    panel({ ...name, low: level + 3.6, high: level + 3.76 }),
  ];
  return (
    path(panel(board), inHaze(item(SIGNS, (seed + index) % 4))) +
    path(lettering.join(''), LETTERING, 'opacity=".85"')
  );
}

export function shops(scene: Scene, facade: Facade): Shops {
  const { from: start, side, seed, next, at, panel, base, bottomY, litInHaze } = facade;
  const wall = side < 0 ? LEFT : RIGHT;
  let recesses = '';
  let glass = '';
  let bars = '';
  let goods = '';
  let fittings = '';
  let reflection = '';
  let groundGlow = '';
  places(facade, 0.14).forEach(([from, to], i) => {
    const middle = (from + to) / 2;
    const level = ground(middle);
    recesses += panel({ from: from - 0.12, to: to + 0.12, low: level - 0.2, high: level + 3.35 });
    const open = next() < 0.9;
    if (!open && i > 0) return;

    const low = level + 0.55;
    const high = level + 3.1;
    const pane = { from, to, low, high };
    const kind = (seed + i) % 3;
    glass += kind === 2 ? archedGlass(facade, pane) : panel(pane);
    if (kind === 2) {
      bars += panel({ from: middle - 0.04, to: middle + 0.04, low, high });
    } else {
      const shop = (kind === 0 ? doorShop : lampShop)(facade, pane, level);
      bars += shop.bars;
      fittings += shop.markup;
    }
    if (facade.detailed) {
      fittings += sign(facade, i, [from, to]);
      for (let k = 0; k < 6; k++) {
        const z = lerp(from + 0.1, to - 0.3, next());
        const height = 0.25 + next() * 0.7;
        goods += panel({ from: z, to: z + 0.1 + next() * 0.22, low, high: low + height });
      }
    }
    reflection += polygon([
      project(wall, 2 * level - low, from),
      project(wall, 2 * level - low, to),
      project(wall, 2 * level - high - 1, to),
      project(wall, 2 * level - high - 1, from),
    ]);
    const [glowX, glowY] = project(wall - side * 1.2, level, middle);
    const reach = (FOCAL * 2.8) / start;
    const depth = (FOCAL * (to - from) * 1.5 * EYE) / (start * start) + 3;
    groundGlow += ellipse(glowX, glowY, reach, depth, GLOW, 'opacity=".75"');
  });
  const lamplight = scene.verticalGradient(at(start, base + 3)[1], bottomY, [
    [0, litInHaze('#ffb35f', 0.4)],
    [0.5, litInHaze('#ffd48a', 0.3)],
    [1, litInHaze('#fff0c0', 0.3)],
  ]);
  const markup = [
    path(recesses, facade.dark),
    path(glass, lamplight),
    path(bars, facade.dim),
    path(goods, '#a8543f', 'opacity=".55"'),
  ].join('');
  return { markup, fittings, reflection, groundGlow };
}

/** The band between the shops and the first floor. */
export function signBand({ from, to, panel, base, dim, dark, trim }: Facade): string {
  const band = { from, to, low: base + 3.35, high: base + 3.95, out: 0.12 };
  return [
    path(panel(band), dim),
    path(panel({ from, to, low: base + 3.95, high: base + 4.2, out: 0.3 }), trim),
    path(panel({ from, to, low: base + 3.82, high: base + 3.95, out: 0.3 }), dark),
  ].join('');
}

/** Eight stripes for every shop, each ending in a round flap. */
export function awnings(facade: Facade): string {
  const { at, inHaze, awning } = facade;
  if (awning === undefined) return '';
  const stripes = 8;
  return places(facade, 0.06)
    .flatMap(([from, to]) => {
      const level = ground((from + to) / 2);
      return Array.from({ length: stripes }, (_, k) => {
        const near = lerp(from, to, k / stripes);
        const far = lerp(from, to, (k + 1) / stripes);
        const cloth = k % 2 === 1 ? awning[0] : awning[1];
        const left = at(near, level + 2.75, 1.5);
        const right = at(far, level + 2.75, 1.5);
        const low = at((near + far) / 2, level + 2.28, 1.5);
        const top = [at(near, level + 3.4, 0.1), at(far, level + 3.4, 0.1)];
        const flap = draw`M${left}Q${low} ${right}z`;
        return (
          path(polygon([...top, right, left]), inHaze(mix(cloth, INK, 0.32))) +
          path(flap, inHaze(mix(cloth, INK, 0.1)))
        );
      });
    })
    .join('');
}
