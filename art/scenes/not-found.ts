/**
 * Not found: a balloon over a sea of cloud at dawn. Its one passenger searches an empty sky through
 * a telescope, a bird looks back into the lens, the anchor finds nothing to hook, and the map has
 * blown away.
 */

import { clamp, fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import { dot, fillDown, HEIGHT, type Point, points, polygon, ridge } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensClouds, sunlight } from '../kit/sky.ts';
import { balloon } from './not-found/balloon.ts';
import { chimneys } from './not-found/chimneys.ts';
import { cloudBank } from './not-found/cloud-bank.ts';
import { SUN } from './not-found/place.ts';

export const scene = new Scene('nf-', {
  keeps: {
    wide: [50, 70],
    tall: [41, 100],
    beside: [
      [64, 50],
      [64, 50],
    ],
  },
});

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const dawn = scene.verticalGradient(0, 700, [
  [0, '#1d2a5e'],
  [0.22, '#3b4284'],
  [0.45, '#7a6aa6'],
  [0.63, '#c98aa6'],
  [0.78, '#f2a58c'],
  [0.9, '#fcc98c'],
  [1, '#ffe3ac'],
]);
const glow = scene.radialGradient(...SUN, 820, [
  [0, '#fff2c6', 0.98],
  [0.16, '#ffdfa2', 0.72],
  [0.42, '#fdb184', 0.26],
  [1, '#f08f8c', 0],
]);
scene.layer('sky', [band(0, HEIGHT, dawn), band(0, HEIGHT, glow)]);

function stars(): string {
  const next = random(3);
  let dots = '';
  for (let i = 0; i < 110; i++) {
    const x = next() * 1600;
    const y = next() * next() * 330;
    const r = 0.6 + next() * 1.2;
    dots += dot(x, y, r);
  }
  return path(dots, '#fff0d0', 'opacity=".55"');
}
scene.layer('stars', stars());

scene.layer(
  'clouds',
  lensClouds({ seed: 17, high: '#a48ab8', low: '#ffdca6', top: 330, bottom: 590 }, [
    [170, 470, 460, 20, 0.55],
    [1390, 430, 520, 24, 0.5],
    [1250, 486, 300, 10, 0.6],
    [330, 548, 420, 13, 0.65],
    [1420, 556, 460, 15, 0.6],
    [760, 586, 300, 8, 0.75],
    [60, 330, 360, 18, 0.35],
    [1520, 300, 340, 18, 0.35],
  ]),
);

scene.layer('sun', [
  halo(scene, SUN, 170, [
    [0, '#fff9e0', 0.95],
    [0.4, '#fff0bf', 0.5],
    [1, '#ffdb9c', 0],
  ]),
  circle(...SUN, 64, '#fffbea'),
]);

// ── The sea of cloud ────────────────────────────────────────────────────────────────────────────

cloudBank(scene, 'sea-1', {
  seed: 11,
  edge: (x) => 648 + Math.sin(x / 190) * 4,
  lobes: [12, 34],
  top: '#ffdfae',
  bottom: '#f9bd98',
  fade: 80,
  rimOpacity: 0.8,
  curls: 0,
});

// ── Far peak: Erciyes with its snow ─────────────────────────────────────────────────────────────

const SUMMIT_X = 1282;

function farPeak(): string[] {
  const rough = fractalNoise(11, 5);
  const height = (x: number): number => {
    const reach = Math.abs(x - SUMMIT_X) / 250;
    const cone = reach < 1 ? (1 - reach) ** 1.45 : 0;
    const shoulder = x < SUMMIT_X ? Math.max(0, 1 - Math.abs(x - 1190) / 70) * 14 : 0;
    return 690 - cone * 176 + rough(x / 34) * 5 * (0.4 + cone) - shoulder;
  };
  const outline = ridge(height, { from: 1030, to: 1540, step: 10 });
  const sunnySide = outline.filter(([x]) => x <= SUMMIT_X);

  const snowTop: Point[] = [];
  for (let x = SUMMIT_X - 64; x <= SUMMIT_X + 72; x += 8)
    if (height(x) < 594) snowTop.push([x, height(x)]);
  const next = random(9);
  const snowFoot = snowTop.map(([x, y], i): Point => {
    const high = clamp((594 - y) / 70);
    const shift = next() * 5 - 2.5;
    const tongue = i % 3 === 1 ? 36 * next() + 14 : 8 + 14 * next();
    return [x + shift, y + 2 + high * tongue];
  });

  return [
    path(
      fillDown(outline, 720),
      scene.verticalGradient(520, 720, [
        [0, '#8f7aa8'],
        [0.6, '#c58fa4'],
        [1, '#f3b598'],
      ]),
    ),
    path(
      polygon([...sunnySide, ...points('1282,516 1270,600 1252,640 1236,720 1030,720')]),
      '#f3b598',
      'opacity=".5"',
    ),
    path(polygon([...snowTop, ...snowFoot.toReversed()]), '#ffeedd', 'opacity=".9"'),
  ];
}
scene.layer('peak-far', farPeak());

cloudBank(scene, 'sea-2', {
  seed: 23,
  edge: (x) => 686 + Math.sin(x / 170 + 1) * 7,
  lobes: [18, 52],
  top: '#fdd0a2',
  bottom: '#e79a98',
  fade: 110,
  rimOpacity: 0.75,
  curls: 2,
});

// ── Jagged ridge on the left ────────────────────────────────────────────────────────────────────

const LEFT_RIDGE = points(`
  86,760 120,700 150,672 176,622 190,606 206,634 224,628 246,580 262,556 276,574 292,610
  306,616 322,596 340,630 372,668 400,690 440,760`);
const LEFT_SPUR_LIT = points('190,606 206,634 224,628 214,668 222,720 196,740 206,680 196,640');
const RIGHT_SPUR_LIT = points(`
  262,556 276,574 292,610 306,616 322,596 340,630 372,668 400,690 440,760 352,760 318,700
  300,670 290,640 270,600`);

scene.layer('peak-left', [
  path(
    polygon(LEFT_RIDGE),
    scene.verticalGradient(550, 760, [
      [0, '#6d5590'],
      [0.6, '#a8708f'],
      [1, '#e39a94'],
    ]),
  ),
  path(polygon(LEFT_SPUR_LIT), '#ee9f8d', 'opacity=".8"'),
  path(polygon(RIGHT_SPUR_LIT), '#f4a98d', 'opacity=".8"'),
]);

cloudBank(scene, 'sea-3', {
  seed: 37,
  edge: (x) => 724 + Math.sin(x / 210 + 2) * 10,
  lobes: [26, 74],
  top: '#f6b79c',
  bottom: '#b97a98',
  fade: 150,
  rimOpacity: 0.7,
  curls: 3,
});

// ── Fairy chimneys standing out of the cloud ────────────────────────────────────────────────────

scene.layer('chimneys', chimneys(scene));

// ── The nearer cloud ────────────────────────────────────────────────────────────────────────────

cloudBank(scene, 'sea-4', {
  seed: 53,
  edge: (x) => 778 + Math.sin(x / 240 + 0.4) * 14 + smoothstep(1000, 1500, x) * -16,
  lobes: [36, 104],
  top: '#d891a0',
  bottom: '#7d5a94',
  fade: 180,
  rim: '#ffdcb0',
  rimOpacity: 0.62,
  curls: 3,
});
cloudBank(scene, 'sea-5', {
  seed: 71,
  edge: (x) =>
    852 +
    Math.sin(x / 280 + 2.1) * 18 -
    smoothstep(500, 0, x) * 28 -
    smoothstep(1150, 1600, x) * 30,
  lobes: [50, 140],
  top: '#a06c98',
  bottom: '#4a3d7c',
  fade: 200,
  rim: '#ffc9a4',
  rimOpacity: 0.55,
  curls: 3,
});
cloudBank(scene, 'sea-6', {
  seed: 97,
  edge: (x) =>
    944 +
    Math.sin(x / 300 + 0.8) * 18 -
    smoothstep(520, 0, x) * 46 -
    smoothstep(1100, 1600, x) * 54,
  lobes: [70, 190],
  top: '#66508c',
  bottom: '#241f54',
  fade: 200,
  rim: '#f2a596',
  rimOpacity: 0.5,
  curls: 2,
});

// ── The balloon ──────────────────────────────────────────────────────────────────────────────────

scene.layer('balloon', group('class="balloon" transform="translate(930 366)"', ...balloon(scene)));

// ── The map that got away, and three birds far off ──────────────────────────────────────────────

const ROUTE = '#d14f3c';

scene.layer('map', [
  group(
    'transform="translate(776 728) rotate(-18) scale(1.15)"',
    path('M-24-14L-8-9L8-14L24-9V13L8 8L-8 13L-24 8z', '#fdf0d6'),
    path('M-8-9L8-14V8L-8 13z', '#e0b09c'),
    path('M24-9L8-14V8L24 13z', '#fbe0b8'),
    stroke('M-19 2q6-8 11-3t9 0t9-3', ROUTE, 1.5, 'stroke-dasharray="3 2.5"'),
    stroke('M11-6l5 6M16-6.5l-5 6', ROUTE, 1.5),
  ),
  stroke(
    'M862 668Q842 678 848 692T812 712',
    '#fff0d0',
    1.5,
    'stroke-dasharray="2 6" stroke-linecap="round" opacity=".8"',
  ),
]);

const FAR_BIRD =
  'M-1-.3C-.6-.34-.25-.2-.06 0L.1 0C.3-.26.65-.5 1.05-.5' +
  'C.7-.36.4-.06.22.16L.1.26L-.04.18C-.3 0-.6-.2-1-.3z';
const farBird = (x: number, y: number, scale: number, turn: number): string => {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  return path(FAR_BIRD, '#5a3f72', `transform="${place}"`);
};
scene.layer('birds', [farBird(640, 520, 9, -6), farBird(664, 508, 7, 8), farBird(690, 524, 6, 0)]);

// ── Sunlight over everything ────────────────────────────────────────────────────────────────────

scene.layer(
  'light',
  sunlight(scene, SUN, 620, [
    [0, '#ffe6ac', 0.42],
    [0.4, '#ffb98a', 0.14],
    [1, '#ffb98a', 0],
  ]),
);
