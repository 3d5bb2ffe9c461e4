/**
 * Istanbul guide: İstiklal after rain at dusk. The old tram comes down the street between lit
 * shops, Galata Tower stands at its far end, a cat watches from the wall.
 */

import { mix } from '../kit/colour.ts';
import { type Area, blurFilter, rippleFilter } from '../kit/filters.ts';
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
  // A young moon: its lit side is down and to the right, where the sun has gone.
  path('M764 200A22 22 0 0 1 727 223A24 24 0 0 0 764 200z', '#fff6de'),
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
  /** A scarf or a bag; the rain is over, so nobody has an umbrella up. */
  accent?: string;
  /** A skirt below the coat rather than trousers, and long hair. */
  skirt?: boolean;
  /** Walking to the left. */
  turned?: boolean;
}

/** Somebody seen from behind, in centimetres, and the reflection. */
function walker({ x, z, coat, accent, skirt = false, turned = false }: Walker): string {
  const [footX, footY] = project(x, ground(z), z);
  const metre = FOCAL / z / 100;
  const legs = skirt
    ? path('M-13-24L-15 0H-4L-5-24zM4-24L7-2H16L12-24z', WIRE) +
      path('M-17-84C-20-60-24-42-27-24Q0-17 25-25C22-44 19-62 17-84z', mix(coat, WIRE, 0.45))
    : path(
        'M-17-84C-19-56-20-28-22 0H-10C-7-24-3-46 1-62C5-44 10-24 15-3H26C23-30 20-58 17-84z',
        WIRE,
      );
  const body = path(
    'M-19-76C-20-100-18-118-22-132C-19-142-8-145-5-148H6C9-145 19-142 22-132C19-118 21-100 20-76Q0-69-19-76z',
    coat,
  );
  const arms = path(
    'M-21-134C-28-124-30-104-28-80L-22-79C-22-98-20-114-17-124zM21-134C28-124 31-104 29-82L23-80C23-98 20-114 17-124z',
    mix(coat, WIRE, 0.35),
  );
  const head =
    path('M-5-153H6V-144Q0-140-5-144z', '#a8685a') +
    path(
      skirt
        ? 'M-12-160C-14-180 14-180 12-160C11-150 14-140 12-132Q0-127-12-132C-14-140-11-150-12-160z'
        : 'M-11-160C-13-178 13-178 11-160C11-153 7-149 0-149S-11-153-11-160z',
      '#2a1a40',
    );
  // The lit end of the street is in front of them.
  const rim = path('M-19-140C-27-132-30-112-28-84L-26-84C-27-108-25-128-17-138z', '#ffc48c');
  const bag =
    accent === undefined
      ? ''
      : path('M25-84L23-82V-76L20-75V-46H38V-75L32-76V-82z', accent) +
        path('M-9-150Q0-144 10-150L12-142Q0-136-11-142z', accent);
  const whole = legs + arms + body + head + rim + bag;
  const place = (tall: number): string => {
    const scale = `${turned ? -metre : metre} ${tall}`;
    return `transform="translate(${num(footX)} ${num(footY)}) scale(${scale})"`;
  };
  return group(place(metre), whole) + group(`${place(-metre * 0.8)} opacity=".28"`, whole);
}
scene.layer('walkers', [
  walker({ x: 1.4, z: 44, coat: '#5c4480' }),
  walker({ x: 0.8, z: 44, coat: '#a84a56', skirt: true }),
  walker({ x: 2.7, z: 30, coat: '#b8453f', skirt: true }),
  walker({ x: -4.6, z: 26, coat: '#7a4a70' }),
  walker({ x: 3.95, z: 20.3, coat: '#d99a58', accent: '#c8443e', skirt: true }),
  walker({ x: 3.25, z: 20, coat: '#2f4f7c', turned: true }),
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

/** On a wet street a shadow has no edge. */
const soft = scene.filter(
  'soft',
  blurFilter({ area: { x: 380, y: 640, width: 680, height: 300 }, radius: 9 }),
);

/** The wire above the track, and the pole up to it. */
function overheadWire(): string {
  const wire: Point[] = [];
  for (let z = 5; z < 46; z *= 1.15) wire.push(project(track(z) + 0.15, ground(z) + 6.2, z));
  const pole = draw`M${onTram(0, 3.4, 3.4)}L${onTram(0.09, 5.98, 6.72)}`;
  return stroke(smoothPath(wire), WIRE, 1.4, 'opacity=".8"') + stroke(pole, WIRE, 2.6);
}

const [headlampX, headlampY] = onTram(0, 1.26, 0);
scene.layer('tram', [
  group(fading, group(rippledTram, mirrored)),
  path(tramShadow(), '#0e0d2c', `opacity=".72" ${soft}`),
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
scene.hoverAnimation = {
  part: '#gi-tram > :not(:nth-child(-n + 3), :last-child)',
  scale: 1.06,
  pivot: [850, 610],
  seconds: 3.6,
};
