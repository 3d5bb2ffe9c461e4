/**
 * Zil Kale by night: the walls and the keep on a rock that rises out of the fog, black wooded slopes
 * on both sides of the gorge, the moon behind the keep. Seen from the road across the valley.
 */

import { mix } from '../kit/colour.ts';
import { across, down, facets, mist, skyOf, spruce, woods } from '../kit/mountains.ts';
import { fractalNoise, random } from '../kit/numbers.ts';
import { archway, dot, draw, type Point, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, group, path, stroke } from '../kit/shapes.ts';
import { halo, lensCloud, lensClouds } from '../kit/sky.ts';

export const stamp = new Scene('ts-zc-', { width: 1200, height: 900 });

const NIGHT = '#141f4a';
const FOG = '#8d92b4';
const MOON = [914, 262] as const;

function stars(): string {
  const next = random(20);
  let data = '';
  for (let i = 0; i < 46; i++) data += dot(next() * 1200, next() ** 1.4 * 380, 1 + next() * 1.8);
  return path(data, '#f4efd8', 'opacity=".8"');
}

stamp.layer('sky', [
  skyOf(stamp, 640, ['#0b1238', '#1a2456', '#34406f', '#6d6f95']),
  stars(),
  halo(stamp, MOON, 330, [
    [0, '#e9e3cf', 0.6],
    [0.4, '#b4b4c8', 0.3],
    [1, '#6d6f95', 0],
  ]),
  circle(...MOON, 104, '#fbf4dc'),
  path(dot(890, 216, 15) + dot(966, 290, 24) + dot(944, 226, 12), '#e6dcc0', 'opacity=".7"'),
  ...lensClouds({ seed: 42, high: '#3a4676', low: '#7f84a8', top: 80, bottom: 420 }, [
    [330, 150, 460, 22, 0.5],
    [900, 366, 520, 20, 0.7],
  ]),
]);

// ── The slopes of the gorge ─────────────────────────────────────────────────────────────────────

const SLOPES: readonly (readonly [
  middle: number,
  y: number,
  left: number,
  right: number,
  t: number,
  tree: number,
])[] = [
  [640, 560, 0.34, 0.4, 0.6, 18],
  [720, 700, 0.46, 0.66, 0.34, 34],
];
stamp.layer(
  'slopes',
  SLOPES.map(([middle, y, left, right, t, tree], i) => {
    const rough = fractalNoise(60 + i, 4);
    const edge = (x: number): number =>
      y - (x < middle ? (middle - x) * left : (x - middle) * right) - rough(x / 130) * 46;
    const colour = mix(NIGHT, FOG, t);
    return (
      path(
        woods(edge, { seed: 61 + i, spacing: tree * 0.62, height: tree }),
        down(stamp, y - 240, y + 60, colour, mix(colour, FOG, 0.7)),
      ) +
      mist(stamp, {
        top: (x) => y + 30 + rough(x / 160 + 5) * 20,
        y: y,
        depth: 260,
        colour: '#a9aac4',
        opacity: 0.6,
      })
    );
  }),
);

// ── The castle ──────────────────────────────────────────────────────────────────────────────────

const LIT = '#d3ccd0';
const DARK = '#202a58';

/** A wall with battlements along its top, from the left to the right. */
function battlements([x1, y1]: Point, [x2, y2]: Point, foot: number, width: number): string {
  const count = Math.max(1, Math.round((x2 - x1) / width / 2) * 2 - 1);
  let data = draw`M${x1} ${foot}`;
  for (let i = 0; i < count; i++) {
    const at = (k: number): Point => [
      x1 + ((x2 - x1) * k) / count,
      y1 + ((y2 - y1) * k) / count + (i % 2) * 17,
    ];
    data += draw`L${at(i)}L${at(i + 1)}`;
  }
  return data + draw`L${x2} ${foot}z`;
}

const face = (from: string, to: string, y: number, foot: number): string =>
  down(stamp, y, foot, from, to);
const round = across(stamp, 300, 396, '#2a3566', '#59628f', '#a5a5bd');

stamp.layer('castle', [
  // the outer wall with its round tower
  path(battlements([380, 494], [566, 446], 640, 17), face('#5a6392', '#39446f', 446, 600)),
  path(battlements([302, 432], [394, 432], 650, 14), round),
  path(archway(350, 520, 14, 22), DARK),
  // the middle wall
  path(battlements([540, 386], [664, 356], 560, 17), face('#676f9c', '#414b78', 356, 520)),
  path('M540 386h22V540H540z', DARK, 'opacity=".45"'),
  path(archway(612, 470, 26, 40), DARK),
  // the keep
  path(battlements([640, 172], [800, 172], 520, 20), face('#4f5887', '#313c6c', 180, 480)),
  path(battlements([800, 172], [862, 196], 530, 20), face(LIT, '#7d82a6', 190, 500)),
  path('M634 216H800v10H634zM800 216L866 236v10L800 226z', '#8d91b2', 'opacity=".7"'),
  path(archway(720, 306, 28, 34), '#ffc77e'),
  path(archway(720, 420, 28, 34) + archway(676, 362, 12, 20) + archway(770, 362, 12, 20), DARK),
  path(archway(832, 320, 13, 28) + archway(832, 420, 13, 28), '#5d648f'),
  stroke(
    'M662 270h34M746 250h26M666 440h28M756 460h24M440 520h32M500 500h26M410 550h22',
    DARK,
    4,
    'opacity=".5"',
  ),
]);

// ── The rock ────────────────────────────────────────────────────────────────────────────────────

const ROCK = points(
  '190,920 236,800 222,742 280,664 306,604 340,618 404,586 470,598 530,560 566,508 612,520 660,484 720,500 770,476 850,500 884,560 872,610 934,660 926,730 990,800 1020,920',
);
const splinters = facets({
  seed: 6,
  count: 9,
  x: [230, 960],
  y: [520, 660],
  width: [70, 130],
  length: [240, 380],
  lean: 0.02,
});
const high = facets({
  seed: 19,
  count: 5,
  x: [560, 900],
  y: [470, 500],
  width: [56, 90],
  length: [110, 170],
  lean: 0.06,
});
stamp.layer('rock', [
  group(
    stamp.clip('rock', polygon(ROCK)),
    path(polygon(ROCK), down(stamp, 470, 840, '#2c376a', '#434d7c', FOG)),
    path(splinters.dark, '#131c46', 'opacity=".8"'),
    path(splinters.lit, '#6d76a4', 'opacity=".6"'),
    path(high.dark, '#1a2552', 'opacity=".75"'),
    path(high.lit, '#5a649a', 'opacity=".6"'),
  ),
]);

// ── Fog and the near wood ───────────────────────────────────────────────────────────────────────

const rough = fractalNoise(88, 3);
stamp.layer('front', [
  mist(stamp, {
    top: (x) => 720 + rough(x / 180) * 40,
    y: 740,
    depth: 200,
    colour: '#b9b9cf',
    opacity: 0.95,
  }),
  ...(
    [
      [220, 740, 620, 34, 0.6],
      [960, 716, 480, 30, 0.55],
      [620, 800, 900, 46, 0.8],
    ] as const
  ).map(([x, y, width, height, opacity], i) =>
    path(lensCloud({ x, y, width, height, seed: 31 + i }), '#c9c8d8', `opacity="${opacity}"`),
  ),
  path(
    woods((x) => 890 - 150 * ((x - 600) / 620) ** 2 + rough(x / 140 + 4) * 20, {
      seed: 93,
      spacing: 40,
      height: 96,
    }),
    down(stamp, 720, 900, '#1b2756', '#0d1536'),
  ),
  spruce({ x: 70, foot: 930, height: 470, body: '#0d1536', lit: '#27336a', side: 1 }),
  spruce({ x: 170, foot: 930, height: 300, body: '#101a40', lit: '#2c3970', side: 1 }),
  spruce({ x: 1130, foot: 930, height: 400, body: '#0d1536', lit: '#27336a' }),
]);
