/**
 * The old red tram, coming down the street. Drawn twice: upright, and upside down for the wet
 * street. Lengths are metres; x across the car, y up, z from its front to its back.
 */

import { lerp } from '../../kit/numbers.ts';
import { draw, num, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene, Stop } from '../../kit/scene.ts';
import { circle, ellipse, path, rect, stroke } from '../../kit/shapes.ts';
import { FOCAL, project } from './camera.ts';
import { LIT } from './lights.ts';
import { TRAM } from './street.ts';

const CREAM = '#ffe9c4';
const MAROON = '#6b1a34';
const NIGHT = '#1d1a3c';
const PASSENGER = '#5c2a44';

const LENGTH = 7.4;
/** Half the width of the body, and of the roof. */
const SIDE = 1.1;
const EAVES = 1.2;
/** A metre at the front of the car. */
const METRE = FOCAL / TRAM.z;

type Corner = readonly [x: number, y: number, z: number];

/** A place on the car, in the picture. */
export const onTram = (x: number, y: number, z: number): Point =>
  project(
    TRAM.x + x * Math.cos(TRAM.yaw) + z * Math.sin(TRAM.yaw),
    y,
    TRAM.z - x * Math.sin(TRAM.yaw) + z * Math.cos(TRAM.yaw),
  );

/** A stretch of the front seen from above: from one x, z to another. */
interface Facet {
  start: Point;
  end: Point;
}

/** The front has three facets: one in the middle, one turned back on each side. */
const [A, B, C, D]: [Point, Point, Point, Point] = [
  [-SIDE, 0.55],
  [-0.56, 0.06],
  [0.56, 0.06],
  [SIDE, 0.55],
];
const LEFT_FACET: Facet = { start: A, end: B };
const MIDDLE_FACET: Facet = { start: B, end: C };
const RIGHT_FACET: Facet = { start: C, end: D };

/** A part of a facet, in fractions of its length. */
function part({ start, end }: Facet, from: number, to: number): Facet {
  const at = (t: number): Point => [lerp(start[0], end[0], t), lerp(start[1], end[1], t)];
  return { start: at(from), end: at(to) };
}

/** The car as it is drawn, or its mirror image. */
interface Car {
  scene: Scene;
  /** 1 upright, -1 mirrored. */
  up: 1 | -1;
  at: (x: number, y: number, z: number) => Point;
  shape: (corners: readonly Corner[]) => string;
  /** A piece of a facet between two heights. */
  pane: (facet: Facet, low: number, high: number) => string;
  /** A piece of the side between two heights and two distances from the front. */
  side: (low: number, high: number, from: number, to: number) => string;
  gradient: (top: number, bottom: number, stops: readonly Stop[]) => string;
}

function makeCar(scene: Scene, up: 1 | -1): Car {
  const at = (x: number, y: number, z: number): Point => onTram(x, y * up, z);
  const shape = (corners: readonly Corner[]): string =>
    polygon(corners.map((corner) => at(...corner)));
  return {
    scene,
    up,
    at,
    shape,
    pane: ({ start, end }, low, high) =>
      shape([
        [start[0], low, start[1]],
        [end[0], low, end[1]],
        [end[0], high, end[1]],
        [start[0], high, start[1]],
      ]),
    side: (low, high, from, to) =>
      shape([
        [SIDE, low, from],
        [SIDE, low, to],
        [SIDE, high, to],
        [SIDE, high, from],
      ]),
    gradient: (top, bottom, stops) =>
      scene.verticalGradient(at(0, top, 0)[1], at(0, bottom, 0)[1], stops),
  };
}

function undercarriage({ shape, at }: Car): string {
  const frame = shape([
    [-1, 0.62, 0.4],
    [1, 0.62, 0.4],
    [1.02, 0.62, LENGTH],
    [1.02, 0.16, LENGTH],
    [1.02, 0.16, 0.9],
    [0.95, 0.14, 0.5],
    [-0.95, 0.14, 0.5],
  ]);
  const wheels = [1.5, 2.9, 4.7, 6].map((z) => {
    const r = (FOCAL * 0.3) / (TRAM.z + z);
    return ellipse(...at(1.02, 0.34, z), r * 0.28, r, '#231e46');
  });
  return path(frame, '#15122e') + wheels.join('');
}

// ── The side ────────────────────────────────────────────────────────────────────────────────────

const WINDOWS = 6;
const WINDOW_PITCH = (LENGTH - 1.8) / WINDOWS;

function sideWindow({ at }: Car, index: number): string {
  const near = 1.62 + (index * (LENGTH - 1.8)) / WINDOWS;
  const far = near + WINDOW_PITCH * 0.78;
  return polygon([
    at(SIDE, 1.82, near),
    at(SIDE, 1.82, far),
    at(SIDE, 2.5, far),
    at(SIDE, 2.62, lerp(near, far, 0.75)),
    at(SIDE, 2.66, (near + far) / 2),
    at(SIDE, 2.62, lerp(near, far, 0.25)),
    at(SIDE, 2.5, near),
  ]);
}

/** Somebody at a side window: shoulders and a head. */
function sidePassenger({ at, up }: Car, index: number): string {
  const z = 1.62 + ((index + 0.4) * (LENGTH - 1.8)) / WINDOWS;
  const [x, y] = at(SIDE, 1.84, z);
  const s = (FOCAL / (TRAM.z + z)) * 0.15;
  return draw`M${x - s * 0.45} ${y}v${-up * s}
    a${s * 0.42} ${s * 0.62} 0 1 ${up > 0 ? 1 : 0} ${s * 0.84} 0v${up * s}z`;
}

function bodySide(car: Car): string {
  const { side } = car;
  const red = car.gradient(3, 0.4, [
    [0, '#7a1c34'],
    [0.4, '#a3283a'],
    [0.75, '#b8323a'],
    [1, MAROON],
  ]);
  const lines = side(1.62, 1.72, 0.55, LENGTH) + side(0.62, 0.66, 0.55, LENGTH);
  const windows = Array.from({ length: WINDOWS }, (_, i) => sideWindow(car, i));
  const passengers = [0, 1, 2, 4, 5].map((i) => sidePassenger(car, i));
  return [
    path(side(0.45, 2.92, 0.55, LENGTH), red),
    path(lines, CREAM, 'opacity=".8"'),
    // the door of the front platform
    path(side(0.52, 2.6, 0.72, 1.42), LIT),
    path(side(0.52, 2.6, 0.72, 0.86), '#5c1a30'),
    path(windows.join(''), LIT),
    path(passengers.join(''), PASSENGER, 'opacity=".85"'),
  ].join('');
}

// ── The front ───────────────────────────────────────────────────────────────────────────────────

function bodyFront({ pane, gradient }: Car): string {
  const middle = gradient(3, 0.4, [
    [0, '#a3263a'],
    [0.3, '#c8343a'],
    [0.62, '#e04a3e'],
    [1, '#96223a'],
  ]);
  const left = gradient(3, 0.4, [
    [0, '#8a2038'],
    [0.45, '#a82a3a'],
    [1, '#6f1a36'],
  ]);
  const right = gradient(3, 0.4, [
    [0, '#9c2438'],
    [0.5, '#d0503f'],
    [0.7, '#e8684a'],
    [1, '#8c2238'],
  ]);
  return [
    path(pane(LEFT_FACET, 0.4, 2.95), left),
    path(pane(RIGHT_FACET, 0.4, 2.95), right),
    path(pane(MIDDLE_FACET, 0.4, 2.95), middle),
  ].join('');
}

/** Warm glass in cream surrounds, with a rail across. */
function frontWindows({ pane, gradient }: Car): string {
  const corner = (facet: Facet, surround: string): string =>
    [
      path(pane(part(facet, 0.08, 0.92), 1.68, 2.62), surround),
      path(pane(part(facet, 0.15, 0.85), 1.76, 2.54), LIT),
      path(pane(part(facet, 0.15, 0.85), 2.3, 2.34), '#7a3038'),
    ].join('');
  const glass = gradient(2.54, 1.76, [
    [0, '#ffbf6e'],
    [0.6, '#ffe0a0'],
    [1, '#fff3cc'],
  ]);
  return [
    corner(LEFT_FACET, '#d9a890'),
    path(pane(part(MIDDLE_FACET, 0.05, 0.95), 1.68, 2.62), CREAM),
    path(pane(part(MIDDLE_FACET, 0.1, 0.9), 1.76, 2.54), glass),
    path(pane(part(MIDDLE_FACET, 0.1, 0.9), 2.32, 2.36), '#7a3038'),
    corner(RIGHT_FACET, CREAM),
  ].join('');
}

/** The driver with his cap, behind the middle pane. */
function driver({ at, up }: Car): string {
  const [x, y] = at(-0.12, 1.76, 0.3);
  const s = METRE * 0.1 * up;
  const place = (right: number, above: number): Point => [x + s * right, y - s * above];
  const figure = [
    draw`M${place(-2, 0)}C${place(-2, 2.2)} ${place(-1.2, 2.6)} ${place(-0.5, 2.7)}`,
    draw`C${place(-1.3, 3.4)} ${place(-1, 4.6)} ${place(0, 4.7)}`,
    draw`C${place(1, 4.6)} ${place(1.3, 3.4)} ${place(0.5, 2.7)}`,
    draw`C${place(1.2, 2.6)} ${place(2, 2.2)} ${place(2, 0)}z`,
  ];
  const cap = draw`M${place(-1.15, 4.1)}h${s * 2.3}l${-s * 0.1} ${-s * 0.7}h${-s * 2.1}z`;
  return path(figure.join(''), '#4a2244') + path(cap, '#251a40');
}

/** Somebody behind the right pane. */
function frontPassenger({ at, up }: Car): string {
  const [x, y] = at(0.84, 1.76, 0.35);
  const s = METRE * 0.085 * up;
  const place = (right: number, above: number): Point => [x + s * right, y - s * above];
  const size = Math.abs(s);
  const head = draw`A${size * 0.95} ${size * 1.1} 0 1 ${up > 0 ? 1 : 0} ${place(0.5, 2.4)}`;
  const figure = [
    draw`M${place(-1.5, 0)}C${place(-1.5, 2)} ${place(-0.6, 2.2)} ${place(-0.4, 2.4)}`,
    head,
    draw`C${place(0.8, 2.2)} ${place(1.5, 2)} ${place(1.4, 0)}z`,
  ];
  return path(figure.join(''), PASSENGER, 'opacity=".9"');
}

/** Gilt lines round the lower panels, three lamps. */
function trimAndLamps({ pane, at }: Car): string {
  const lines = [
    pane(part(MIDDLE_FACET, 0.07, 0.93), 0.68, 1.52),
    pane(part(LEFT_FACET, 0.12, 0.88), 0.68, 1.52),
    pane(part(RIGHT_FACET, 0.12, 0.88), 0.68, 1.52),
  ];
  const headlamp = at(0, 1.26, 0);
  const r = METRE * 0.17;
  const small = METRE * 0.06;
  return [
    stroke(lines.join(''), '#ffe0b0', num(METRE * 0.028), 'opacity=".85"'),
    circle(...headlamp, r * 1.18, MAROON),
    circle(...headlamp, r, '#ffe0a0'),
    circle(...headlamp, r * 0.74, '#fffbe8'),
    ...[-0.4, 0.4].map((x) => {
      const lamp = at(x, 0.86, 0.02);
      return circle(...lamp, small * 1.3, MAROON) + circle(...lamp, small, '#fff0c0');
    }),
  ].join('');
}

/** The strokes of each letter, one unit wide and high, y downwards. */
const TAKSIM = [
  ['0,0 1,0', '.5,0 .5,1'],
  ['0,1 .5,0 1,1', '.2,.64 .8,.64'],
  ['0,0 0,1', '1,0 0,.56', '.3,.4 1,1'],
  ['1,.12 .75,0 .2,0 0,.2 .15,.45 .85,.55 1,.8 .8,1 .25,1 0,.88'],
  ['.5,0 .5,1'],
  ['0,1 0,0 .5,.6 1,0 1,1'],
];
const FOUR_SEVEN = [['.7,1 .7,0 0,.7 1,.7'], ['0,0 1,0 .35,1']];

/** Letters of one colour on the front of the car, from x on, their tops at y. */
interface Lettering {
  x: number;
  y: number;
  width: number;
  height: number;
  pitch: number;
}

function lettering(
  { at }: Car,
  text: readonly (readonly string[])[],
  { x, y, width, height, pitch }: Lettering,
): string {
  const strokes = text.flatMap((letter, i) =>
    letter.map((line) => {
      const places = points(line).map(([right, down]) => {
        const place = at(x + i * pitch + right * width, y - down * height, 0.05);
        return draw`${place}`;
      });
      return `M${places.join('L')}`;
    }),
  );
  return strokes.join('');
}

const ROUND_ENDS = 'stroke-linejoin="round" stroke-linecap="round"';

/**
 * TAKSİM, where the line ends that begins at Tünel, behind the car. Nobody could read it in the
 * mirror image, where it is left out.
 */
function destination(car: Car): string {
  const { pane, at, up } = car;
  const board = path(pane(part(MIDDLE_FACET, 0.1, 0.9), 2.64, 2.9), NIGHT);
  if (up < 0) return board;
  const letters = lettering(car, TAKSIM, {
    x: -0.4,
    y: 2.83,
    width: 0.1,
    height: 0.13,
    pitch: 0.138,
  });
  const [x, y] = at(-0.4 + 4 * 0.138 + 0.05, 2.872, 0.05);
  const dot = draw`M${x - 0.6} ${y}h1.2`;
  return board + stroke(letters + dot, '#ffe6b0', 1.7, ROUND_ENDS);
}

/** The number of the car, on its front and lit on its roof. */
function carNumber(car: Car): string {
  if (car.up < 0) return '';
  const low = lettering(car, FOUR_SEVEN, {
    x: -0.08,
    y: 1.02,
    width: 0.065,
    height: 0.13,
    pitch: 0.1,
  });
  return stroke(low, '#ffe0b0', 2.2, ROUND_ENDS);
}

/** The bumper round the front, and the slatted guard below it. */
function bumper({ shape, at }: Car): string {
  const bend = points('-1.12,.56 -.57,.02 .57,.02 1.12,.56');
  const band = (low: number): string =>
    shape([
      ...bend.map(([x, z]): Corner => [x, 0.5, z]),
      ...bend.toReversed().map(([x, z]): Corner => [x, low, z]),
    ]);
  let slats = '';
  for (let k = -4; k <= 4; k++) {
    slats += draw`M${at(k * 0.18, 0.34, 0.06)}L${at(k * 0.2, 0.1, -0.1)}`;
  }
  slats += draw`M${at(-0.86, 0.1, -0.1)}L${at(0.86, 0.1, -0.1)}`;
  return [
    path(band(0.34), '#3c3560'),
    path(band(0.46), '#e89a78'),
    stroke(slats, '#2a2548', 3),
  ].join('');
}

// ── The roof ────────────────────────────────────────────────────────────────────────────────────

function roof({ at, gradient, shape }: Car): string {
  const arch: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const x = lerp(-EAVES, EAVES, i / 12);
    const out = Math.abs(x) / EAVES;
    arch.push(at(x, 2.93 + 0.46 * (1 - out ** 2.4) ** 0.8, 0.02 + 0.5 * out ** 2));
  }
  const eaves = points('1.2,.52 .6,0 -.6,0 -1.2,.52').map(([x, z]) => at(x, 2.9, z));
  const top = polygon([
    at(EAVES, 2.9, 0.52),
    at(EAVES, 2.9, LENGTH + 0.1),
    at(1.1, 3.16, LENGTH + 0.1),
    at(0.5, 3.4, LENGTH),
    at(0, 3.39, 0.1),
    ...arch.slice(11),
  ]);
  const gutter = shape([
    [EAVES, 2.88, 0.52],
    [EAVES, 2.88, LENGTH + 0.1],
    [EAVES, 2.97, LENGTH + 0.1],
    [EAVES, 2.97, 0.52],
  ]);
  const front = gradient(3.4, 2.9, [
    [0, '#5c4a86'],
    [0.5, '#8a5a80'],
    [1, '#e8a888'],
  ]);
  return [
    path(top, '#3a2f5e'),
    path(gutter, '#f0c09c'),
    path(polygon([...arch, ...eaves]), front),
    stroke(polygon(eaves, false), CREAM, num(METRE * 0.05), 'stroke-linejoin="round"'),
  ].join('');
}

/** The lit board on the roof. */
function roofLamp({ at }: Car): string {
  const [x, y] = at(0, 3.42, 0.1);
  const s = METRE * 0.11;
  return (
    rect(x - s * 2.1, y - s * 1.5, s * 4.2, s * 1.7, NIGHT, 'rx="3"') +
    rect(x - s * 1.8, y - s * 1.25, s * 3.6, s * 1.2, '#ffe3a4', 'rx="2"') +
    stroke(
      draw`M${x - 2} ${y - s * 0.2}v${-s * 0.9}l-6 ${s * 0.6}h8M${x + 2} ${y - s * 1.1}h6l-4 ${s * 0.9}`,
      NIGHT,
      2,
      ROUND_ENDS,
    )
  );
}

export function tram(scene: Scene, up: 1 | -1): string {
  const car = makeCar(scene, up);
  return [
    undercarriage(car),
    bodySide(car),
    bodyFront(car),
    frontWindows(car),
    driver(car),
    frontPassenger(car),
    trimAndLamps(car),
    destination(car),
    carNumber(car),
    bumper(car),
    roof(car),
    up > 0 ? roofLamp(car) : '',
  ].join('');
}

/** Where the car darkens the street. */
export const tramShadow = (): string =>
  polygon([
    onTram(-1.3, 0, -0.2),
    onTram(1.3, 0, -0.1),
    onTram(1.6, 0, LENGTH),
    onTram(-1.2, 0, LENGTH),
  ]);
