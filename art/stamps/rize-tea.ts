/**
 * Tea at Rize in the afternoon: round hills combed by rows of bushes, and a woman at work with shears
 * whose bag catches the leaves, the basket on her back. Seen from the row behind her, out of the light.
 */

import { mix } from '../kit/colour.ts';
import { down, skyOf } from '../kit/mountains.ts';
import { fractalNoise, lerp, type Line } from '../kit/numbers.ts';
import { draw, fillDown, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, sunlight } from '../kit/sky.ts';

export const stamp = new Scene('ts-rt-', { width: 1200, height: 900 });

const SUN = [846, 176] as const;

stamp.layer('sky', [
  skyOf(stamp, 420, ['#4f7fa0', '#a9b7a6', '#f2cf96', '#fbe3b0']),
  halo(stamp, SUN, 210, [
    [0, '#fff6d6', 0.95],
    [0.4, '#ffe9b4', 0.5],
    [1, '#ffe0a0', 0],
  ]),
  circle(...SUN, 60, '#fffbe6'),
]);

const far = fractalNoise(8, 3);
stamp.layer(
  'far',
  [0, 1].map((i) => {
    const edge = (x: number): number =>
      330 + i * 60 - 60 * Math.sin(x / (260 - i * 60) + i * 2) + far(x / 160 + i * 9) * 30;
    const upper = mix('#7fa08a', '#e9cf9c', 0.5 - i * 0.3);
    return path(fillDown(ridge(edge, { to: 1240 }), 920), down(stamp, 240, 560, upper, '#f0dca4'));
  }),
);

// ── Two hills with their rows ───────────────────────────────────────────────────────────────────

interface Hill {
  crest: Line;
  rows: number;
  /** How broad a bush is in the row farthest up and in the lowest. */
  sizes: readonly [number, number];
  from: number;
  to: number;
  /** Away from the sun and towards it. */
  dark: string;
  light: string;
}

/** A row of bushes clipped as round as cushions, so many of their widths deep. */
function cushions(ground: Line, { from, to }: Hill, size: number, depth: number): string {
  const rise = size * 0.34;
  let data = '';
  for (let x = from; x < to; x += size) {
    const end = x + size;
    data += draw`${data === '' ? 'M' : 'L'}${x} ${ground(x)}
      C${x + size * 0.1} ${ground(x) - rise * 1.2} ${end - size * 0.1} ${ground(end) - rise * 1.2} ${end} ${ground(end)}`;
  }
  for (let x = to + size; x >= from; x -= size) data += draw`L${x} ${ground(x) + size * depth}`;
  return `${data}z`;
}

function hill(options: Hill): string[] {
  const { crest, rows, sizes, dark, light } = options;
  const shade = mix(dark, '#08303a', 0.5);
  const markup = [
    path(
      fillDown(
        ridge((x) => crest(x) - 8, { to: 1240 }),
        920,
      ),
      shade,
    ),
  ];
  let below = 0;
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const size = lerp(...sizes, t);
    const start = below;
    // Rows part from one another where the slope turns away from us.
    const ground = (x: number): number => crest(x) + start * (1 + (crest(x) - crest(600)) * 0.0002);
    const toSun = (t1: number): string =>
      stamp.horizontalGradient(0, 1200, [
        [0, mix(dark, light, 0.12 + t1)],
        [0.72, mix(dark, light, 0.55 + t1)],
        [1, mix(dark, light, 0.42 + t1)],
      ]);
    markup.push(
      path(cushions(ground, options, size, 0.5), toSun(-0.12 - 0.1 * t)),
      path(cushions(ground, options, size, 0.1), toSun(0.3 - 0.14 * t)),
    );
    below += size * 0.7;
  }
  return markup;
}

const back: Hill = {
  crest: (x) => 380 + 0.0012 * (x - 1030) ** 2,
  rows: 13,
  sizes: [28, 66],
  from: 520,
  to: 1230,
  dark: '#2a6a48',
  light: '#d3d774',
};
const left: Hill = {
  crest: (x) => 440 + 0.0011 * (x - 120) ** 2,
  rows: 9,
  sizes: [44, 78],
  from: -30,
  to: 860,
  dark: '#1d5a47',
  light: '#b4cc66',
};
const near: Hill = {
  crest: (x) => 776 + 0.00013 * (x - 640) ** 2,
  rows: 3,
  sizes: [104, 132],
  from: -70,
  to: 1240,
  dark: '#10474a',
  light: '#9dc25c',
};

stamp.layer('hills', [...hill(back), ...hill(left)]);

// ── The picker ──────────────────────────────────────────────────────────────────────────────────

const RED = '#c9473a';
const CREAM = '#fbe9cc';
const SKIN = '#d9a37c';

/** About 100 units high, half turned from us, bent over the bushes at the right. */
const woman = (): string =>
  group(
    'transform="translate(560 812) scale(4.9)"',
    // skirt
    path('M-20 20C-24-6-20-34-12-44H12C20-32 24-4 24 20z', '#2a4f7a'),
    path('M4-44H12C20-32 24-4 24 20H8C14-6 12-28 4-44z', '#4f7aa0'),
    stroke('M-12-32Q-16-6-13 18M-2-34Q-3-8-1 18', '#1c3860', 1.6, 'opacity=".7"'),
    // the striped cloth round her hips
    path('M-15-40Q0-34 15-41L18-22Q0-14-19-21z', RED),
    stroke('M-16.5-34Q0-28 16.3-35M-18-26Q0-19 17.4-27', CREAM, 2),
    // jacket, bent forward
    path('M-14-40C-17-58-10-76 2-80C16-82 22-74 20-62C18-50 16-44 15-40Q0-34-14-40z', '#e0a040'),
    path('M8-80C18-80 22-73 20-62C18-50 16-44 15-40L8-38C12-54 13-68 8-80z', '#f7cf7c'),
    // arms and the shears with their bag
    path('M12-72C24-70 34-62 42-52L38-46C28-52 18-56 10-58z', '#c98530'),
    circle(41, -48.5, 3.4, SKIN),
    path('M44-50L74-44L73-41L43-46z', '#5a6a70'),
    path('M47-46L74-41C78-34 72-24 60-25C50-26 46-36 47-46z', CREAM),
    path('M60-43L74-41C78-34 72-24 60-25C66-30 66-36 60-43z', '#e0c795'),
    path('M14-74C28-74 38-68 46-60L43-53C33-60 24-62 13-62z', '#f0b654'),
    circle(46, -56, 3.6, SKIN),
    stroke('M45-57L78-50', '#46565e', 2.4, 'stroke-linecap="round"'),
    // the basket
    path('M-30-74Q-14-80 2-76L-1-40Q-12-34-24-40z', '#b07f48'),
    path('M-30-74Q-24-77-17-78L-15-38Q-20-37-24-40z', '#7d5530'),
    stroke('M-29-66Q-14-60 1-67M-28-57Q-14-51 0.4-58M-26.5-49Q-13-43 0-50', '#e3b878', 1.5),
    stroke('M-20-77L-16-38M-11-79L-9-37M-3-78L-4-39', '#6e4a2c', 1),
    path('M-31-74C-33-84-25-88-21-86C-18-93-9-92-7-87C-2-91 5-86 3-76Q-14-70-31-74z', '#5f9a4a'),
    path('M-28-78Q-24-86-19-82Q-14-90-9-84Q-3-88 0-79Q-12-84-28-78z', '#b9d468'),
    stroke('M-1-74Q10-78 14-70', '#6e4a2c', 2.4),
    // head bent forward, in a scarf tied at the nape
    path('M18-95C23-95 25.4-92 25.4-88.6L27.8-85.4L25.8-84.2C26-80 24-77.6 20-77.4L14-74z', SKIN),
    path(
      'M21.5-94.5C16-100 3-97 3-86C3-80 5-78 2-72L-3-55Q10-60 15-71L18.4-77.4C16.6-83 18-90 21.5-94.5z',
      RED,
    ),
    path(
      'M21.5-94.5C18-98 12-98 9-96C14-94 13-84 15-71L18.4-77.4C16.6-83 18-90 21.5-94.5z',
      '#e8705a',
    ),
    stroke('M4-80Q8-76 15-75', '#8c2c30', 1.4, 'stroke-linecap="round"'),
  );

stamp.layer('near', [woman(), ...hill(near)]);

stamp.layer(
  'light',
  sunlight(stamp, SUN, 620, [
    [0, '#fff0b4', 0.42],
    [0.4, '#ffdf9a', 0.16],
    [1, '#ffdf9a', 0],
  ]),
);
