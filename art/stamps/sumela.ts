/**
 * Sümela hangs on its cliff, in morning mist: the long white front of cells, five storeys high, under
 * the overhang of the rock, the small stepped houses of the gate at its left, spruces above and below.
 * Seen from across the gorge, as from the path through the wood, with the light from the left.
 */

import { mix } from '../kit/colour.ts';
import { fractalNoise } from '../kit/numbers.ts';
import { points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { group, path } from '../kit/shapes.ts';
import { across, down, facets, mist, skyOf, spruce, woods } from '../kit/mountains.ts';
import { monastery } from './sumela/monastery.ts';

export const stamp = new Scene('ts-sm-', { width: 1200, height: 900 });

const FOREST = '#1f5a55';
const PALE = '#f3efd8';

stamp.layer('sky', skyOf(stamp, 640, ['#5f8f8a', '#9fc0b2', '#d6e2cd', PALE]));

// ── The other side of the gorge ─────────────────────────────────────────────────────────────────

const RIDGES: readonly (readonly [y: number, slope: number, t: number])[] = [
  [330, 0.5, 0.78],
  [450, 0.34, 0.6],
  [580, 0.2, 0.4],
];
stamp.layer(
  'ridges',
  RIDGES.map(([y, slope, t], i) => {
    const rough = fractalNoise(40 + i, 4);
    const edge = (x: number): number => y + x * slope + rough(x / 120) * 46;
    return (
      path(
        woods(edge, { seed: 60 + i, spacing: 12 + i * 5, height: 26 + i * 14, to: 620 }),
        down(stamp, y - 20, y + 300, mix(FOREST, '#a9c8b8', t), mix(FOREST, PALE, t + 0.16)),
      ) +
      mist(stamp, {
        top: (x) => y + 70 + rough(x / 160 + 9) * 40,
        y: y + 40,
        depth: 200,
        colour: PALE,
        opacity: 0.75,
      })
    );
  }),
);

// ── The cliff ───────────────────────────────────────────────────────────────────────────────────

const CLIFF = points(
  '330,-20 352,90 318,170 338,262 296,350 310,440 268,520 276,640 236,760 240,920 1240,920 1240,-20',
);
const onCliff = stamp.clip('cliff', polygon(CLIFF));
const OVERHANG = points(
  '262,386 330,300 372,312 452,236 500,246 640,150 690,168 800,104 838,122 960,62 1010,84 1130,34 1240,40 1240,460 262,460',
);

/** Splinters of rock as lit and shaded sides. */
const splinters = (options: Parameters<typeof facets>[0], opacity: number): string => {
  const { lit, dark } = facets(options);
  return (
    path(lit, '#e6dab6', `opacity="${opacity}"`) + path(dark, '#566c6b', `opacity="${opacity}"`)
  );
};

stamp.layer('cliff', [
  path(polygon(CLIFF), across(stamp, 230, 1240, '#c6bea0', '#a6a58f', '#7f8f86')),
  group(
    onCliff,
    splinters(
      {
        seed: 3,
        count: 7,
        x: [280, 1180],
        y: [-120, -60],
        width: [70, 120],
        length: [240, 330],
        lean: -0.12,
      },
      0.7,
    ),
    path(
      polygon(OVERHANG),
      stamp.verticalGradient(60, 450, [
        [0, '#33494e'],
        [0.6, '#496163', 0.9],
        [1, '#6d827c', 0],
      ]),
    ),
    splinters(
      {
        seed: 9,
        count: 5,
        x: [420, 1240],
        y: [70, 190],
        width: [60, 110],
        length: [160, 240],
        lean: -0.14,
      },
      0.16,
    ),
    splinters(
      {
        seed: 4,
        count: 11,
        x: [180, 1240],
        y: [440, 540],
        width: [80, 150],
        length: [300, 440],
        lean: -0.1,
      },
      0.75,
    ),
  ),
]);

stamp.layer('monastery', monastery(stamp));

// ── Mist, and the wood in front ─────────────────────────────────────────────────────────────────

const waves = fractalNoise(77, 3);
const front = (x: number): number => 880 - 30 * Math.cos((x - 500) / 260) + waves(x / 150) * 24;
stamp.layer('front', [
  mist(stamp, {
    top: (x) => 700 + waves(x / 170 + 5) * 40,
    y: 740,
    depth: 220,
    colour: PALE,
    opacity: 0.9,
  }),
  path(
    woods((x) => front(x) - 40, { seed: 91, spacing: 34, height: 84 }),
    down(stamp, 700, 900, '#4d8a7c', '#a9c8b4'),
  ),
  path(
    woods((x) => front(x) + 60, { seed: 92, spacing: 52, height: 120 }),
    down(stamp, 740, 900, '#17494a', '#2b6a60'),
  ),
  spruce({ x: 96, foot: 960, height: 500, body: '#123f44', lit: '#2f6d61' }),
  spruce({ x: 206, foot: 980, height: 380, body: '#17494a', lit: '#35756a' }),
  spruce({ x: 1136, foot: 980, height: 330, body: '#123f44', lit: '#2a655d' }),
]);
