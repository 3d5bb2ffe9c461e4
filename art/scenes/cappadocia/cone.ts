/** The near cones of tuff: eroded flutes, a boulder on top, doors and dovecotes cut into them. */

import { clamp, lerp, type Line, noise, type Random, random } from '../../kit/numbers.ts';
import { between, draw, num, type Point, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { boulder } from './chimney.ts';

const DARK = '#35204a';

/** A place on a cone: `across` -1 left edge – 1 right edge, `up` 0 foot – 1 neck. */
interface Place {
  across: number;
  up: number;
}

interface Door extends Place {
  /** Half of the width. */
  width: number;
  /** Up to where the arch begins. */
  height: number;
  /** Somebody is in. */
  glow?: boolean;
}

interface Size {
  x: number;
  foot: number;
  height: number;
  /** At the foot. */
  width: number;
  /** The width at the top. */
  neck: number;
  seed: number;
}

interface Features {
  /** Which boulder is on top (added to the seed); 0 for a bare point. */
  cap?: number;
  lean?: number;
  bulge?: number;
  /** How the sides run: 1 straight, more is hollow. */
  slope?: number;
  doors?: readonly Door[];
  dovecote?: Place & { scale: number };
}

/** A cone with its outline worked out. */
interface Shape extends Size, Required<Omit<Features, 'dovecote'>> {
  wobble: Line;
  centre: (up: number) => number;
  half: (up: number) => number;
  at: (up: number, across: number) => Point;
  outline: string;
}

function shapeOf(size: Size, features: Features): Shape {
  const full = { cap: 1, lean: 0, bulge: 0.06, slope: 1.3, doors: [], ...size, ...features };
  const { x, foot, height, width, neck, seed, cap, lean, bulge, slope } = full;
  const wobble = noise(seed + 3);
  const half = (up: number): number => {
    const top = cap > 0 ? neck / 2 : (neck / 2) * clamp(1 - up) ** 0.35;
    const belly = Math.sin(Math.PI * clamp(up * 1.05)) ** 2 * (up < 0.95 ? 1 : 0.2);
    const skirt = width * 0.1 * Math.exp(-up * 9);
    return top + (width / 2 - neck / 2) * (1 - up) ** slope + skirt + bulge * width * belly;
  };
  const centre = (up: number): number =>
    x + lean * height * up * up + wobble(up * 2.3) * width * 0.03;
  const at = (up: number, across: number): Point => [
    centre(up) + across * half(up),
    foot - height * up,
  ];

  const steps = 18;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const up = i / steps;
    const rough = width * 0.03 * (1 - 0.45 * up);
    const [leftX, y] = at(up, -1);
    const [rightX] = at(up, 1);
    left.push([leftX + (wobble(up * 7 + 11) + 0.55 * wobble(up * 19 + 5)) * rough, y]);
    right.push([rightX + (wobble(up * 7 + 60) + 0.55 * wobble(up * 19 + 75)) * rough, y]);
  }
  return { ...full, wobble, centre, half, at, outline: between(left, right, 0.8) };
}

/** The broad side towards the sun. */
function litSide({ x, foot, height, width, wobble, centre, at }: Shape): string {
  const edge: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const up = (i / 10) * 1.02;
    edge.push(at(Math.min(up, 1), 0.4 + 0.16 * wobble(up * 4.2 + 20) - 0.05 * up));
  }
  return draw`${smoothPath(edge, { tension: 0.7 })}
    L${centre(1) + width} ${foot - height - 20}L${x + width} ${foot}z`;
}

interface Fills {
  middle: string;
  shade: string;
}

/** Pairs of ridge and gully, tapering upwards; dark ones in the shade, bright ones in the sun. */
function flutes({ width, wobble, at }: Shape, next: Random, fills: Fills): string {
  const count = Math.round(lerp(5, 8, clamp((width - 90) / 160)));
  const dim = { gullies: '', ridges: '' };
  const bright = { gullies: '', ridges: '' };
  for (let k = 0; k < count; k++) {
    const across = lerp(-0.86, 0.92, (k + 0.25 + next() * 0.5) / count);
    const top = lerp(0.5, 0.95, next());
    const breadth = (1.5 / count) * (0.5 + 0.4 * next());
    const spine: Point[] = [];
    const gully: Point[] = [];
    const rib: Point[] = [];
    for (let i = 0; i <= 4; i++) {
      const up = (top * i) / 4;
      const taper = (1 - i / 4) ** 0.75;
      const here = across + wobble(k * 5.3 + up * 4) * 0.07;
      spine.push(at(up, here));
      gully.push(at(up, here + breadth * taper * 0.55));
      rib.push(at(up, here - breadth * taper * 0.62));
    }
    const side = across < 0.3 ? dim : bright;
    side.gullies += between(spine, gully);
    side.ridges += between(spine, rib);
  }
  return [
    path(dim.gullies, fills.shade, 'opacity=".5"'),
    path(dim.ridges, fills.middle, 'opacity=".72"'),
    path(bright.gullies, fills.middle, 'opacity=".85"'),
    path(bright.ridges, '#ffbb86', 'opacity=".5"'),
  ].join('');
}

/** Two to four pale strata below the boulder. */
function strata({ width, centre, at }: Shape, next: Random): string {
  const count = 2 + Math.floor(next() * 3);
  const lines = [0.97, 0.9, 0.84, 0.71].slice(0, count).map((up) => {
    const [leftX, y] = at(up, -1.1);
    const [rightX] = at(up, 1.1);
    return draw`M${leftX} ${y}Q${centre(up)} ${y + width * 0.05} ${rightX} ${y - 2}`;
  });
  return stroke(lines.join(''), '#ffdcb0', num(1.4 + width * 0.012), 'opacity=".1"');
}

/** What the boulder throws on the neck. */
function boulderShadow({ height, neck, at }: Shape): string {
  const corners = [
    at(1, -1.2),
    at(1, 1.2),
    at(0.985 - (neck * 0.1) / height, 0.9),
    at(0.97 - (neck * 0.34) / height, 0.2),
    at(0.975 - (neck * 0.22) / height, -1.2),
  ];
  return path(polygon(corners), '#6a2a52', 'opacity=".6"');
}

function doorway({ at }: Shape, { across, up, width: w, height: h, glow = false }: Door): string {
  const [x, y] = at(up, across);
  const opening = path(
    draw`M${x - w} ${y}v${-h}c0 ${-w * 1.5} ${w * 2} ${-w * 1.5} ${w * 2} 0v${h}z`,
    glow ? '#ffce7d' : '#2c1a40',
  );
  if (glow) return opening;
  const jamb = path(
    draw`M${x - w} ${y}v${-h}
      c0 ${-w * 0.7} ${w * 0.4} ${-w * 1.05} ${w * 0.8} ${-w * 1.12}
      q${-w * 0.35} ${w * 0.5} ${-w * 0.35} ${w * 1.2}v${h}z`,
    '#ee9a74',
    'opacity=".6"',
  );
  return opening + jamb;
}

/** A plastered face with three rows of holes, too small for windows, and a painted border. */
function dovecote(x: number, y: number, s: number): string {
  let holes = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5 + (row % 2); column++) {
      const middle = x + (column - (4 + (row % 2)) / 2) * 5.6 * s;
      holes += draw`M${middle - 1.4 * s} ${y + (row * 7.4 - 4) * s}
        v${-2.2 * s}a${1.4 * s} ${1.4 * s} 0 0 1 ${2.8 * s} 0v${2.2 * s}z`;
    }
  }
  const face = draw`M${x - 20 * s} ${y + 14 * s}v${-22 * s}
    q0 ${-12 * s} ${20 * s} ${-12 * s}t${20 * s} ${12 * s}v${22 * s}z`;
  const border = draw`M${x - 17.5 * s} ${y + 12 * s}v${-20 * s}
    q0 ${-9.5 * s} ${17.5 * s} ${-9.5 * s}t${17.5 * s} ${9.5 * s}v${20 * s}z`;
  return [
    path(face, '#d99a86', 'opacity=".85"'),
    path(holes, DARK),
    stroke(border, '#c4553f', num(1.4 * s), 'opacity=".8"'),
  ].join('');
}

/** The boulder that has kept the rain off the cone. */
function capstone(shape: Shape, next: Random): string {
  const { foot, height, neck, seed, cap } = shape;
  const width = shape.half(1) * (1.22 + next() * 0.22);
  return boulder({
    x: shape.centre(1),
    foot: foot - height + 1,
    width,
    height: neck * (0.5 + next() * 0.42),
    seed: seed + cap,
    dark: '#2a1b3e',
    lit: '#c26a70',
    middle: '#4d2d55',
  });
}

/** A cone lit from the right. */
export function cone(scene: Scene, size: Size, features: Features = {}): string {
  const shape = shapeOf(size, features);
  const { seed, cap, outline } = shape;
  const next = random(seed);
  const body = scene.verticalGradient(500, 980, [
    [0, '#8a4560'],
    [0.55, '#75375b'],
    [1, '#4c274d'],
  ]);
  const lit = scene.verticalGradient(480, 980, [
    [0, '#ffc38c'],
    [0.45, '#f59f72'],
    [0.8, '#c7646a'],
    [1, '#8f4660'],
  ]);
  const middle = scene.verticalGradient(480, 980, [
    [0, '#e08a70'],
    [0.5, '#b8606a'],
    [1, '#743a5c'],
  ]);
  const shade = scene.verticalGradient(480, 980, [
    [0, '#5c2e54'],
    [1, '#3a2148'],
  ]);
  const onCone = scene.clip(`cone-${seed}`, outline);

  const surface = [
    path(litSide(shape), lit),
    flutes(shape, next, { middle, shade }),
    cap > 0 ? strata(shape, next) + boulderShadow(shape) : '',
    scene.stipple(
      path(
        outline,
        scene.linearGradient(
          [
            [0, DARK, 0.95],
            [0.3, DARK, 0.45],
            [0.58, DARK, 0],
          ],
          { x1: 0, y1: 0.45, x2: 1, y2: 0.4 },
        ),
      ),
    ),
  ];
  const { dovecote: dove } = features;
  return [
    path(outline, body),
    group(onCone, ...surface),
    ...shape.doors.map((door) => doorway(shape, door)),
    dove === undefined ? '' : dovecote(...shape.at(dove.up, dove.across), dove.scale),
    cap > 0 ? capstone(shape, next) : '',
  ].join('');
}

/** A group of cones, mirrored about `x` so that the lit side faces a sun on the left. */
export const mirrored = (x: number, ...cones: readonly string[]): string =>
  group(`transform="matrix(-1 0 0 1 ${num(2 * x)} 0)"`, ...cones);
