/**
 * Curetes Street in the first hours of the morning, and a cat that has it to itself. Seen from its
 * upper end, downhill to the façade of the library: marble slabs, columns and bases on both sides,
 * the slope of Bülbüldağı on the left. The sun is behind us on the left.
 */

import { item, random } from '../kit/numbers.ts';
import { draw, fillDown, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, rect, stroke } from '../kit/shapes.ts';
import { veil, lensClouds } from '../kit/sky.ts';
import { column, cypress, END, on, ruin } from './curetes-street/wayside.ts';
import { cat, capital } from './curetes-street/cat.ts';

export const stamp = new Scene('scs-', { width: 1200, height: 900 });

const [LIT, MARBLE] = ['#fff4d6', '#e9cfa8'];

// ── Sky and hills ───────────────────────────────────────────────────────────────────────────────

stamp.layer('sky', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 560, [
      [0, '#3f88ab'],
      [0.45, '#8fc2c6'],
      [0.85, '#e3e8d2'],
      [1, '#fbeecb'],
    ]),
  ),
  ...lensClouds({ seed: 19, high: '#e6f0e6', low: '#fdf3dc', top: 40, bottom: 400 }, [
    [760, 110, 420, 24, 0.85],
    [240, 200, 300, 16, 0.7],
    [1060, 250, 260, 16, 0.7],
  ]),
]);
stamp.layer('hills', [
  path(fillDown(points('-40,420 200,384 420,430 640,470 900,440 1260,462'), 700), '#b3cdc2'),
  path(fillDown(points('-40,250 90,262 240,340 360,420 470,486 560,520'), 700), '#86a994'),
  path(fillDown(points('600,520 760,470 900,424 1040,380 1240,330'), 700), '#94b39a'),
]);
stamp.layer(
  'haze',
  veil(stamp, 360, 560, [
    [0, '#fbeecb', 0],
    [1, '#fbeecb', 0.6],
  ]),
);

// ── The library at the end ──────────────────────────────────────────────────────────────────────

function library(): string {
  const [x, foot] = END;
  const columns = [-74, -54, -28, -12, 12, 28, 54, 74];
  const shafts = (from: number, to: number, list: readonly number[]): string =>
    list.map((dx) => draw`M${x + dx} ${foot - from}V${foot - to}`).join('');
  return [
    rect(x - 82, foot - 150, 164, 152, '#dcbf9c'),
    rect(x - 9, foot - 44, 18, 44, '#6f6f80'),
    rect(x - 48, foot - 40, 15, 40, '#6f6f80'),
    rect(x + 33, foot - 40, 15, 40, '#6f6f80'),
    rect(x - 8, foot - 126, 16, 30, '#9fc4c2'),
    rect(x - 48, foot - 126, 14, 30, '#9fc4c2'),
    rect(x + 34, foot - 126, 14, 30, '#9fc4c2'),
    stroke(shafts(0, 76, columns) + shafts(90, 142, columns), LIT, 7),
    rect(x - 88, foot - 88, 176, 10, LIT),
    rect(x - 84, foot - 154, 168, 9, LIT),
    path(
      draw`M${x - 62} ${foot - 154}q21-24 42 0zM${x - 20} ${foot - 154}l20-20l20 20zM${x + 20} ${foot - 154}q21-24 42 0z`,
      MARBLE,
    ),
  ].join('');
}
stamp.layer('library', library());

// ── The street ──────────────────────────────────────────────────────────────────────────────────

const COURSES = [0, 0.16, 0.3, 0.43, 0.55, 0.66, 0.76, 0.86, 0.95, 1.04];

function slabs(): string[] {
  const next = random(16);
  let bright = '';
  let dull = '';
  for (let i = 0; i + 1 < COURSES.length; i++) {
    const [back, front] = [item(COURSES, i), item(COURSES, i + 1)];
    const shift = (i % 2) * 0.16;
    for (let u = -1; u < 1; u += 0.33) {
      const [left, right] = [Math.max(-1, u - shift), Math.min(1, u - shift + 0.33)];
      const slab = polygon([on(left, back), on(right, back), on(right, front), on(left, front)]);
      const light = next() + 0.5 * Math.exp(-(((left + right) / 0.9) ** 2));
      if (light > 0.95) bright += slab;
      else if (light < 0.35) dull += slab;
    }
  }
  const joints = COURSES.map((t) => draw`M${on(-1, t)}L${on(1, t)}`).join('');
  return [
    path(
      polygon([on(-1, 0), on(1, 0), on(1, 1.04), on(-1, 1.04)]),
      stamp.verticalGradient(END[1], 900, [
        [0, '#fdf0d0'],
        [0.5, '#eed9b4'],
        [1, '#c9b29c'],
      ]),
    ),
    path(bright, '#fffbe8', 'opacity=".75"'),
    path(dull, '#a58f92', 'opacity=".35"'),
    stroke(joints, '#8f7f88', 3, 'opacity=".5"'),
  ];
}
stamp.layer('verges', [
  path(polygon([on(-1, 0), on(-1.2, 0), [-20, 560], [-20, 920], on(-1, 1.04)]), '#a9ad7c'),
  path(polygon([on(1, 0), on(1.2, 0), [1220, 540], [1220, 920], on(1, 1.04)]), '#9aa57c'),
]);
stamp.layer('street', slabs());

// ── Columns, bases and trees along it ───────────────────────────────────────────────────────────

stamp.layer('beside', [
  cypress(430, 530, 130, '#5a8a7c'),
  cypress(398, 540, 100, '#5a8a7c'),
  cypress(746, 524, 170, '#4f8076'),
  cypress(800, 532, 120, '#4f8076'),
  cypress(1040, 640, 420, '#2f6464'),
  cypress(1136, 660, 330, '#28585c'),
  cypress(96, 600, 250, '#4f8076'),
  ruin(1.34, [0.1, 0.3], 90),
  ruin(-1.34, [0.08, 0.24], 90),
  column(stamp, 1.2, 0.14, 380, true),
  column(stamp, -1.2, 0.12, 360, true),
  ruin(-1.34, [0.32, 0.46], 110),
  ruin(1.34, [0.36, 0.52], 110),
  column(stamp, 1.16, 0.34, 430, true),
  column(stamp, -1.14, 0.3, 190, false),
  column(stamp, -1.12, 0.48, 540, true),
  ruin(-1.3, [0.54, 0.66], 120),
  ruin(1.3, [0.58, 0.78], 130),
  column(stamp, 1.12, 0.56, 170, false),
  column(stamp, -1.06, 0.72, 610, true),
]);

// ── The cat on a fallen capital ─────────────────────────────────────────────────────────────────

stamp.layer('foreground', [
  path('M640 920Q720 872 880 866T1220 850V920z', '#3a6468'),
  capital(stamp, 930, 716),
  group('transform="translate(916 722) scale(1.9)"', cat),
]);
