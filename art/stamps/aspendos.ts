/**
 * Aspendos on a summer night, from the arcade of the top gallery, looking down at the stage wall:
 * it has its full height, five doors (the middle one the largest), two storeys of niches with
 * gables in turn pointed and round, and the great gable of the middle; the tiers run down to the
 * orchestra in half circles. The wall is lit for a performance, the moon is up.
 */

import { lerp } from '../kit/numbers.ts';
import { draw, type Point } from '../kit/path.ts';
import { STAMP, voussoirs, wash } from '../kit/ruins.ts';
import { Scene } from '../kit/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { STAGE, TOP, wall } from './aspendos/wall.ts';

export const stamp = new Scene('sas-', STAMP);

const MOON: Point = [812, 196];

const STARS = [
  [330, 150],
  [420, 96],
  [520, 190],
  [640, 120],
  [700, 214],
  [470, 250],
  [590, 74],
  [900, 120],
  [360, 236],
] as const;

stamp.layer('sky', [
  wash(stamp, 0, 500, [
    [0, '#0b1238'],
    [0.5, '#1a2456'],
    [1, '#4a4a86'],
  ]),
  ...STARS.map(([x, y], i) => circle(x, y, i % 3 === 0 ? 3.4 : 2.2, '#e8e4f0')),
  ...lensClouds({ seed: 5, high: '#333d78', low: '#5a5a94', top: 100, bottom: 300 }, [
    [430, 226, 360, 16, 0.8],
    [760, 276, 300, 14, 0.8],
  ]),
  halo(stamp, MOON, 130, [
    [0, '#fff3cc', 0.6],
    [0.5, '#a8a6d8', 0.25],
    [1, '#a8a6d8', 0],
  ]),
  circle(...MOON, 38, '#fff6dc'),
]);

/** What lies beyond the arcade, drawn smaller than it is seen. */
const beyond = (...content: readonly string[]): string =>
  group('transform="matrix(1.16 0 0 1.16 -96 -106)"', ...content);

stamp.layer('wall', beyond(...wall(stamp)));

// The towers on either side of the stage.
const flank = (x: number, width: number, face: string): string =>
  rect(x, TOP - 34, width, 330, face);
stamp.layer(
  'flanks',
  beyond(
    flank(130, 90, '#6a3560'),
    flank(980, 90, '#4f2a5c'),
    path('M158 430h26v60h-26zM1010 430h26v60h-26z', '#2a1a48'),
    rect(124, TOP - 40, 102, 10, '#a85f66'),
    rect(974, TOP - 40, 102, 10, '#7d4468'),
  ),
);

// ── Stage, orchestra, tiers ─────────────────────────────────────────────────────────────────────

stamp.layer(
  'stage',
  beyond(
    rect(130, STAGE - 2, 940, 34, '#ffe6ac'),
    rect(130, STAGE + 22, 940, 26, '#b9665c'),
    ellipse(600, 640, 300, 60, '#ffcf88'),
    rect(0, 700, 1200, 200, '#33245c'),
  ),
);

/** Half an ellipse from one end of a tier to the other. */
const halfRing = (rx: number, ry: number, y: number): string =>
  draw`M${600 - rx} ${y}A${rx} ${ry} 0 0 0 ${600 + rx} ${y}`;
const TIERS = 9;
const tiers: string[] = [];
for (let i = TIERS; i >= 0; i--) {
  const t = i / TIERS;
  const rx = lerp(300, 800, t);
  const ry = lerp(62, 270, t ** 1.1);
  const y = lerp(634, 606, t);
  const warm = 1 - t;
  tiers.push(
    path(
      `${halfRing(rx, ry, y)}z`,
      stamp.radialGradient(
        600,
        600,
        720,
        [
          [0, '#f0a070'],
          [0.5, '#8f4a70'],
          [1, '#33245c'],
        ],
        { scaleY: 0.42 },
      ),
    ),
    stroke(
      halfRing(rx, ry, y),
      warm > 0.4 ? '#ffc98c' : '#a8658a',
      lerp(5, 8, t),
      `opacity="${(0.45 + 0.4 * warm).toFixed(2)}"`,
    ),
  );
}
/** Stairs run down between the blocks of seats. */
const stairs = [-66, -36, 0, 36, 66].map((degrees) => {
  const a = (degrees * Math.PI) / 180;
  return draw`M${600 + Math.sin(a) * 306} ${634 + Math.cos(a) * 62}L${600 + Math.sin(a) * 800} ${606 + Math.cos(a) * 270}`;
});
stamp.layer(
  'tiers',
  beyond(
    group(
      stamp.clip('below', 'M0 636H1200V900H0z'),
      ...tiers,
      stroke(stairs.join(''), '#2a1c50', 9, 'opacity=".55"'),
    ),
    path(`${halfRing(300, 62, 634)}z`, '#ffdc9c'),
  ),
);

// A chorus on the stage and one singer before it.
const singer = (x: number, foot: number, size: number, coat: string): string =>
  group(
    `transform="translate(${x} ${foot}) scale(${size})"`,
    path('M-9 0C-8-14-7-24-5-30Q0-34 5-30C7-24 8-14 9 0z', coat),
    circle(0, -37, 5, '#3f1f4c'),
  );
stamp.layer(
  'singers',
  beyond(
    ...[-190, -168, -146, -124, 124, 146, 168, 190].map((at, i) =>
      singer(600 + at, 618, 1, i % 2 === 0 ? '#7a2c50' : '#35326a'),
    ),
    ellipse(600, 664, 40, 8, '#fff6d6', 'opacity=".8"'),
    singer(600, 664, 1.35, '#b8323c'),
  ),
);

// ── The arcade of the gallery, near and dark ────────────────────────────────────────────────────

const [even, odd] = voussoirs({ x: 600, spring: 470, inner: 510, outer: 620, count: 17 });
const curve = 'V470A510 510 0 0 1 1110 470V900';
const frame = `M0 0H1200V900H0zM90 900${curve}z`;
/** Two listeners on the top tier, their backs to the viewer. */
const listener = (x: number, coat: string): string =>
  group(
    `transform="translate(${x} 900)"`,
    path('M-58 10C-62-58-48-86-20-94H20C48-86 62-58 58 10z', coat),
    circle(0, -126, 31, '#150f36'),
    path(
      'M-29-137A31 31 0 0 1 29-137A34 40 0 0 0-29-137zM-54-54C-44-82-32-90-20-94H-8C-30-86-42-76-54-54zM54-54C44-82 32-90 20-94H8C30-86 42-76 54-54z',
      '#d98a6c',
      'opacity=".75"',
    ),
  );
stamp.layer('arcade', [
  path(
    frame,
    stamp.verticalGradient(0, 900, [
      [0, '#241a4c'],
      [1, '#150f36'],
    ]),
    'fill-rule="evenodd"',
  ),
  path(even, '#3a2a62'),
  path(odd, '#30225a'),
  stroke(`M90 900${curve}`, '#d98a6c', 7, 'opacity=".75"'),
  path('M-10 470H98V494H-10zM1102 470H1210V494H1102z', '#55376f'),
]);
stamp.layer('listeners', [listener(300, '#241a4c'), listener(424, '#2c1f56')]);
