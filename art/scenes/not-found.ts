/**
 * Not found: a balloon over a sea of cloud at dawn. Its one passenger searches an empty sky through
 * a telescope, a bird looks back into the lens, the anchor finds nothing to hook, and the map has
 * blown away.
 */

import { mix } from '../kit/colour.ts';
import { clamp, fractalNoise, item, lerp, noise, random, smoothstep } from '../kit/numbers.ts';
import {
  draw,
  fillDown,
  HEIGHT,
  num,
  type Point,
  points,
  polygon,
  ridge,
  smoothPath,
  WIDTH,
} from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';

export const scene = new Scene('nf-');

const SUN: Point = [548, 640];

const INK = '#2a2050';
const TERRACOTTA = '#d14f3c';
const CREAM = '#fbe8c8';
const TEAL = '#1f7a84';
const MUSTARD = '#eeb04e';
const ROPE = '#33244f';
const SKIN = '#e8a884';
const BRASS_SHADE = '#8a5a3c';
const COAT = '#1f5f78';

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

scene.layer('sky', 0, [
  rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    scene.verticalGradient(0, 700, [
      [0, '#1d2a5e'],
      [0.22, '#3b4284'],
      [0.45, '#7a6aa6'],
      [0.63, '#c98aa6'],
      [0.78, '#f2a58c'],
      [0.9, '#fcc98c'],
      [1, '#ffe3ac'],
    ]),
  ),
  rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    scene.radialGradient(...SUN, 820, [
      [0, '#fff2c6', 0.98],
      [0.16, '#ffdfa2', 0.72],
      [0.42, '#fdb184', 0.26],
      [1, '#f08f8c', 0],
    ]),
  ),
]);

function stars(): string {
  const next = random(3);
  let dots = '';
  for (let i = 0; i < 110; i++) {
    const x = next() * 1600;
    const y = next() * next() * 330;
    const r = 0.6 + next() * 1.2;
    dots += draw`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  return path(dots, '#fff0d0', 'opacity=".55"');
}
scene.layer('stars', 0.02, stars());

/** Lens clouds: humped above, shallow below, paler the nearer they are to the horizon. */
function lensClouds(): string[] {
  const next = random(17);
  const steps = 10;
  const cloud = (x: number, y: number, width: number, height: number, opacity: number): string => {
    const above: Point[] = [];
    const below: Point[] = [];
    const humps = noise((next() * 1e4) | 0);
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const rise = height * Math.sin(Math.PI * t) * (0.35 + 0.65 * Math.abs(humps(t * 5)));
      above.push([x - width / 2 + width * t, y - rise]);
    }
    for (let i = steps - 1; i > 0; i--) {
      const t = i / steps;
      below.push([x - width / 2 + width * t + 10, y + height * 0.3 * Math.sin(Math.PI * t)]);
    }
    const colour = mix('#a48ab8', '#ffdca6', clamp((y - 330) / 260));
    return path(smoothPath([...above, ...below], { close: true }), colour, `opacity="${opacity}"`);
  };
  return [
    cloud(170, 470, 460, 20, 0.55),
    cloud(1390, 430, 520, 24, 0.5),
    cloud(1250, 486, 300, 10, 0.6),
    cloud(330, 548, 420, 13, 0.65),
    cloud(1420, 556, 460, 15, 0.6),
    cloud(760, 586, 300, 8, 0.75),
    cloud(60, 330, 360, 18, 0.35),
    cloud(1520, 300, 340, 18, 0.35),
  ];
}
scene.layer('clouds', 0.05, lensClouds());

scene.layer('sun', 0.08, [
  circle(
    ...SUN,
    170,
    scene.radialGradient(...SUN, 170, [
      [0, '#fff9e0', 0.95],
      [0.4, '#fff0bf', 0.5],
      [1, '#ffdb9c', 0],
    ]),
  ),
  circle(...SUN, 64, '#fffbea'),
]);

// ── The sea of cloud ────────────────────────────────────────────────────────────────────────────

/** One rounded lobe of a bank's edge: an arc from x, y to endX, endY. */
interface Lobe {
  x: number;
  y: number;
  endX: number;
  endY: number;
  radius: number;
}

interface Bank {
  depth: number;
  seed: number;
  edge: (x: number) => number;
  /** Smallest and largest lobe. */
  lobes: readonly [small: number, large: number];
  top: string;
  bottom: string;
  /** How far down the colour runs from top to bottom. */
  fade: number;
  rim?: string;
  rimOpacity: number;
  /** How many curls within the bank, in fourteens. */
  curls: number;
}

function lobesAlong(bank: Bank): Lobe[] {
  const next = random(bank.seed);
  const [small, large] = bank.lobes;
  const lobes: Lobe[] = [];
  let x = -80;
  let y = bank.edge(x);
  while (x < 1680) {
    const size = lerp(small, large, next() ** 1.5);
    const endX = x + size * lerp(1.05, 1.6, next());
    const endY = bank.edge(endX) + (next() - 0.5) * size * 0.5;
    lobes.push({ x, y, endX, endY, radius: size * (0.62 + 0.25 * next()) });
    x = endX;
    y = endY;
  }
  return lobes;
}

const arc = ({ x, y, endX, endY, radius }: Lobe): string =>
  draw`a${radius} ${radius} 0 0 1 ${endX - x} ${endY - y}`;

/** The lit edge of a lobe: thick towards the sun, nothing on the far side. */
function crescent(lobe: Lobe): string {
  const { x, y, endX, endY, radius } = lobe;
  const width = endX - x;
  const middle = (x + endX) / 2;
  const sunIsRight = middle < SUN[0];
  const near = Math.exp(-Math.abs(middle - SUN[0]) / 620);
  const halfChord = Math.hypot(width, endY - y) / 2;
  const arcRadius = Math.max(radius, halfChord);
  const rise = arcRadius - Math.sqrt(Math.max(0, arcRadius * arcRadius - halfChord * halfChord));
  const thickness = Math.min(26, (0.16 + 0.2 * near) * rise);
  const thick = (4 / 3) * (rise - thickness * 1.5);
  const thin = (4 / 3) * (rise - thickness * 0.25);
  const back = sunIsRight
    ? draw`C${endX - width * 0.03} ${endY - thick} ${x + width * 0.12} ${y - thin}`
    : draw`C${endX - width * 0.12} ${endY - thin} ${x + width * 0.03} ${y - thick}`;
  return draw`M${x} ${y}${arc(lobe)}${back} ${x} ${y}z`;
}

/** Billows within a bank, each open towards the sun. */
function curls(bank: Bank): string {
  const next = random(bank.seed + 9);
  const [small, large] = bank.lobes;
  let data = '';
  for (let i = 0; i < bank.curls * 14; i++) {
    const x = next() * 1680 - 40;
    const y = bank.edge(x) + large * (0.25 + next() * 1.5);
    const r = lerp(small, large, next()) * 0.7;
    const side = x < SUN[0] ? 1 : -1;
    const sweep = side < 0 ? 1 : 0;
    data += draw`M${x + side * r} ${y}
      A${r} ${r * 0.8} 0 0 ${sweep} ${x - side * r * 0.5} ${y - r * 0.55}
      Q${x + side * r * 0.5} ${y - r * 0.62} ${x + side * r} ${y}z`;
  }
  return data;
}

function cloudBank(name: string, bank: Bank): void {
  const { depth, lobes: sizes, top, bottom, fade, rim = '#fff0c8', rimOpacity } = bank;
  const lobes = lobesAlong(bank);
  const first = item(lobes, 0);
  const crest = Math.min(...lobes.map((lobe) => lobe.y)) - sizes[1] * 0.6;
  const sun = SUN[0] / WIDTH;

  const body = path(
    draw`M${first.x} ${first.y}${lobes.map(arc).join('')}V${HEIGHT + 20}H-80z`,
    scene.verticalGradient(crest, crest + fade, [
      [0, top],
      [0.5, mix(top, bottom, 0.6)],
      [1, bottom],
    ]),
  );
  const lit = path(
    lobes.map(crescent).join(''),
    scene.horizontalGradient(0, WIDTH, [
      [0, rim, rimOpacity * 0.35],
      [sun - 0.12, rim, rimOpacity],
      [sun + 0.12, rim, rimOpacity],
      [0.72, rim, rimOpacity * 0.45],
      [1, rim, rimOpacity * 0.22],
    ]),
  );
  if (bank.curls === 0) return scene.layer(name, depth, body + lit);

  const billows = path(
    curls(bank),
    scene.horizontalGradient(0, WIDTH, [
      [0, rim, 0.16],
      [sun, rim, 0.5],
      [1, rim, 0.12],
    ]),
  );
  scene.layer(name, depth, body + lit + billows);
}

cloudBank('sea-1', {
  depth: 0.12,
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
  const sunnySide = outline.filter(([x]) => x <= SUMMIT_X && x > 1110);

  const snowTop: Point[] = [];
  for (let x = 1220; x <= 1352; x += 8) if (height(x) < 594) snowTop.push([x, height(x)]);
  const next = random(9);
  const snowFoot = snowTop
    .map(([x, y], i): Point => {
      const high = clamp((594 - y) / 70);
      const shift = next() * 5 - 2.5;
      const tongue = i % 3 === 1 ? 36 * next() + 14 : 8 + 14 * next();
      return [x + shift, y + 2 + high * tongue];
    })
    .reverse();

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
      polygon([...sunnySide, ...points('1270,600 1252,640 1240,690')]),
      '#f3b598',
      'opacity=".5"',
    ),
    path(polygon([...snowTop, ...snowFoot]), '#ffeedd', 'opacity=".9"'),
  ];
}
scene.layer('peak-far', 0.14, farPeak());

cloudBank('sea-2', {
  depth: 0.2,
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

scene.layer('peak-left', 0.26, [
  path(
    polygon(LEFT_RIDGE),
    scene.verticalGradient(550, 760, [
      [0, '#6d5590'],
      [0.6, '#a8708f'],
      [1, '#e39a94'],
    ]),
  ),
  path(polygon(LEFT_SPUR_LIT), '#f7b890', 'opacity=".8"'),
  path(polygon(RIGHT_SPUR_LIT), '#f9bd92', 'opacity=".8"'),
]);

cloudBank('sea-3', {
  depth: 0.32,
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

function chimney(x: number, foot: number, height: number, width: number): string {
  const h = height;
  const w = width;
  const stone = scene.linearGradient(
    [
      [0, '#ffcf9c'],
      [0.16, '#d9867f'],
      [0.42, '#8a5078'],
      [1, '#54366c'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0 },
  );
  const capLeft = draw`M${-w * 0.52} ${-h + 2}
    C${-w * 0.5} ${-h - w * 0.3} ${-w * 0.2} ${-h - w * 0.75} ${w * 0.04} ${-h - w * 0.78}`;
  return group(
    `transform="translate(${x} ${foot})"`,
    path(
      draw`M${-w * 0.9} 0
        C${-w * 0.6} ${-h * 0.4} ${-w * 0.4} ${-h * 0.7} ${-w * 0.33} ${-h}
        H${w * 0.33}
        C${w * 0.4} ${-h * 0.7} ${w * 0.64} ${-h * 0.4} ${w * 0.96} 0z`,
      stone,
    ),
    path(
      draw`${capLeft}
        C${w * 0.28} ${-h - w * 0.66} ${w * 0.5} ${-h - w * 0.2} ${w * 0.56} ${-h + 1}
        Q0 ${-h + w * 0.16} ${-w * 0.52} ${-h + 2}z`,
      '#6b4680',
    ),
    path(
      draw`${capLeft}
        C${-w * 0.1} ${-h - w * 0.5} ${-w * 0.2} ${-h - w * 0.2} ${-w * 0.2} ${-h + w * 0.1}z`,
      '#d98a86',
    ),
  );
}
scene.layer('chimneys', 0.38, [
  chimney(1112, 830, 150, 52),
  chimney(1172, 826, 104, 38),
  chimney(1060, 826, 92, 32),
]);

// ── The nearer cloud ────────────────────────────────────────────────────────────────────────────

cloudBank('sea-4', {
  depth: 0.46,
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
cloudBank('sea-5', {
  depth: 0.62,
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
cloudBank('sea-6', {
  depth: 0.85,
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

// ── The balloon's envelope ──────────────────────────────────────────────────────────────────────

const RADIUS = 132;
const GORES = 20;
/** Where round the envelope the light comes from. */
const LIGHT = -1.0;
/** How much of the envelope's roundness shows from slightly below. */
const TILT = 0.13;

/** Radius and height from crown to mouth, for an envelope of radius 1. */
const PROFILE: Point[] = [];
const SHOULDER = (38 * Math.PI) / 180;
for (let i = 0; i <= 7; i++) {
  const angle = -Math.PI / 2 + ((Math.PI / 2 + SHOULDER) * i) / 7;
  PROFILE.push([Math.cos(angle), Math.sin(angle) * 0.97]);
}
PROFILE.push([0.6, 0.857], [0.4, 1.107], [0.21, 1.32]);

/** A point of the envelope: `down` 0 crown – 1 mouth, `round` the angle from the middle. */
function onEnvelope(down: number, round: number): Point {
  const along = down * (PROFILE.length - 1);
  const i = Math.min(PROFILE.length - 2, Math.floor(along));
  const [r1, y1] = item(PROFILE, i);
  const [r2, y2] = item(PROFILE, i + 1);
  const r = lerp(r1, r2, along - i);
  const y = lerp(y1, y2, along - i);
  return [RADIUS * r * Math.sin(round), RADIUS * (y - r * Math.cos(round) * TILT)];
}

/** A patch of the envelope between two heights and two angles. */
function patch(from: number, to: number, left: number, right: number, steps: number): string {
  const corners: Point[] = [];
  for (let i = 0; i <= steps; i++) corners.push(onEnvelope(lerp(from, to, i / steps), left));
  for (let i = steps; i >= 0; i--) corners.push(onEnvelope(lerp(from, to, i / steps), right));
  return polygon(corners);
}

const SILHOUETTE = patch(0, 1, -Math.PI / 2, Math.PI / 2, 12);

function shade(colour: string, round: number): string {
  const light = Math.cos(round - LIGHT);
  const warm = light > 0 ? mix(colour, '#fff0c8', 0.34 * light * light) : colour;
  return mix(warm, '#3a2a64', clamp(0.08 + (1 - light) * 0.3, 0, 0.62));
}

/** One gore of the envelope with its bands and its diamond. */
function gore(index: number): string {
  const width = (Math.PI * 2) / GORES;
  const start = index * width + 0.08;
  if (start + width <= -Math.PI / 2 || start >= Math.PI / 2) return '';
  const left = Math.max(start, -Math.PI / 2);
  const right = Math.min(start + width, Math.PI / 2);
  const middle = (left + right) / 2;
  const cloth = index % 2 === 0 ? TERRACOTTA : CREAM;

  const band = (from: number, to: number, colour: string): string =>
    path(patch(from, to, left, right, 2), shade(colour, middle));
  const diamond = (top: number, bottom: number, inset: number, colour: string): string => {
    const corners = [
      onEnvelope(0.49, lerp(left, right, inset)),
      onEnvelope(top, middle),
      onEnvelope(0.49, inset === 0 ? right : lerp(left, right, 1 - inset)),
      onEnvelope(bottom, middle),
    ];
    return path(polygon(corners), shade(colour, middle));
  };
  const seam = `stroke="${shade(mix(cloth, INK, 0.25), middle)}" stroke-width="1"`;

  return [
    path(patch(0, 1, left, right, 10), shade(cloth, middle), seam),
    band(0.36, 0.62, TEAL),
    diamond(0.395, 0.585, 0, MUSTARD),
    diamond(0.445, 0.535, 0.25, TERRACOTTA),
    band(0.345, 0.36, CREAM),
    band(0.62, 0.635, CREAM),
    band(0.04, 0.1, TEAL),
    band(0.8, 0.84, TEAL),
  ].join('');
}

function envelope(): string {
  const gores = Array.from({ length: GORES }, (_, i) => gore(i - GORES / 2)).join('');
  const shadow = scene.linearGradient(
    [
      [0, INK, 0],
      [0.5, INK, 0.12],
      [1, INK, 0.72],
    ],
    { x1: 0, y1: 0.2, x2: 1, y2: 0.35 },
  );
  const glow = scene.linearGradient([
    [0, '#ffcf7a', 0],
    [0.55, '#ffcf7a', 0],
    [1, '#ffd98a', 0.75],
  ]);
  // The kit's stipple filter covers the canvas; the balloon is translated and needs its own.
  scene.define(
    '<filter id="nf-bs" color-interpolation-filters="sRGB">' +
      '<feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="8"/>' +
      '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3"/>' +
      '<feComposite in="SourceGraphic" operator="in"/><feComponentTransfer>' +
      '<feFuncA type="linear" slope="2.6" intercept="-.3"/></feComponentTransfer></filter>',
  );
  return [
    gores,
    group('filter="url(#nf-bs)"', path(SILHOUETTE, shadow)),
    path(patch(0.08, 0.86, -1.32, -0.98, 8), '#fff3cf', 'opacity=".42"'),
    path(SILHOUETTE, glow),
  ].join('');
}

// ── Burner, ropes and basket, in the balloon's coordinates ──────────────────────────────────────

const MOUTH_Y = RADIUS * 1.32;
const MOUTH_RADIUS = RADIUS * 0.21;
const BASKET_Y = RADIUS * 1.78;

function burner(): string {
  const [y, r, b] = [MOUTH_Y, MOUTH_RADIUS, BASKET_Y];
  return [
    ellipse(0, y, r, r * 0.3, '#ffdf9a'),
    stroke(
      draw`M${-r * 0.9} ${y}L-43 ${b}
        M${r * 0.9} ${y}L43 ${b}
        M${-r * 0.35} ${y + 6}L-18 ${b}
        M${r * 0.35} ${y + 6}L18 ${b}`,
      ROPE,
      1.4,
    ),
    path(draw`M-6 ${b - 52}q6-34 6-34q1 4 6 34q-6 5-12 0z`, '#fff2bd'),
    rect(-11, b - 53, 22, 5, ROPE),
    stroke(draw`M0 ${b - 48}V${b}`, ROPE, 1.2),
  ].join('');
}

/** Leans out, telescope to the empty sky. */
const passenger = (): string =>
  group(
    `transform="translate(-13 ${num(BASKET_Y)})"`,
    // coat, and the light on its back
    path('M-13 4C-13-12-12-20-4-24C4-25 10-18 11 4z', COAT),
    path('M-13 4C-13-12-12-20-4-24L-3-22C-8-16-8-6-7 4z', '#7fc0b8', 'opacity=".8"'),
    // head, hair, cap with a bobble
    circle(-6, -31, 8, SKIN),
    path('M-13.5-33C-12-42 1-42 3-33Q3-28 1-25Q0-31-3-33.5Q-9-35-13.5-33z', '#4a2c48'),
    path('M-14-34.5Q-6-38 4-34Q2-45-6-45T-14-34.5z', TERRACOTTA),
    circle(-6, -46, 2.4, CREAM),
    // scarf in the wind, arm
    path('M-3-25Q4-25 6-22C14-26 18-20 27-25C25-18 18-15 12-17C8-16 4-18-2-21z', MUSTARD),
    path('M4-17C-6-14-14-18-22-29L-19-32C-14-26-8-22-2-22z', COAT),
    // telescope, hand
    path('M-14-29.5L-70-45L-72-38L-16-26z', '#c98f4e'),
    path('M-14-29.5L-70-45L-70.6-43L-14.5-28.3z', '#ffe2a4'),
    path('M-70-47L-77-48L-79.5-36.5L-72.5-35.5z', BRASS_SHADE),
    path('M-42-38L-44-31L-41-30.3L-39-37.2z', BRASS_SHADE),
    circle(-21, -29, 3.4, SKIN),
  );

/** Perched on the telescope, looking back into the lens. */
const bird = (): string =>
  group(
    `transform="translate(-89 ${num(BASKET_Y - 54)}) scale(1.05)"`,
    path(
      'M-9 1C-11-7-4-13 2-11C2-16 9-18 12-13L17-11L12-9.5C13-4 8 1 2 1.5L-4 2L-17 6z',
      '#fdf0da',
    ),
    path('M-9 1C-8-6-2-8 3-6C1-1-4 1-9 1z', '#b98a9c'),
    circle(9, -13, 1.1, INK),
    path('M12.3-12.8L17.5-11L12.3-9.8z', MUSTARD),
    '<path d="M0 2V6M4 1.5V6" stroke="#d98a3c" stroke-width="1.2"/>',
  );

function basket(): string {
  const y = BASKET_Y;
  const wicker = scene.horizontalGradient(-34, 34, [
    [0, '#f0a868'],
    [0.3, '#b8704e'],
    [0.65, '#7a4658'],
    [1, '#4a2c54'],
  ]);
  const rail = scene.horizontalGradient(-37, 37, [
    [0, '#ffd9a0'],
    [0.4, '#b8704e'],
    [1, '#5c3458'],
  ]);
  let weave = '';
  for (let row = 0; row < 5; row++) {
    for (let column = -5; column <= 5; column++) {
      const x = column * 6 + (row % 2) * 3;
      if (Math.abs(x) < 29) weave += draw`M${x - 2.4} ${y + 8 + row * 7}q2.4 2 4.8 0`;
    }
  }
  const sandbag = (x: number): string =>
    ellipse(x, y + 20, 6, 9, '#8f5a44') + ellipse(x - 1.5, y + 18, 3.5, 6.5, '#d99a66');
  return [
    path(
      draw`M-34 ${y}H34L29 ${y + 38}
        Q28 ${y + 43} 22 ${y + 43}H-22
        Q-28 ${y + 43}-29 ${y + 38}z`,
      wicker,
    ),
    stroke(weave, '#3a2348', 1.1, 'opacity=".55"'),
    path(draw`M-37 ${y - 3}H37V${y + 4}H-37z`, rail),
    sandbag(-24),
    sandbag(16),
  ].join('');
}

/** A rope and an anchor with nothing to hook. */
function anchor(): string {
  const x = 26;
  const y = BASKET_Y + 40;
  const rope = draw`M${x} ${y}C${x + 10} ${y + 28} ${x - 12} ${y + 54} ${x} ${y + 82}`;
  const ring = 'M0-2a4 4 0 1 1 .1 0zM0-1.5a2 2 0 1 0-.1-5a2 2 0 1 0 .1 5';
  const iron =
    'M-1.8 0H1.8V5H9V8.2H1.8V27C9 26.5 14 22 15.5 15.5L12.5 16.5L18 8L21 18L18.5 16.6' +
    'C17 25.5 9.5 32 0 33C-9.5 32-17 25.5-18.5 16.6L-21 18L-18 8L-12.5 16.5L-15.5 15.5' +
    'C-14 22-9 26.5-1.8 27V8.2H-9V5H-1.8z';
  const lit = 'M-18.5 16.6C-17 25.5-9.5 32 0 33C-7 30-13.5 25-15.5 15.5z';
  return (
    stroke(rope, '#4a2c54', 1.8) +
    group(
      `transform="translate(${x} ${num(y + 82)}) rotate(8)"`,
      path(ring, ROPE),
      path(iron, ROPE),
      path(lit, '#ffc48c'),
    )
  );
}

// The basket is drawn larger than it would be, so that the joke can be seen on a phone.
const larger = `translate(0 ${num(BASKET_Y)}) scale(1.38) translate(0 ${num(-BASKET_Y)})`;
scene.layer(
  'balloon',
  0.55,
  group(
    'class="balloon" transform="translate(930 366)"',
    envelope(),
    burner(),
    group(`transform="${larger}"`, passenger(), bird(), basket(), anchor()),
  ),
);

// ── The map that got away, and three birds far off ──────────────────────────────────────────────

scene.layer('map', 0.57, [
  group(
    'transform="translate(776 728) rotate(-18) scale(1.15)"',
    path('M-24-14L-8-9L8-14L24-9V13L8 8L-8 13L-24 8z', '#fdf0d6'),
    path('M-8-9L8-14V8L-8 13z', '#e0b09c'),
    path('M24-9L8-14V8L24 13z', '#fbe0b8'),
    stroke('M-19 2q6-8 11-3t9 0t9-3', TERRACOTTA, 1.5, 'stroke-dasharray="3 2.5"'),
    '<path d="M11-6l5 6M16-6.5l-5 6" stroke="#d14f3c" stroke-width="1.5"/>',
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
  return `<path transform="${place}" d="${FAR_BIRD}" fill="#5a3f72"/>`;
};
scene.layer('birds', 0.5, [
  farBird(640, 520, 9, -6),
  farBird(664, 508, 7, 8),
  farBird(690, 524, 6, 0),
]);

// ── Sunlight over everything ────────────────────────────────────────────────────────────────────

const sunlight = scene.radialGradient(...SUN, 620, [
  [0, '#ffe6ac', 0.42],
  [0.4, '#ffb98a', 0.14],
  [1, '#ffb98a', 0],
]);
scene.layer('light', 0, rect(0, 0, WIDTH, HEIGHT, sunlight, 'style="mix-blend-mode:screen"'));
