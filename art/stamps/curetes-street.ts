/**
 * Curetes Street in the first hours of the morning, and a cat that has it to itself. Seen from its
 * upper end, downhill to the façade of the library: marble slabs, columns and bases on both sides,
 * the slope of Bülbüldağı on the left. The sun is behind us on the left.
 */

import { mix } from '../kit/colour.ts';
import { item, random } from '../kit/numbers.ts';
import { draw, fillDown, points, polygon, type Point } from '../kit/path.ts';
import { LEFT_TO_RIGHT, Scene } from '../kit/scene.ts';
import { band, circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { lensClouds, veil } from '../kit/sky.ts';

export const stamp = new Scene('scs-', { width: 1200, height: 900 });

/** Where the street meets the library. */
const END: Point = [560, 520];
const [LIT, MARBLE, SHADE, DEEP] = ['#fff4d6', '#e9cfa8', '#a58f92', '#4f6478'];

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

/** A place on the street: -1 and 1 are its edges, `t` how far from the end towards us. */
const on = (u: number, t: number): Point => [
  END[0] + u * (58 + 640 * t * t) + 40 * t,
  END[1] + 400 * t ** 1.6,
];
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

const shaft = stamp.linearGradient(
  [
    [0, LIT],
    [0.4, MARBLE],
    [0.72, SHADE],
    [1, mix(SHADE, DEEP, 0.5)],
  ],
  LEFT_TO_RIGHT,
);

/** A column on its base; broken where it has no capital. */
function column(u: number, t: number, height: number, whole: boolean): string {
  const [x, foot] = on(u, t);
  const w = 9 + 34 * t;
  const h = height * (0.24 + t);
  const top = foot - h;
  return [
    ellipse(x + w * 2.2, foot + 2, w * 3, w * 0.5, DEEP, 'opacity=".28"'),
    rect(x - w * 1.6, foot - w * 1.5, w * 3.2, w * 1.7, shaft),
    rect(x - w * 1.25, foot - w * 2.1, w * 2.5, w * 0.7, shaft),
    whole
      ? rect(x - w, top + w, w * 2, h - w * 3, shaft)
      : path(
          draw`M${x - w} ${foot - w * 2}V${top + w}L${x - w * 0.3} ${top}L${x + w * 0.3} ${top + w * 0.7}L${x + w} ${top + w * 0.3}V${foot - w * 2}z`,
          shaft,
        ),
    whole
      ? path(
          draw`M${x - w} ${top + w * 1.4}Q${x - w * 1.1} ${top} ${x - w * 1.7} ${top - w * 0.5}v${-w * 0.5}h${w * 3.4}v${w * 0.5}Q${x + w * 1.1} ${top} ${x + w} ${top + w * 1.4}z`,
          shaft,
        )
      : '',
    whole
      ? stroke(
          draw`M${x - w} ${top + w * 1.4}h${w * 2}M${x - w * 1.7} ${top - w * 0.5}h${w * 3.4}`,
          DEEP,
          Math.max(1.5, w * 0.1),
          'opacity=".5"',
        )
      : '',
  ].join('');
}
const cypress = (x: number, foot: number, height: number, tone: string): string => {
  const w = height * 0.1;
  return (
    path(
      draw`M${x - w * 0.5} ${foot}C${x - w * 1.5} ${foot - height * 0.2} ${x - w} ${foot - height * 0.66} ${x} ${foot - height}C${x + w} ${foot - height * 0.66} ${x + w * 1.5} ${foot - height * 0.2} ${x + w * 0.5} ${foot}z`,
      tone,
    ) +
    path(
      draw`M${x} ${foot}C${x - w * 1.5} ${foot - height * 0.2} ${x - w} ${foot - height * 0.66} ${x} ${foot - height}Q${x - w * 0.5} ${foot - height * 0.5} ${x} ${foot}z`,
      mix(tone, '#d9dca0', 0.32),
    )
  );
};
/** What is left of a shop: a low wall along the street, its top in the light. */
function ruin(u: number, [far, near]: readonly [number, number], height: number): string {
  const side = Math.sign(u);
  const raised = ([x, y]: Point, t: number): Point => [x, y - height * (0.2 + t)];
  const [a, b] = [on(u, far), on(u, near)];
  const outer = on(u + side * 0.34, near);
  const face = polygon([a, raised(a, far), raised(b, near), b]);
  const front = polygon([b, raised(b, near), raised(outer, near), outer]);
  const top = polygon([
    raised(a, far),
    raised(b, near),
    raised(outer, near),
    raised(on(u + side * 0.34, far), far),
  ]);
  return (
    path(face, side < 0 ? SHADE : MARBLE) +
    path(front, side < 0 ? mix(MARBLE, SHADE, 0.25) : mix(MARBLE, SHADE, 0.45)) +
    path(top, LIT)
  );
}
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
  column(1.2, 0.14, 380, true),
  column(-1.2, 0.12, 360, true),
  ruin(-1.34, [0.32, 0.46], 110),
  ruin(1.34, [0.36, 0.52], 110),
  column(1.16, 0.34, 430, true),
  column(-1.14, 0.3, 190, false),
  column(-1.12, 0.48, 540, true),
  ruin(-1.3, [0.54, 0.66], 120),
  ruin(1.3, [0.58, 0.78], 130),
  column(1.12, 0.56, 170, false),
  column(-1.06, 0.72, 610, true),
]);

// ── The cat on a fallen capital ─────────────────────────────────────────────────────────────────

const FUR = { body: '#e39a5a', lit: '#ffd9a0', shade: '#a85f48', stripe: '#b5683f' };
const cat = [
  // the tail over the edge
  stroke('M28-8Q76-6 74 36Q72 60 88 66', FUR.shade, 14, 'stroke-linecap="round"'),
  path('M-40 3C-60-30-52-76-24-96Q0-108 24-96C52-76 60-30 40 3z', FUR.body),
  path('M-40 3C-60-30-52-76-24-96Q-18-100-8-102C-34-78-42-34-24 3z', FUR.lit),
  path('M40 3C60-30 52-76 24-96Q18-100 12-101C34-74 36-34 20 3z', FUR.shade, 'opacity=".55"'),
  stroke(
    'M-14-76Q2-68 20-76M-20-54Q2-44 28-54M-22-30Q2-20 30-30',
    FUR.stripe,
    7,
    'stroke-linecap="round"',
  ),
  path(
    'M-40-118L-33-164Q-22-157-12-148Q0-151 12-148Q22-157 33-164L40-118Q42-90 0-88Q-42-90-40-118z',
    FUR.body,
  ),
  path('M-40-118L-33-164Q-26-159-20-154Q-32-118-14-89Q-42-93-40-118z', FUR.lit),
  path('M40-118L33-164Q26-159 20-154Q32-118 14-89Q42-93 40-118z', FUR.shade, 'opacity=".45"'),
  stroke('M-7-140L-5-122M7-140L5-122', FUR.stripe, 6, 'stroke-linecap="round"'),
].join('');

function capital(x: number, top: number): string {
  const leaves = [-104, -62, -20, 22, 64, 106].map(
    (dx) =>
      draw`M${x + dx - 22} ${top + 190}Q${x + dx - 30} ${top + 96} ${x + dx} ${top + 74}Q${x + dx + 30} ${top + 96} ${x + dx + 22} ${top + 190}z`,
  );
  const veins = [-104, -62, -20, 22, 64, 106].map((dx) => draw`M${x + dx} ${top + 92}v90`);
  return [
    path(
      draw`M${x - 172} ${top + 6}Q${x} ${top + 26} ${x + 172} ${top + 6}V${top + 40}L${x + 128} ${top + 190}H${x - 128}L${x - 172} ${top + 40}z`,
      stamp.horizontalGradient(x - 172, x + 172, [
        [0, LIT],
        [0.4, '#d9bd9c'],
        [1, '#6c7284'],
      ]),
    ),
    path(leaves.slice(0, 3).join(''), LIT, 'opacity=".75"'),
    path(leaves.slice(3).join(''), '#a89a9a'),
    stroke(veins.join(''), '#7d7480', 4, 'opacity=".6" stroke-linecap="round"'),
    path(
      draw`M${x - 176} ${top}Q${x} ${top + 22} ${x + 176} ${top}V${top + 36}Q${x} ${top + 56} ${x - 176} ${top + 36}z`,
      MARBLE,
    ),
    path(
      draw`M${x - 176} ${top}Q${x} ${top - 22} ${x + 176} ${top}Q${x} ${top + 22} ${x - 176} ${top}z`,
      LIT,
    ),
    circle(x - 150, top + 62, 24, LIT),
    circle(x - 150, top + 62, 10, SHADE),
    circle(x + 150, top + 62, 24, '#8a8490'),
    circle(x + 150, top + 62, 10, DEEP),
  ].join('');
}
stamp.layer('foreground', [
  path('M640 920Q720 872 880 866T1220 850V920z', '#3a6468'),
  capital(930, 716),
  group('transform="translate(916 722) scale(1.9)"', cat),
]);
