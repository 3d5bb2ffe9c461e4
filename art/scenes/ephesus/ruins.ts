/** Marble in the foreground: broken shafts and a fallen drum, fluted, light from the left. */

import { mix } from '../../kit/colour.ts';
import { item, lerp, noise, random } from '../../kit/numbers.ts';
import { draw, num, type Point, polygon } from '../../kit/path.ts';
import { LEFT_TO_RIGHT, type Scene, type Stop } from '../../kit/scene.ts';
import { ellipse, group, path, stroke } from '../../kit/shapes.ts';

export const NIGHT = '#2a1a3c';
const SHADE = '#2f1e42';
const VIOLET = '#7a4468';
const CREAM = '#ffd9a4';

/** Round a column, from the sunny side to the shade. */
export const ROUND: readonly Stop[] = [
  [0, '#ffc994'],
  [0.1, '#f0a184'],
  [0.3, '#b9627a'],
  [0.62, '#5f3660'],
  [1, '#2f1e42'],
];

/** The colour at a place of ROUND. */
function tone(offset: number): string {
  for (let i = 1; i < ROUND.length; i++) {
    const [from, before] = item(ROUND, i - 1);
    const [to, after] = item(ROUND, i);
    if (offset <= to) return mix(before, after, (offset - from) / (to - from));
  }
  return item(ROUND, ROUND.length - 1)[1];
}

interface Shaft {
  x: number;
  foot: number;
  width: number;
  height: number;
  seed: number;
  /** How much lower the break is on the right. */
  slope: number;
  rough: number;
  /** How high the joint between two drums is, in parts of the height; 0 for none. */
  joint?: number;
}

/** A fluted shaft with a broken crown. Round it, `u` is -1 on the left and 1 on the right. */
export function shaft(scene: Scene, options: Shaft): string {
  const { x, foot, width: w, height: h, seed, slope, rough, joint = 0 } = options;
  const next = random(seed);
  const crags = noise(seed);
  const [left, right] = [x - w / 2, x + w / 2];
  const topY = (u: number): number =>
    foot -
    h +
    slope * u * w * 0.5 +
    crags(u * 3.1 + 4) * w * 0.16 * rough +
    crags(u * 9) * w * 0.05 * rough;
  const across = (u: number, up: number): number => x + ((u * w) / 2) * lerp(1, 0.96, up);
  const bow = (u: number): number => Math.sqrt(Math.max(0, 1 - u * u)) * w;

  const front: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const u = -1 + i / 12;
    front.push([across(u, 1), topY(u) + bow(u) * 0.07]);
  }
  const back: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const u = 1 - i / 6;
    const chipped = Math.abs(crags(u * 5 + 30)) * w * 0.07 * rough;
    back.push([across(u, 1), topY(u) - bow(u) * 0.1 - chipped]);
  }
  const crownShade: Point[] = [
    ...[15, 18, 21, 24].map((i) => item(front, i)),
    item(back, 1),
    item(back, 3),
    [across(0.3, 1), topY(0.3)],
  ];
  const outline = polygon([...front, [right, foot], [left, foot]]);

  /** The hollow between two angles from the front, its head round, its arrises left standing. */
  const flute = (from: number, to: number): string => {
    const [u0, u1] = [Math.sin(from), Math.sin(to)];
    const arris = 0.12 * (u1 - u0);
    const middle = (u0 + u1) / 2;
    const light = (middle + 1) / 2;
    const head = Math.max(topY(u0 + arris), topY(u1 - arris));
    const y = head + Math.sqrt(1 - middle * middle) * w * 0.07 + w * 0.03;
    const colour = tone(light);
    const data = draw`M${across(u0 + arris, 0)} ${foot}L${across(u0 + arris, 1)} ${y}
      Q${across(middle, 1)} ${y - w * 0.03} ${across(u1 - arris, 1)} ${y}
      L${across(u1 - arris, 0)} ${foot}z`;
    const hollow = scene.linearGradient(
      [
        [0, mix(colour, SHADE, 0.55)],
        [0.55, mix(colour, '#4a2a52', 0.12)],
        [1, mix(colour, CREAM, 0.3 * (1 - light))],
      ],
      LEFT_TO_RIGHT,
    );
    return path(data, hollow);
  };
  const flutes = (): string[] =>
    Array.from({ length: 11 }, (_, i) => {
      const from = -Math.PI / 2 + (i * Math.PI) / 11;
      return flute(from, from + Math.PI / 11);
    });
  const jointBetweenDrums = (): string => {
    const y = foot - h * joint;
    const rx = (w / 2) * lerp(1, 0.96, joint);
    const ry = w * 0.055;
    const arc = (shift: number): string =>
      draw`M${x - rx} ${y + shift}A${rx} ${ry} 0 0 0 ${x + rx} ${y + shift}`;
    const lip = scene.horizontalGradient(left, right, [
      [0, CREAM],
      [0.5, '#b9627a'],
      [1, '#4a2850'],
    ]);
    return (
      stroke(arc(0), SHADE, num(w * 0.03), 'opacity=".55"') +
      stroke(arc(w * 0.03), lip, num(w * 0.014), 'opacity=".8"')
    );
  };
  const chips = (): string => {
    let data = '';
    for (let k = 0; k < 5; k++) {
      const u = -0.95 + next() * 1.2;
      const up = next() * 0.8;
      const y = foot - h * up * 0.9;
      const size = w * (0.02 + 0.03 * next());
      const middle = across(u, up);
      data += polygon([
        [middle - size, y],
        [middle + size * 0.6, y - size * 1.2],
        [middle + size, y + size * 0.8],
      ]);
    }
    return path(data, '#3d2450', 'opacity=".5"');
  };
  const crown = scene.horizontalGradient(left, right, [
    [0, CREAM],
    [0.35, '#e59a88'],
    [1, VIOLET],
  ]);
  return [
    path(polygon([...front, ...back]), crown),
    path(polygon(crownShade), VIOLET, 'opacity=".45"'),
    path(outline, scene.horizontalGradient(left, right, ROUND)),
    ...flutes(),
    joint > 0 ? jointBetweenDrums() : '',
    chips(),
    scene.stipple(
      path(
        outline,
        scene.horizontalGradient(left, right, [
          [0.25, NIGHT, 0],
          [1, NIGHT, 0.8],
        ]),
      ),
    ),
  ].join('');
}

interface Drum {
  x: number;
  y: number;
  radius: number;
  length: number;
  turn: number;
}

/** A fallen fluted drum, its end towards the sun. */
export function fallenDrum(scene: Scene, { x, y, radius, length, turn }: Drum): string {
  const r = radius;
  const rx = r * 0.5;
  const body = path(
    draw`M0 ${-r}H${length}A${rx} ${r} 0 0 1 ${length} ${r}H0z`,
    scene.verticalGradient(-r, r, [
      [0, '#f0a184'],
      [0.2, '#b9627a'],
      [0.55, '#5f3660'],
      [1, NIGHT],
    ]),
  );
  const count = 20;
  const flute = (i: number): string => {
    const from = -Math.PI / 2 + (i * Math.PI * 2) / count;
    const to = from + (Math.PI * 2) / count;
    const arris = 0.018;
    const [y0, y1] = [Math.sin(from + arris) * r, Math.sin(to - arris) * r];
    const [x0, x1] = [Math.cos(from + arris) * rx, Math.cos(to - arris) * rx];
    const middle = (from + to) / 2;
    const light = (Math.sin(middle) + 1) / 2;
    const colour = tone(0.1 + light * 0.85);
    const data = draw`M${x0} ${y0}H${length + x0}
      Q${length + Math.cos(middle) * rx - r * 0.04} ${(y0 + y1) / 2} ${length + x1} ${y1}
      H${x1}z`;
    const hollow = scene.linearGradient([
      [0, mix(colour, NIGHT, 0.5)],
      [1, mix(colour, '#ffc994', 0.16 * (1 - light))],
    ]);
    return path(data, hollow);
  };
  const flutes = Array.from({ length: count / 2 }, (_, i) => flute(i));

  const rim: Point[] = [];
  for (let i = 0; i < 80; i++) {
    const angle = (i / 80) * 6.2832;
    const scallop = 1 - 0.05 * Math.abs(Math.cos(angle * 10));
    rim.push([Math.cos(angle) * rx * scallop, Math.sin(angle) * r * scallop]);
  }
  const end = scene.linearGradient(
    [
      [0, '#ffe0ae'],
      [0.5, '#e9a488'],
      [1, '#8f5070'],
    ],
    { x1: 0, y1: 0, x2: 0.6, y2: 1 },
  );
  const dowelHole: Point[] = [
    [-rx * 0.16, -r * 0.13],
    [rx * 0.12, -r * 0.15],
    [rx * 0.16, r * 0.11],
    [-rx * 0.12, r * 0.13],
  ];
  const chip: Point[] = [
    [rx * 0.3, r * 0.3],
    [rx * 0.7, r * 0.62],
    [rx * 0.45, r * 0.86],
    [rx * 0.1, r * 0.7],
  ];
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    body,
    ...flutes,
    path(polygon(rim), end),
    ellipse(0, 0, rx * 0.62, r * 0.62, 'none', 'stroke="#8b4f6e" stroke-width="1.4" opacity=".4"'),
    path(polygon(dowelHole), '#4a2850'),
    path(polygon(chip), '#8f5070', 'opacity=".5"'),
  );
}
