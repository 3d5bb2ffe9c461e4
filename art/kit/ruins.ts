/** Ancient masonry: columns, courses, coffered vaults, voussoirs; the trees and people near it. */

import { mix } from './colour.ts';
import { item, lerp, random } from './numbers.ts';
import { draw, num, type Point, polygon, smoothPath } from './path.ts';
import { LEFT_TO_RIGHT, type Scene, type Stop } from './scene.ts';
import { circle, ellipse, group, path, rect, stroke } from './shapes.ts';

export const STAMP = { width: 1200, height: 900 } as const;

/** A wash of colour over the whole stamp, from one height to another. */
export const wash = (scene: Scene, top: number, bottom: number, stops: readonly Stop[]): string =>
  rect(0, top, STAMP.width, bottom - top, scene.verticalGradient(top, bottom, stops));

/** Stone from its sunlit side to its shade. */
export interface Stone {
  light: string;
  middle: string;
  shade: string;
  deep: string;
}

/** Round a shaft that is lit from the left. */
export const roundStops = ({ light, middle, shade, deep }: Stone): Stop[] => [
  [0, middle],
  [0.16, light],
  [0.42, middle],
  [0.76, shade],
  [1, deep],
];

interface Column {
  x: number;
  foot: number;
  /** Across the foot of the shaft. */
  width: number;
  /** From the ground to the top of the capital. */
  height: number;
  stone: Stone;
  flutes?: number;
}

/** A Corinthian capital whose shaft is `width` wide, from `top` down. */
export function capital(scene: Scene, x: number, top: number, width: number, stone: Stone): string {
  const w = width / 2;
  const h = width * 1.05;
  const bell = draw`M${x - w * 1.36} ${top + h * 0.16}
    Q${x - w * 0.94} ${top + h * 0.5} ${x - w * 0.9} ${top + h}H${x + w * 0.9}
    Q${x + w * 0.94} ${top + h * 0.5} ${x + w * 1.36} ${top + h * 0.16}z`;
  const leaf = (at: number, y: number, size: number): string =>
    draw`M${x + at - size} ${y}q${size * 0.1} ${-size * 1.6} ${size} ${-size * 2}
      q${size * 0.9} ${size * 0.4} ${size} ${size * 2}z`;
  const rows = [-0.62, 0, 0.62].map((at) => leaf(at * w, top + h * 0.98, w * 0.27)).join('');
  const upper = [-0.36, 0.36].map((at) => leaf(at * w, top + h * 0.56, w * 0.25)).join('');
  return [
    path(bell, scene.linearGradient(roundStops(stone), LEFT_TO_RIGHT)),
    path(rows + upper, stone.deep, 'opacity=".42"'),
    path(
      draw`M${x - w * 1.46} ${top}h${w * 2.92}l${-w * 0.14} ${h * 0.18}h${-w * 2.64}z`,
      stone.light,
    ),
    path(draw`M${x + w * 0.3} ${top}h${w * 1.16}l${-w * 0.14} ${h * 0.18}h${-w}z`, stone.shade),
  ].join('');
}

/** A column with base and capital, lit from the left. */
export function column(
  scene: Scene,
  { x, foot, width, height, stone, flutes = 0 }: Column,
): string {
  const w = width / 2;
  const round = scene.linearGradient(roundStops(stone), LEFT_TO_RIGHT);
  const head = foot - height + width * 1.02;
  const sole = foot - width * 0.36;
  const shaft = polygon([
    [x - w, sole],
    [x - w * 0.88, head],
    [x + w * 0.88, head],
    [x + w, sole],
  ]);
  const lines = Array.from({ length: flutes }, (_, i) => {
    const u = -0.78 + (1.56 * (i + 0.5)) / flutes;
    return draw`M${x + u * w} ${sole - w * 0.2}L${x + u * w * 0.88} ${head + w * 0.2}`;
  });
  return [
    path(shaft, round),
    flutes > 0 ? stroke(lines.join(''), stone.deep, num(width * 0.045), 'opacity=".4"') : '',
    path(
      draw`M${x - w * 1.16} ${sole}h${w * 2.32}q${w * 0.2} ${w * 0.16} 0 ${w * 0.32}h${-w * 2.32}
        q${-w * 0.2} ${-w * 0.16} 0 ${-w * 0.32}z`,
      round,
    ),
    rect(x - w * 1.34, sole + w * 0.32, w * 2.68, w * 0.42, round),
    capital(scene, x, foot - height, width, stone),
  ].join('');
}

interface Courses {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: number;
  /** The length of a block, roughly. */
  block: number;
  seed: number;
  /** How many of the joints are drawn (0–1). */
  share?: number;
}

/** Joints of a wall of ashlar, to be stroked. */
export function courses({ x, y, width, height, rows, block, seed, share = 0.7 }: Courses): string {
  const next = random(seed);
  const step = height / rows;
  let data = '';
  for (let row = 0; row < rows; row++) {
    const top = y + row * step;
    let at = x + next() * block;
    while (at < x + width) {
      const end = Math.min(x + width, at + block * (0.7 + 0.6 * next()));
      if (row > 0 && next() < share) data += draw`M${at} ${top}H${end}`;
      if (next() < share * 0.8) data += draw`M${at} ${top}v${step}`;
      at = end;
    }
  }
  return data;
}

interface Arch {
  x: number;
  spring: number;
  inner: number;
  outer: number;
  count: number;
}

/** The wedges of an arch, in two lots that take turns. */
export function voussoirs({ x, spring, inner, outer, count }: Arch): [string, string] {
  const at = (radius: number, i: number): Point => {
    const angle = Math.PI * (1 - i / count);
    return [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
  };
  const lots: [string, string] = ['', ''];
  for (let i = 0; i < count; i++) {
    const wedge = draw`M${at(inner, i)}L${at(outer, i)}
      A${outer} ${outer} 0 0 1 ${at(outer, i + 1)}
      L${at(inner, i + 1)}
      A${inner} ${inner} 0 0 0 ${at(inner, i)}z`;
    if (i % 2 === 0) lots[0] += wedge;
    else lots[1] += wedge;
  }
  return lots;
}

interface Vault {
  x: number;
  spring: number;
  radius: number;
  ground: number;
  /** Where lines away from the viewer meet. */
  eye: Point;
  /** How large the far end is seen, in parts of the near one. */
  far: number;
}

/** A point of a vault: `angle` from the right over the crown to the left, `depth` from 0 to 1. */
export function onVault(
  { x, spring, radius, eye, far }: Vault,
  angle: number,
  depth: number,
): Point {
  const size = 1 / lerp(1, 1 / far, depth);
  const [nearX, nearY] = [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
  return [lerp(eye[0], nearX, size), lerp(eye[1], nearY, size)];
}

/** The opening of a vault at a depth, down to the ground. */
export function opening(vault: Vault, depth: number): string {
  const size = 1 / lerp(1, 1 / vault.far, depth);
  const [right, spring] = onVault(vault, 0, depth);
  const [left] = onVault(vault, Math.PI, depth);
  const ground = lerp(vault.eye[1], vault.ground, size);
  const r = vault.radius * size;
  return draw`M${left} ${ground}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${ground}z`;
}

interface Coffers {
  rings: number;
  ribs: number;
  /** The colour of a coffer's ground and of its frame at an angle. */
  ground: (angle: number) => string;
  frame: (angle: number) => string;
  rosette: string;
}

/** Sunken panels with a flower in each, all over a vault. */
export function coffers(vault: Vault, { rings, ribs, ground, frame, rosette }: Coffers): string {
  const quad = (a: number, b: number, c: number, d: number): string =>
    polygon([
      onVault(vault, a, c),
      onVault(vault, b, c),
      onVault(vault, b, d),
      onVault(vault, a, d),
    ]);
  let markup = '';
  let flowers = '';
  for (let rib = 0; rib < ribs; rib++) {
    const [from, to] = [(Math.PI * rib) / ribs, (Math.PI * (rib + 1)) / ribs];
    const middle = (from + to) / 2;
    markup += path(quad(from - 0.01, to + 0.01, 0, 1), frame(middle));
    let panels = '';
    for (let ring = 0; ring < rings; ring++) {
      const [near, deep] = [(ring + 0.12) / rings, (ring + 0.88) / rings];
      const inset = (to - from) * 0.14;
      panels += quad(from + inset, to - inset, near, deep);
      const [cx, cy] = onVault(vault, middle, (ring + 0.5) / rings);
      const [ex] = onVault(vault, middle, (ring + 0.7) / rings);
      flowers += circle(
        cx,
        cy,
        Math.max(2.2, vault.radius * 0.026 - Math.abs(ex - cx) * 0.02),
        rosette,
      );
    }
    markup += path(panels, ground(middle));
  }
  return markup + flowers;
}

/** A cypress, lit from the left. */
export function cypress(
  x: number,
  foot: number,
  height: number,
  dark: string,
  lit: string,
): string {
  const next = random(Math.round(x * 7 + height));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    const w = height * 0.1 * Math.sin(Math.PI * t ** 0.62) ** 0.8;
    left.push([x - w * (0.9 + next() * 0.24), foot - height * t]);
    right.unshift([x + w * (0.9 + next() * 0.24), foot - height * t]);
  }
  const sunny = left.slice(1, 9);
  const middle = sunny.toReversed().map(([edge, y]): Point => [lerp(edge, x, 0.62), y]);
  return (
    path(smoothPath([...left, ...right], { close: true }), dark) +
    path(smoothPath([...sunny, ...middle], { close: true }), lit)
  );
}

interface Walker {
  x: number;
  foot: number;
  /** In units of the picture. */
  height: number;
  coat: string;
  legs: string;
  hair: string;
  skin?: string;
  hat?: string;
  skirt?: boolean;
  /** Light along one side: -1 left, 1 right. */
  rim?: { colour: string; side: 1 | -1 };
}

const LEGS = 'M-12-52L-10-26L-11-3H-4L-1-28L1-44L4-28L6-3H13L12-28L12-52z';
const SHINS = 'M-9-24L-9-2H-4L-3-24zM3-24L5-2H10L9-24z';
const SKIRT = 'M-10-60C-12-44-15-30-18-20Q0-14 18-20C15-30 12-44 10-60z';
const TORSO =
  'M-12-50C-14-62-12-70-15-80C-13-85-6-86-4-89H4C6-86 13-85 15-80C12-70 14-62 12-50Q0-46-12-50z';
const ARMS =
  'M-14-82C-20-77-21-62-20-50L-15-49C-16-60-14-68-11-74zM14-82C20-77 21-62 20-50L15-49C16-60 14-68 11-74z';

/** A person seen from behind, drawn a hundred units high. */
export function walker(person: Walker): string {
  const { x, foot, height, coat, legs, hair, hat, skirt = false, rim } = person;
  const skin = person.skin ?? '#c98f70';
  const shoes =
    ellipse(-8, -1.5, 5, 2, mix(legs, '#20142c', 0.6)) +
    ellipse(9, -1.5, 5, 2, mix(legs, '#20142c', 0.6));
  const light =
    rim === undefined
      ? ''
      : group(
          `transform="scale(${rim.side} 1)"`,
          path('M5-88C9-86 13-85 15-80C20-76 21-62 20-50L17-50C18-64 15-74 8-82z', rim.colour),
          path('M4-102C8-101 9-95 7-91C8-95 7-99 4-102z', rim.colour),
        );
  return group(
    `transform="translate(${num(x)} ${num(foot)}) scale(${num(height) === '0' ? '1' : String(height / 103)})"`,
    shoes,
    skirt ? path(SHINS, skin) + path(SKIRT, legs) : path(LEGS, legs),
    circle(-18, -48, 3, skin),
    circle(18, -48, 3, skin),
    path(ARMS, mix(coat, '#3a2450', 0.22)),
    path(TORSO, coat),
    path('M-3-92H3V-86H-3z', skin),
    circle(0, -96, 7, hair),
    hat === undefined ? '' : ellipse(0, -97, 13, 3.6, hat) + path('M-7-98q1-8 7-8t7 8z', hat),
    light,
  );
}

/** The colours of a list in turn. */
export const inTurn = (colours: readonly string[], i: number): string =>
  item(colours, ((i % colours.length) + colours.length) % colours.length);

interface Bush {
  x: number;
  foot: number;
  width: number;
  height: number;
  dark: string;
  lit: string;
  seed: number;
}

/** A round shrub or crown of leaves: humps above, a flat foot, light on the left of each hump. */
export function bush({ x, foot, width, height, dark, lit, seed }: Bush): string {
  const next = random(seed);
  let body = '';
  let light = '';
  for (const [count, up] of [
    [9, 0.66],
    [7, 0.34],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const rise = Math.sin(Math.PI * t) ** 0.6 * (0.85 + 0.3 * next());
      const [cx, cy] = [x + (t - 0.5) * width, foot - height * up * rise];
      const r = height * (0.2 + 0.12 * next());
      body += draw`M${cx - r} ${foot}V${cy}a${r} ${r} 0 0 1 ${2 * r} 0V${foot}z`;
      light += draw`M${cx - r} ${cy}
        A${r} ${r} 0 0 1 ${cx + r * 0.5} ${cy - r * 0.87}
        Q${cx - r * 0.35} ${cy - r * 0.55} ${cx - r} ${cy}z`;
    }
  }
  return path(body, dark) + path(light, lit);
}

interface Frond {
  x: number;
  y: number;
  /** In radians, clockwise from the right, where the rib begins; it bends down by `droop`. */
  angle: number;
  length: number;
  droop: number;
  leaves?: number;
}

/** One frond of a date palm, as one path: a bending rib with narrow leaves that hang from it. */
export function frond({ x, y, angle, length, droop, leaves = 17 }: Frond): string {
  let data = '';
  let [px, py] = [x, y];
  const side = Math.cos(angle) < 0 ? -1 : 1;
  for (let i = 0; i < leaves; i++) {
    const t = i / leaves;
    const turn = angle + side * droop * t;
    const step = length / leaves;
    const [nx, ny] = [px + Math.cos(turn) * step, py + Math.sin(turn) * step];
    const w = length * 0.012 * (1 - t * 0.7);
    data += draw`M${px} ${py - w}L${nx} ${ny - w}L${nx} ${ny + w}L${px} ${py + w}z`;
    const reach = length * 0.3 * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 0.7;
    for (const way of [-1, 1]) {
      const leaf = turn + way * (0.75 - 0.35 * t);
      const [tx, ty] = [nx + Math.cos(leaf) * reach, ny + Math.sin(leaf) * reach + reach * 0.18];
      const [mx, my] = [(nx + tx) / 2, (ny + ty) / 2];
      const [ox, oy] = [Math.sin(leaf) * reach * 0.055, -Math.cos(leaf) * reach * 0.055];
      data += draw`M${nx} ${ny}Q${mx + ox} ${my + oy - reach * 0.06} ${tx} ${ty}
        Q${mx - ox} ${my - oy - reach * 0.02} ${nx} ${ny}z`;
    }
    [px, py] = [nx, ny];
  }
  return data;
}

interface RoundTower {
  x: number;
  reach: number;
  top: number;
  foot: number;
  /** How far its broken edge is below the top, from left to right. */
  crown: readonly number[];
  rows: number;
  stone: Stone;
  /** A moulding above the storey of the windows. */
  cornice?: boolean;
}

/** A round tower of large blocks with four narrow windows, seen from below, lit from the left. */
export function roundTower(scene: Scene, tower: RoundTower): string {
  const { x, reach, top, foot, crown, rows, stone } = tower;
  const bow = reach * 0.1;
  const edge = crown.flatMap((drop, i): Point[] =>
    [i, i + 1].map((at) => [x + lerp(-1, 1, at / crown.length) * reach, top + drop]),
  );
  const wall = polygon([[x - reach, foot], ...edge, [x + reach, foot]], false);
  const body = draw`${wall}Q${x} ${foot + bow * 2} ${x - reach} ${foot}z`;
  let joints = '';
  for (let row = 0; row < rows; row++) {
    const y = lerp(top, foot, row / rows);
    const sag = lerp(-bow, bow * 1.6, row / rows);
    joints += draw`M${x - reach} ${y}q${reach} ${sag} ${2 * reach} 0`;
    for (let i = 0; i < 9; i++) {
      const u = Math.sin(-1.5 + (3 * (i + (row % 2) * 0.5)) / 9);
      joints += draw`M${x + u * reach} ${y + (sag / 2) * (1 - u * u)}v${(foot - top) / rows}`;
    }
  }
  const moulding = draw`M${x - reach} ${top + 62}q${reach} -18 ${2 * reach} 0v12q${-reach} -18 ${-2 * reach} 0z`;
  const windows = [-0.74, -0.3, 0.2, 0.66].map((u) => {
    const w = 24 * Math.sqrt(1 - u * u);
    return draw`M${x + u * reach - w / 2} ${top + 124}v-42h${w}v42z`;
  });
  return [
    path(body, scene.horizontalGradient(x - reach, x + reach, roundStops(stone))),
    group(
      scene.clip(`tower-${x}`, body),
      stroke(joints, stone.deep, 2.4, 'opacity=".4"'),
      tower.cornice === true ? path(moulding, stone.light, 'opacity=".8"') : '',
      tower.cornice === true ? path(windows.join(''), stone.deep) : '',
    ),
  ].join('');
}
