/** The bays of the hall, far to near: painted vault, shops on both sides, striped arch. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, lerp } from '../../kit/numbers.ts';
import { between, num, type Point, points, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import {
  type Bay,
  BAYS,
  hazy,
  onVault,
  type Place,
  RADIUS,
  shape,
  SPRING,
  WINDOW_ANGLE,
} from './perspective.ts';
import { sacksOf, shop } from './shop.ts';

const SIDES = [-1, 1];

/** How thick an arch is, and how far back it goes. */
const ARCH_DEPTH = 0.42;
const ARCH_WIDTH = 0.45;

// ── Vault ───────────────────────────────────────────────────────────────────────────────────────

const STRIPS = 14;

/** Plaster lit from the exit: warm on the left, cool on the right, darker towards the viewer. */
function plaster({ index, near, far }: Bay): string {
  let strips = '';
  for (let k = 0; k < STRIPS; k++) {
    const from = (Math.PI * k) / STRIPS;
    const to = (Math.PI * (k + 1)) / STRIPS;
    const middle = (from + to) / 2;
    const light = 0.28 + 0.42 * Math.sin(middle) + 0.2 * Math.cos(middle);
    const dark = clamp(0.58 - index * 0.075);
    const colour = hazy(mix(mix('#c05a58', '#fbc583', light), '#6a2547', dark), near);
    const corners = [onVault(from, near), onVault(to, near), onVault(to, far), onVault(from, far)];
    strips += path(polygon(corners), colour, `stroke="${colour}" stroke-width=".7"`);
  }
  return strips;
}

/** What is painted between two arches, drawn flat: x along the arch, y along the hall. */
type Motif = readonly Point[];

const polar = (count: number, radius: (angle: number) => number, stretch = 1): Motif =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * Math.PI * 2) / count;
    const r = radius(angle);
    return [Math.cos(angle) * r, Math.sin(angle) * r * stretch];
  });

/** A lobed medallion, pointed before and behind. */
const MEDALLION = polar(
  32,
  (angle) => 0.84 + 0.1 * Math.cos(8 * angle) + 0.14 * Math.sin(angle) ** 16,
  1.12,
);
const ROSETTE = polar(24, (angle) => 0.72 + 0.28 * Math.cos(8 * angle));
/** A leaf that leaves the medallion and turns back, one of four. */
const LEAF = points(`
  .14,.1 .3,.2 .5,.26 .72,.26 .9,.16 1,-.02 .98,.24 .86,.46 .64,.56 .42,.46 .24,.28`);
/** A tulip between two medallions. */
const TULIP = points('0,-.34 .2,-.1 .24,.16 .34,.4 .12,.3 0,.42 -.12,.3 -.34,.4 -.24,.16 -.2,-.1');

const MEDALLIONS = 9;

/** Medallions round the middle of a bay, tulips and scrolls between them, a beaded border. */
function ornament({ index, near, far }: Bay): string[] {
  if (index > 4) return [];
  // Far away, only what can be told apart.
  const isFar = index > 1;
  const middle = (near + far) / 2;
  const reach = (far - near) * 0.27;
  const spacing = Math.PI / (MEDALLIONS + 1);
  const painted = (motif: Motif, angle: number, size: number, flipX = 1, flipY = 1): string =>
    smoothPath(
      motif.map(([x, y]) =>
        onVault(angle + x * flipX * size * spacing * 0.44, middle + y * flipY * size * reach),
      ),
      { close: true },
    );
  const all = (motif: Motif, size: number): string =>
    Array.from({ length: MEDALLIONS }, (_, k) => painted(motif, spacing * (k + 1), size)).join('');
  let leaves = '';
  let tulips = '';
  for (let k = 0; k <= MEDALLIONS; k++) {
    const angle = spacing * (k + 0.5);
    for (const x of [-1, 1]) {
      tulips += painted(
        TULIP.map(([u, v]): Point => [u, v + 1.5]),
        angle,
        0.56,
        1,
        x,
      );
      for (const y of [-1, 1]) leaves += painted(LEAF, angle, 0.72, x, y);
    }
  }
  const border = (t: number): string =>
    smoothPath(
      Array.from({ length: 25 }, (_, k) => onVault((Math.PI * k) / 24, lerp(near, far, t))),
    );
  const borders = border(0.07) + border(0.93);
  const w = Math.max(1, 70 / near);
  const teal = hazy('#2f6f7c', near, 0.95);
  const red = hazy('#b8403e', near, 0.95);
  const cream = hazy('#f6d494', near);
  return [
    isFar ? '' : path(leaves, teal, 'opacity=".75"') + path(tulips, red, 'opacity=".85"'),
    path(all(MEDALLION, 0.86), cream, 'opacity=".8"'),
    path(all(MEDALLION, 0.77), teal, 'opacity=".85"'),
    path(all(ROSETTE, 0.52), cream),
    isFar
      ? ''
      : path(all(ROSETTE, 0.34), red) +
        path(
          all(
            polar(8, () => 0.13),
            1,
          ),
          cream,
        ),
    stroke(borders, cream, num(w * 1.7), 'opacity=".85"'),
    stroke(borders, red, num(w * 1.15), 'opacity=".9"'),
    index > 0
      ? ''
      : stroke(
          borders,
          cream,
          num(w * 0.6),
          `stroke-dasharray="0 ${num(w * 1.6)}" stroke-linecap="round"`,
        ),
  ];
}

/** A window in the vault with a pointed head, its frame and its bars. */
function clerestory({ index, near, far }: Bay, angle: number, glass: string): string {
  const up = angle > 1 ? -1 : 1;
  const middle = (near + far) / 2;
  const half = (far - near) * 0.13;
  const at = (x: number, y: number): Point => onVault(angle + 0.15 * up * y, middle + half * x);
  const arch = (grow: number): string => {
    const head = Array.from({ length: 13 }, (_, i): Point => {
      const x = i / 6 - 1;
      return at(x * grow, 0.25 + (0.62 * Math.sqrt(1 - x * x) + 0.2 * (1 - Math.abs(x))) * grow);
    });
    return polygon([at(-grow, -grow), ...head, at(grow, -grow)]);
  };
  const bar = (from: Point, to: Point): string => polygon([at(...from), at(...to)], false);
  const bars =
    bar([-0.34, -1], [-0.34, 0.9]) +
    bar([0.34, -1], [0.34, 0.9]) +
    bar([-1, -0.4], [1, -0.4]) +
    bar([-1, 0.2], [1, 0.2]);
  return (
    path(arch(1.3), hazy('#f3cf9a', near)) +
    path(arch(1.12), hazy('#8c4458', near)) +
    path(arch(1), glass) +
    (index > 2 ? '' : stroke(bars, hazy('#b87a5c', near), num(26 / near), 'opacity=".75"'))
  );
}

// ── Arch on its piers ───────────────────────────────────────────────────────────────────────────

/** Red and cream stones by turns. */
function voussoirs({ index, near }: Bay): string {
  const count = index > 2 ? 18 : 22;
  let stones = '';
  for (let k = 0; k < count; k++) {
    const from = (Math.PI * k) / count;
    const to = (Math.PI * (k + 1)) / count;
    const base = k % 2 === 1 ? '#f6d6a4' : '#a8434a';
    const dark = clamp(0.5 - index * 0.07) * (1 - 0.25 * Math.sin((from + to) / 2));
    const half = (from + to) / 2;
    const inner = RADIUS - ARCH_DEPTH;
    const corners = [
      ...[from, half, to].map((angle) => onVault(angle, near)),
      ...[to, half, from].map((angle) => onVault(angle, near, inner)),
    ];
    stones += path(polygon(corners), hazy(mix(base, '#4a1c40', dark), near));
  }
  return stones;
}

/** The underside of the arch, which catches the light from the exit. */
function underside({ near }: Bay): string {
  const front: Point[] = [];
  const back: Point[] = [];
  for (let k = 0; k <= 20; k++) {
    const angle = (Math.PI * k) / 20;
    front.push(onVault(angle, near, RADIUS - ARCH_DEPTH));
    back.push(onVault(angle, near + ARCH_WIDTH, RADIUS - ARCH_DEPTH));
  }
  return path(between(front, back), hazy('#fbce94', near));
}

/** A panel of İznik tiles on the front of a pier. */
function tiles({ index, near }: Bay, side: number): string[] {
  const panel = (outer: number, inner: number, bottom: number, top: number): string => {
    const [left, right] = [side * (RADIUS - outer), side * (RADIUS - inner)];
    return shape(
      [left, bottom, near],
      [right, bottom, near],
      [right, top, near],
      [left, top, near],
    );
  };
  const middle = side * (RADIUS - 0.21);
  const diamond = (y: number, w: number, h: number): string =>
    shape(
      [middle, y - h, near],
      [middle + w, y, near],
      [middle, y + h, near],
      [middle - w, y, near],
    );
  let white = '';
  let red = '';
  const count = index > 2 ? 4 : 6;
  const pitch = 1.98 / count;
  for (let k = 0; k < count; k++) {
    const y = 0.675 + (k + 0.5) * pitch;
    white += diamond(y, 0.09, pitch * 0.39);
    red += diamond(y, 0.042, pitch * 0.18);
  }
  const turquoise = mix('#1f6f80', '#2a1838', clamp(0.34 - index * 0.06));
  // At a distance diamonds are a shimmer: fewer and larger ones say the same.
  return [
    path(panel(0.07, 0.35, 0.62, 2.72), hazy('#f3d9a8', near)),
    path(panel(0.1, 0.32, 0.66, 2.68), hazy(turquoise, near)),
    path(white, hazy('#f6e6c4', near)),
    index > 3 ? '' : path(red, hazy('#c8413a', near)),
  ];
}

function pier(bay: Bay, side: number): string[] {
  const { index, near } = bay;
  const outer = side * RADIUS;
  const inner = side * (RADIUS - ARCH_DEPTH);
  const back = near + ARCH_WIDTH;
  const front = (from: number, to: number, bottom: number, top: number): string =>
    shape([from, bottom, near], [to, bottom, near], [to, top, near], [from, top, near]);
  const capital: Place[] = [
    [outer, SPRING - 0.22, near],
    [inner - side * 0.1, SPRING - 0.22, near],
    [inner - side * 0.1, SPRING, near],
    [outer, SPRING, near],
  ];
  const stone = mix(side < 0 ? '#b8605c' : '#a04c56', '#4a1c40', clamp(0.5 - index * 0.07));
  const reveal = mix('#f6c48c', '#a8646a', index === 0 ? 0.25 : 0);
  const base = mix('#d99a7c', '#2f1c44', clamp(0.4 - index * 0.06));
  return [
    path(front(outer, inner, -0.1, SPRING), hazy(stone, near)),
    ...tiles(bay, side),
    path(
      shape([inner, -0.1, near], [inner, -0.1, back], [inner, SPRING, back], [inner, SPRING, near]),
      hazy(reveal, near),
    ),
    path(shape(...capital), hazy('#f6d6a4', near)),
    path(front(outer, inner - side * 0.08, 0, 0.4), hazy(base, near)),
  ];
}

const bayMarkup = (scene: Scene, bay: Bay): string =>
  [
    plaster(bay),
    ...ornament(bay),
    clerestory(bay, WINDOW_ANGLE, hazy('#7a4668', bay.near)),
    clerestory(bay, Math.PI - WINDOW_ANGLE, '#ffe9b4'),
    ...SIDES.flatMap((side) => shop(scene, bay, side)),
    voussoirs(bay),
    underside(bay),
    ...SIDES.flatMap((side) => pier(bay, side)),
  ].join('');

/** From far to near. */
const bays = (): Bay[] =>
  BAYS.slice(0, -1)
    .map((near, index): Bay => ({ index, near, far: item(BAYS, index + 1) }))
    .toReversed();

export const arcade = (scene: Scene): string[] => bays().map((bay) => bayMarkup(scene, bay));

export const sacks = (scene: Scene): string[] => bays().flatMap((bay) => sacksOf(scene, bay));
