/**
 * Istanbul guide: İstiklal after rain at dusk. The old tram comes down the street between lit
 * shops, Galata Tower stands at its far end, a cat watches from the wall.
 */

import { mix } from '../kit/colour.ts';
import { type Area, rippleFilter } from '../kit/filters.ts';
import { item, lerp, random } from '../kit/numbers.ts';
import { dot, draw, HEIGHT, num, type Point, smoothPath } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, ellipse, group, path, rect, SCREEN, stroke } from '../kit/shapes.ts';
import { halo, lensCloud, sunlight } from '../kit/sky.ts';
import { FOCAL, ground, LEFT, project, RIGHT } from './guide-istanbul/camera.ts';
import { bougainvillea, cat, lantern, wall } from './guide-istanbul/foreground.ts';
import { galataTower } from './guide-istanbul/galata-tower.ts';
import { houses } from './guide-istanbul/houses.ts';
import { defineLights, GLOW, glow } from './guide-istanbul/lights.ts';
import { cobbles, kerbs, rails, rowJoints, streetSurface, track } from './guide-istanbul/street.ts';
import { onTram, tram, tramShadow } from './guide-istanbul/tram.ts';

export const scene = new Scene('gi-');

const WIRE = '#1a1740';

defineLights(scene);

// ── Sky ─────────────────────────────────────────────────────────────────────────────────────────

const dusk = scene.verticalGradient(0, 640, [
  [0, '#151c52'],
  [0.16, '#2b3478'],
  [0.34, '#5b4f98'],
  [0.5, '#a5659a'],
  [0.66, '#e98684'],
  [0.82, '#fdb37c'],
  [1, '#ffe0a0'],
]);
const afterglow = scene.radialGradient(862, 540, 480, [
  [0, '#ffeab4', 1],
  [0.28, '#ffc987', 0.72],
  [0.6, '#f8987c', 0.3],
  [1, '#f58f7c', 0],
]);
scene.layer('sky', [band(0, HEIGHT, dusk), band(0, 760, afterglow)]);

function stars(): string {
  const next = random(12);
  let dots = '';
  for (let i = 0; i < 60; i++) {
    const x = 380 + next() * 860;
    const y = next() * 230;
    const r = 0.6 + next() * 1.1;
    dots += dot(x, y, r);
  }
  return path(dots, '#ffeccb', 'opacity=".55"');
}
scene.layer('stars', stars());

/** Warmer and paler the nearer they are to the end of the street. */
const CLOUDS = [
  { x: 610, y: 214, width: 330, height: 15, seed: 3, colour: '#c68aa6', opacity: 0.5 },
  { x: 1060, y: 150, width: 380, height: 18, seed: 5, colour: '#8a70a8', opacity: 0.5 },
  { x: 1010, y: 300, width: 250, height: 12, seed: 8, colour: '#f0a08c', opacity: 0.6 },
  { x: 700, y: 330, width: 220, height: 9, seed: 9, colour: '#f5a98c', opacity: 0.6 },
  { x: 960, y: 402, width: 180, height: 7, seed: 11, colour: '#ffcb98', opacity: 0.8 },
];
scene.layer(
  'clouds',
  CLOUDS.map(({ colour, opacity, ...cloud }) =>
    path(lensCloud(cloud), colour, `opacity="${opacity}"`),
  ),
);

scene.layer('moon', [
  halo(scene, [744, 212], 76, [
    [0, '#ffeccb', 0.34],
    [0.4, '#ffd9b0', 0.12],
    [1, '#ffd9b0', 0],
  ]),
  path('M738 191A22 22 0 1 0 765 222A18.5 18.5 0 0 1 738 191z', '#fff6de'),
]);

// ── The far end of the street ───────────────────────────────────────────────────────────────────

scene.layer('galata-tower', group('transform="translate(872 585) scale(1.3)"', galataTower(scene)));

const FAR_WALLS = ['#6d4680', '#7d4c80', '#8a5484'];

/** Two rows of roofs huddled on the hill, the front one darker. */
function farHouses(): string[] {
  const next = random(55);
  const markup: string[] = [];
  let windows = '';
  for (const { y, wallHaze, roofHaze } of [
    { y: 585, wallHaze: 0.32, roofHaze: 0.3 },
    { y: 593, wallHaze: 0.05, roofHaze: 0.05 },
  ]) {
    for (let i = 0; i < 18; i++) {
      const x = 700 + i * 18 + next() * 8;
      const w = 16 + next() * 14;
      const h = 24 + next() * 34;
      const wallColour = mix(item(FAR_WALLS, i % 3), '#e58f7e', wallHaze);
      const roof = draw`M${x - 2} ${y - h}l${w / 2 + 2} -7l${w / 2 + 2} 7z`;
      markup.push(rect(x, y - h, w, h + 20, wallColour));
      markup.push(path(roof, mix('#8c4a72', '#e58f7e', roofHaze)));
      for (const [right, down] of [
        [4, 7],
        [11, 7],
        [4, 18],
        [11, 18],
      ] as const) {
        if (next() < 0.5) windows += draw`M${x + right} ${y - h + down}h3.5v5h-3.5z`;
      }
    }
  }
  return [...markup, path(windows, '#ffdf9c')];
}
scene.layer('far-end', farHouses());

const haze = scene.radialGradient(862, 575, 190, [
  [0, '#ffd79c', 0.75],
  [0.5, '#ffb27e', 0.28],
  [1, '#ffb27e', 0],
]);
scene.layer('haze', rect(600, 380, 520, 260, haze));

// ── Houses ──────────────────────────────────────────────────────────────────────────────────────

const { left, right, reflections, groundGlow } = houses(scene);
const { surface, onStreet } = streetSurface(scene);
scene.layer('facades-far', [...left.slice(0, 4), ...right.slice(0, 4)]);
scene.layer('facades-left', left.slice(4));
scene.layer('facades-right', right.slice(4));

// ── The wet street ──────────────────────────────────────────────────────────────────────────────

const rippled = scene.filter(
  'ripples',
  rippleFilter({
    area: { x: -40, y: 500, width: 1680, height: 520 },
    frequency: [0.03, 0.05],
    seed: 5,
    scale: 20,
    blur: [1.2, 5],
  }),
);
const skyOnStreet = scene.radialGradient(
  862,
  560,
  300,
  [
    [0, '#ffdda0', 0.8],
    [0.4, '#ff9f7c', 0.4],
    [1, '#ff9f7c', 0],
  ],
  { scaleX: 0.75, scaleY: 1.5 },
);
scene.layer(
  'street',
  group(
    onStreet,
    surface,
    band(540, HEIGHT, skyOnStreet),
    group(SCREEN, groundGlow),
    group(`${rippled} opacity=".5"`, path(reflections, '#ffb866')),
    ...cobbles(),
    rowJoints(),
    ...kerbs(scene),
  ),
);
scene.layer('rails', group(onStreet, ...rails(scene)));

const streetHaze = scene.radialGradient(
  866,
  548,
  170,
  [
    [0, '#ffdca4', 0.85],
    [0.5, '#ffb27e', 0.34],
    [1, '#ffb27e', 0],
  ],
  { scaleY: 0.5 },
);
scene.layer('haze-2', group(onStreet, rect(640, 500, 460, 170, streetHaze)));

// ── People far up the street ────────────────────────────────────────────────────────────────────

interface Walker {
  x: number;
  z: number;
  coat: string;
  umbrella?: string;
  /** Walking to the left. */
  turned?: boolean;
}

/** A figure drawn in metres (so the numbers are not rounded), and its reflection. */
function walker({ x, z, coat, umbrella, turned = false }: Walker): string {
  const [footX, footY] = project(x, ground(z), z);
  const metre = FOCAL / z;
  const figure = [
    path('M-.2 0L-.16-.8L.14-.82L.3-.02H.18L.02-.6L-.08 0z', WIRE),
    path('M-.22-.7L-.2-1.36Q0-1.52.2-1.36L.26-.66Q0-.6-.22-.7z', coat),
    `<circle cx=".01" cy="-1.58" r=".125" fill="${WIRE}"/>`,
  ].join('');
  const overhead = (cloth: string): string =>
    stroke('M.16-1.2L.2-2.1', WIRE, 0.035) +
    path(
      'M-.5-1.86C-.4-2.3.8-2.3.9-1.86C.76-1.94.64-1.94.55-1.86C.44-1.94.3-1.94.2-1.86' +
        'C.1-1.94-.06-1.94-.15-1.86C-.26-1.94-.4-1.94-.5-1.86z',
      cloth,
    );
  const whole = figure + (umbrella === undefined ? '' : overhead(umbrella));
  const place = (tall: number): string => {
    const scale = `${num(turned ? -metre : metre)} ${num(tall)}`;
    return `transform="translate(${num(footX)} ${num(footY)}) scale(${scale})"`;
  };
  return group(place(metre), whole) + group(`${place(-metre * 0.8)} opacity=".28"`, whole);
}
scene.layer('walkers', [
  walker({ x: 1.4, z: 44, coat: '#5c4480' }),
  walker({ x: 0.9, z: 44, coat: '#a84a56' }),
  walker({ x: 2.7, z: 30, coat: '#3a3670', umbrella: '#b8453f' }),
  walker({ x: -4.6, z: 26, coat: '#7a4a70' }),
  walker({ x: 3.9, z: 20.5, coat: '#c08a5c', turned: true }),
  walker({ x: 3.2, z: 20, coat: '#344a78', umbrella: '#e0a458' }),
]);

// ── The tram ────────────────────────────────────────────────────────────────────────────────────

const upright = tram(scene, 1);
const mirrored = tram(scene, -1);

// The reflection fades towards the viewer, and ripples.
const fade = scene.verticalGradient(860, HEIGHT, [
  [0, '#fff', 0.75],
  [1, '#fff', 0.2],
]);
const mirror: Area = { x: 300, y: 780, width: 800, height: 240 };
const fading = scene.mask('tram', mirror, fade);
const rippledTram = scene.filter(
  'tram-ripples',
  rippleFilter({
    area: mirror,
    frequency: [0.02, 0.09],
    seed: 3,
    scale: 22,
    blur: [0.8, 2.2],
  }),
);

/** The wire above the track, and the pole up to it. */
function overheadWire(): string {
  const wire: Point[] = [];
  for (let z = 5; z < 46; z *= 1.15) wire.push(project(track(z) + 0.15, ground(z) + 6.2, z));
  const pole = draw`M${onTram(0, 3.4, 3.4)}L${onTram(0.1, 6.2, 7)}`;
  return stroke(smoothPath(wire), WIRE, 1.4, 'opacity=".8"') + stroke(pole, WIRE, 2.6);
}

const [headlampX, headlampY] = onTram(0, 1.26, 0);
scene.layer('tram', [
  group(fading, group(rippledTram, mirrored)),
  path(tramShadow(), '#0e0d2c', 'opacity=".72"'),
  overheadWire(),
  upright,
  group(
    SCREEN,
    glow(headlampX, headlampY, 150, 0.9),
    glow(headlampX, headlampY + 225, 70, 0.5),
    ellipse(headlampX, 930, 120, 60, GLOW, 'opacity=".7"'),
  ),
]);

// ── Lamps strung across the street ──────────────────────────────────────────────────────────────

function lampStrings(): string[] {
  let wires = '';
  let bulbs = '';
  let glows = '';
  const hang = (z: number, height: number, count: number): void => {
    const wire: Point[] = [];
    for (let i = 0; i <= count * 2; i++) {
      const t = i / (count * 2);
      const x = lerp(LEFT + 0.1, RIGHT - 0.1, t);
      const y = ground(z) + height - 1.5 * (1 - (2 * t - 1) ** 2) + (1 - t) * 0.5;
      wire.push(project(x, y, z));
      if (i % 2 === 0) continue;
      const [bulbX, bulbY] = project(x, y - 0.28, z);
      const r = (FOCAL / z) * 0.12;
      bulbs += draw`M${bulbX - r} ${bulbY}
        a${r} ${r * 1.15} 0 1 0 ${2 * r} 0a${r} ${r * 1.15} 0 1 0 ${-2 * r} 0`;
      wires += draw`M${bulbX} ${bulbY - r}v${-r * 1.4}`;
      glows += glow(bulbX, bulbY, r * 7, 0.62);
    }
    wires += smoothPath(wire);
  };
  hang(52, 7, 9);
  hang(38, 6.6, 9);
  hang(28, 6.4, 10);
  hang(21, 6.2, 10);
  hang(15.6, 6.1, 11);
  return [stroke(wires, WIRE, 1.5, 'opacity=".85"'), group(SCREEN, glows), path(bulbs, '#fff1c6')];
}
scene.layer('lamps', lampStrings());

// ── Foreground ──────────────────────────────────────────────────────────────────────────────────

scene.layer('foreground', [...wall(scene), ...bougainvillea(), cat()]);
scene.layer('lantern', lantern());

const vignette = scene.radialGradient(850, 560, 1000, [
  [0, '#0f1036', 0],
  [0.62, '#0f1036', 0],
  [1, '#0f1036', 0.5],
]);
scene.layer('vignette', [
  band(0, HEIGHT, vignette),
  sunlight(scene, [862, 560], 460, [
    [0, '#ffdc98', 0.3],
    [0.4, '#ff9f6e', 0.1],
    [1, '#ff9f6e', 0],
  ]),
]);

// ── What moves ──────────────────────────────────────────────────────────────────────────────────

// It comes towards the viewer, out of the vanishing point; its reflection, the wire and the glow stay.
scene.mover = {
  part: '#gi-tram > :not(:nth-child(-n + 3), :last-child)',
  scale: 1.06,
  pivot: [850, 610],
  seconds: 3.6,
};
