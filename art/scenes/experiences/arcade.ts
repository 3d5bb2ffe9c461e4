/** The bays of the hall, far to near: painted vault, shops on both sides, striped arch. */

import { mix } from '../../kit/colour.ts';
import { clamp, item, lerp } from '../../kit/numbers.ts';
import { num, type Point, polygon, smoothPath } from '../../kit/path.ts';
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
import { shop } from './shop.ts';

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

/** Painted medallions round the middle of a bay, small ones before and behind, two borders. */
function ornament({ near, far }: Bay): string[] {
  const middle = (near + far) / 2;
  const reach = (far - near) * 0.16;
  const medallion = (angle: number, z: number, size: number): string =>
    polygon([
      onVault(angle - 0.075 * size, z),
      onVault(angle, z - reach * size),
      onVault(angle + 0.075 * size, z),
      onVault(angle, z + reach * size),
    ]);
  let large = '';
  let inner = '';
  let small = '';
  for (let k = 1; k < STRIPS; k++) {
    const angle = (Math.PI * k) / STRIPS;
    large += medallion(angle, middle, 1);
    inner += medallion(angle, middle, 0.55);
    small +=
      medallion(angle, lerp(near, far, 0.24), 0.45) + medallion(angle, lerp(near, far, 0.76), 0.45);
  }
  const border = (t: number): string =>
    smoothPath(
      Array.from({ length: 25 }, (_, k) => onVault((Math.PI * k) / 24, lerp(near, far, t))),
    );
  return [
    path(large, hazy('#2f6f7c', near, 0.95), 'opacity=".8"'),
    path(inner, hazy('#f2c47c', near)),
    path(small, hazy('#b8403e', near, 0.95), 'opacity=".8"'),
    stroke(
      border(0.1) + border(0.9),
      hazy('#f6d494', near),
      num(Math.max(0.8, 16 / near)),
      'opacity=".8"',
    ),
  ];
}

/** A window in the vault, pointed at the top. */
function clerestory({ near, far }: Bay, angle: number, colour: string): string {
  const up = angle > 1 ? -1 : 1;
  const middle = (near + far) / 2;
  const half = (far - near) * 0.14;
  const width = 0.15 * up;
  return path(
    polygon([
      onVault(angle - width, middle - half),
      onVault(angle - width, middle + half),
      onVault(angle + width * 0.6, middle + half),
      onVault(angle + width, middle),
      onVault(angle + width * 0.6, middle - half),
    ]),
    colour,
  );
}

// ── Arch on its piers ───────────────────────────────────────────────────────────────────────────

/** Red and cream stones by turns. */
function voussoirs({ index, near }: Bay): string {
  const count = 22;
  let stones = '';
  for (let k = 0; k < count; k++) {
    const from = (Math.PI * k) / count;
    const to = (Math.PI * (k + 1)) / count;
    const base = k % 2 === 1 ? '#f6d6a4' : '#a8434a';
    const dark = clamp(0.5 - index * 0.07) * (1 - 0.25 * Math.sin((from + to) / 2));
    const corners = [
      onVault(from, near),
      onVault(to, near),
      onVault(to, near, RADIUS - ARCH_DEPTH),
      onVault(from, near, RADIUS - ARCH_DEPTH),
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
    back.unshift(onVault(angle, near + ARCH_WIDTH, RADIUS - ARCH_DEPTH));
  }
  return path(polygon([...front, ...back]), hazy('#ffd79a', near), 'opacity=".9"');
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
  for (let k = 0; k < 6; k++) {
    const y = 0.84 + k * 0.33;
    white += diamond(y, 0.09, 0.13);
    red += diamond(y, 0.042, 0.06);
  }
  const turquoise = mix('#1f6f80', '#2a1838', clamp(0.34 - index * 0.06));
  return [
    path(panel(0.07, 0.35, 0.62, 2.72), hazy('#f3d9a8', near)),
    path(panel(0.1, 0.32, 0.66, 2.68), hazy(turquoise, near)),
    path(white, hazy('#f6e6c4', near)),
    path(red, hazy('#c8413a', near)),
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

export const arcade = (scene: Scene): string[] =>
  BAYS.slice(0, -1)
    .map((near, index): Bay => ({ index, near, far: item(BAYS, index + 1) }))
    .toReversed()
    .map((bay) => bayMarkup(scene, bay));
