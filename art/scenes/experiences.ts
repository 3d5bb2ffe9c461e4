/**
 * Experiences: a hall of the Grand Bazaar at the golden hour. Light falls in from a courtyard at
 * the far end; mosaic lamps, shops on both sides, a tea boy, and a traveller who takes a picture.
 */

import { item, random } from '../kit/numbers.ts';
import { draw, HEIGHT, type Point, polygon, WIDTH } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, circle, group, path, rect, SCREEN, stroke } from '../kit/shapes.ts';
import { halo, sunlight } from '../kit/sky.ts';
import { arcade, sacks } from './experiences/arcade.ts';
import { counter, rolledKilims, spiceBowl } from './experiences/foreground.ts';
import { defineLamps, hang, rowsOfLamps } from './experiences/lamps.ts';
import { passerby, teaCarrier, traveller } from './experiences/people.ts';
import {
  BAYS,
  END,
  onVault,
  type Place,
  project,
  RADIUS,
  shape,
  WINDOW_ANGLE,
} from './experiences/perspective.ts';

export const scene = new Scene('ex-');

/** Where daylight comes in. */
const EXIT: Point = [812, 556];

// The glow of a lamp.
scene.define(
  '<radialGradient id="ex-gl"><stop offset="0" stop-color="#fff0c0" stop-opacity=".9"/>' +
    '<stop offset=".2" stop-color="#ffcf80" stop-opacity=".5"/>' +
    '<stop offset=".5" stop-color="#ff9d55" stop-opacity=".15"/>' +
    '<stop offset="1" stop-color="#ff8a50" stop-opacity="0"/></radialGradient>',
);

// ── The courtyard beyond the exit ───────────────────────────────────────────────────────────────

const dim = scene.horizontalGradient(0, WIDTH, [
  [0, '#3d2450'],
  [0.5, '#4a2a54'],
  [1, '#2a1838'],
]);
const sky = scene.verticalGradient(400, 660, [
  [0, '#8fb9b4'],
  [0.4, '#ffe0ae'],
  [0.75, '#ffd08c'],
  [1, '#ffb97a'],
]);
scene.layer('courtyard', [
  band(0, HEIGHT, dim),
  rect(600, 380, 400, 300, sky),
  halo(scene, [838, 540], 150, [
    [0, '#fffbe6', 1],
    [0.3, '#fff0c4', 0.8],
    [1, '#ffe0a0', 0],
  ]),
  circle(846, 520, 26, '#fffdf0'),
  // a mosque, its finial, its minaret, the ground
  path('M640 650V612h50V592h30v-12c0-28 24-44 46-46c22 2 46 18 46 46v12h34v58z', '#c98a74'),
  stroke('M766 536v-18', '#d99874', 2),
  path('M876 650v-120l-3-3v-4l4-2v-28l4-16 4 16v28l4 2v4l-3 3v120z', '#d0947a'),
  rect(600, 640, 400, 40, '#f3b884'),
]);

// ── The hall ────────────────────────────────────────────────────────────────────────────────────

scene.layer('arcade', arcade(scene));

const FLOOR_START = 4.2;
const [, FLOOR_END_Y] = project([0, 0, END]);

/** The joints between the paving stones; those across the hall lie closer the nearer they are. */
function joints(): string {
  let lines = '';
  for (let i = -6; i <= 6; i++) {
    const x = (i * RADIUS) / 6;
    lines += draw`M${project([x, 0, FLOOR_START])}L${project([x, 0, END])}`;
  }
  for (let z = 4.4; z < END; z *= 1.1) {
    const [left, y] = project([-RADIUS, 0, z]);
    const [right] = project([RADIUS, 0, z]);
    lines += draw`M${left} ${y}H${right}`;
  }
  return stroke(lines, '#4a2648', 1.2, 'opacity=".35"');
}

/** Stones that shine, most of them along the middle. */
function shiningStones(): string[] {
  const next = random(9);
  let bright = '';
  let faint = '';
  for (let z = 4.4; z < 26; z *= 1.1) {
    for (let i = -6; i < 6; i++) {
      const left = (i * RADIUS) / 6;
      const right = ((i + 1) * RADIUS) / 6;
      const light = Math.exp(-(((left + 0.35) / 1.5) ** 2));
      if (next() >= 0.16 + 0.5 * light) continue;
      const back = z * 1.1;
      const stone = shape([left, 0, z], [right, 0, z], [right, 0, back], [left, 0, back]);
      if (light > 0.4) bright += stone;
      else faint += stone;
    }
  }
  return [path(bright, '#ffd79a', 'opacity=".22"'), path(faint, '#ffb27a', 'opacity=".1"')];
}

const floorCorners: Place[] = [
  [-RADIUS, 0, FLOOR_START],
  [RADIUS, 0, FLOOR_START],
  [RADIUS, 0, END],
  [-RADIUS, 0, END],
];
const sunPath: Place[] = [
  [-1.2, 0, END],
  [1.5, 0, END],
  [0.9, 0, FLOOR_START],
  [-0.7, 0, FLOOR_START],
];
scene.layer('floor', [
  path(
    shape(...floorCorners),
    scene.verticalGradient(FLOOR_END_Y, HEIGHT, [
      [0, '#ffdca0'],
      [0.12, '#f0ac7c'],
      [0.4, '#a8606a'],
      [0.75, '#5c3258'],
      [1, '#321c42'],
    ]),
  ),
  joints(),
  ...shiningStones(),
  path(
    shape(...sunPath),
    scene.verticalGradient(FLOOR_END_Y, HEIGHT, [
      [0, '#fff3cc', 0.85],
      [0.35, '#ffd79a', 0.4],
      [1, '#ffb27a', 0],
    ]),
  ),
]);

scene.layer('sacks', sacks(scene));

/** From the window of a bay, right in the vault, down to a patch on the floor, nearer than it. */
function sunbeam(bay: number): string {
  const z = (item(BAYS, bay) + item(BAYS, bay + 1)) / 2;
  const angle = Math.PI - WINDOW_ANGLE;
  const top = onVault(angle - 0.13, z);
  const bottom = onVault(angle + 0.13, z);
  const left = -1.5 - 0.2 * bay;
  const right = left + 1.3;
  const [back, front] = [z * 0.98, z * 0.88];
  const [farLeft, farRight] = [project([left, 0, back]), project([right, 0, back])];
  const light = scene.linearGradient(
    [
      [0, '#fff0c0', 0.4],
      [0.6, '#ffd898', 0.12],
      [1, '#ffd898', 0.02],
    ],
    { x1: top[0], y1: top[1], x2: (farLeft[0] + farRight[0]) / 2, y2: farLeft[1], userSpace: true },
  );
  const patchOfLight = shape(
    [left, 0, back],
    [right, 0, back],
    [right - 0.3, 0, front],
    [(left + right) / 2 - 0.42, 0, front * 0.96],
    [left - 0.3, 0, front],
  );
  return (
    path(polygon([top, bottom, farRight, farLeft]), light) +
    path(patchOfLight, '#ffd9a0', 'opacity=".12"')
  );
}
scene.layer('sunbeams', group(SCREEN, ...[0, 1, 2, 3, 4].map(sunbeam)));

scene.layer(
  'exit-glow',
  sunlight(scene, EXIT, 420, [
    [0, '#fff0c0', 0.5],
    [0.3, '#ffd79a', 0.26],
    [1, '#ffb27a', 0],
  ]),
);

// ── People and lamps ────────────────────────────────────────────────────────────────────────────

scene.layer('people', [
  passerby({ x: 0.95, z: 27, coat: '#a85a5c', legs: '#6b3a52', hair: '#6b3a44', skirt: true }),
  passerby({ x: 0.3, z: 26, coat: '#5a6a7c', legs: '#5c3450', hair: '#5c3440' }),
  passerby({ x: -1.7, z: 19, coat: '#c98a5c', legs: '#8c4a5c', hair: '#5c3034', skirt: true }),
  passerby({ x: -1.15, z: 18.4, coat: '#4f6f86', legs: '#4a2c4c', hair: '#4a2a38' }),
  passerby({ x: 2.5, z: 14, coat: '#2f6a74', legs: '#3d2444', hair: '#3a2030', towards: true }),
  teaCarrier({ x: 0.72, z: 8.9 }),
]);

defineLamps(scene);
const lamps = rowsOfLamps();
scene.layer('lamps-far', lamps.slice(0, 12).map(hang));
scene.layer('lamps-mid', lamps.slice(12).map(hang));
scene.layer('lamps-near', [
  hang({ x: -1.62, y: 3.72, z: 6.6, pattern: 'a', size: 0.42 }),
  hang({ x: 1.5, y: 4.05, z: 6.9, pattern: 'd', size: 0.4 }),
  hang({ x: 0.18, y: 4.55, z: 7.6, pattern: 'b', size: 0.4 }),
  hang({ x: -0.62, y: 3.95, z: 8.4, pattern: 'c', size: 0.34 }),
  hang({ x: 2.3, y: 3.15, z: 6.2, pattern: 'e', size: 0.38 }),
  hang({ x: -2.5, y: 3, z: 6.1, pattern: 'b', size: 0.36 }),
  hang({ x: 0.95, y: 3.35, z: 8.8, pattern: 'c', size: 0.3 }),
]);

// ── In front ────────────────────────────────────────────────────────────────────────────────────

scene.layer('foreground', [
  ...rolledKilims(),
  ...counter(scene),
  spiceBowl(scene, 1570, 898, 1.25, '#7f9440'),
  spiceBowl(scene, 1440, 900, 1.15, '#e07a2c'),
  spiceBowl(scene, 1310, 902, 1.1, '#b8302c'),
  spiceBowl(scene, 1180, 906, 1.05, '#f0b02c'),
]);

scene.layer('traveller', traveller());

// ── Dusk towards the edges, light from the exit over everything ─────────────────────────────────

const dusk = scene.radialGradient(800, 560, 1000, [
  [0, '#1f1034', 0],
  [0.55, '#1f1034', 0],
  [1, '#1f1034', 0.6],
]);
scene.layer('vignette', [
  band(0, HEIGHT, dusk),
  sunlight(scene, EXIT, 520, [
    [0, '#ffe2a8', 0.3],
    [0.4, '#ff9f6e', 0.1],
    [1, '#ff9f6e', 0],
  ]),
]);
