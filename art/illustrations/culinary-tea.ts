/**
 * Tea, from the slope to the glass: the gardens through the window, the two pots on the fire, and
 * on the table the pale glass and the strong one, how to hold it, and how to say enough.
 */

import { steam } from '../kit/mist.ts';
import { random } from '../kit/numbers.ts';
import { draw } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, group, path, stroke } from '../kit/shapes.ts';
import { sunlight } from '../kit/sky.ts';
import {
  emptyGlass,
  FOREFINGER,
  glass,
  GLASS_HEIGHT,
  hand,
  PALE,
  saucer,
  spoon,
  STRONG,
} from './culinary-tea/glasses.ts';
import { pots } from './culinary-tea/pots.ts';
import { window } from './culinary-tea/window.ts';
import { numbered } from './marker.ts';

export const illustration = new Scene('itea-', { width: 1280, height: 1000 });
const scene = illustration;

const TABLE = 656;

// ── Wall, window, table ─────────────────────────────────────────────────────────────────────────

scene.layer('wall', [
  band(
    0,
    TABLE + 4,
    scene.linearGradient(
      [
        [0, '#4a9aa0'],
        [0.5, '#23707c'],
        [1, '#113f55'],
      ],
      { x1: 0, y1: 0, x2: 1280, y2: 620, userSpace: true },
    ),
  ),
]);
scene.layer('window', window(scene));

function table(): string[] {
  const next = random(8);
  let grain = '';
  for (let i = 0; i < 34; i++) {
    const [x, y, w] = [next() * 1300 - 60, TABLE + 20 + next() * 320, 80 + next() * 200];
    grain += draw`M${x} ${y}q${w * 0.5} ${(next() - 0.5) * 8} ${w} 0q${-w * 0.5} 4 ${-w} 0z`;
  }
  return [
    band(
      TABLE,
      1000,
      scene.linearGradient(
        [
          [0, '#e2a868'],
          [0.45, '#b9733f'],
          [1, '#6a3530'],
        ],
        { x1: 0, y1: TABLE, x2: 1280, y2: 960, userSpace: true },
      ),
    ),
    path(grain, '#6a3024', 'opacity=".28"'),
    // the light of the two panes on the wood
    path('M190 668H420L640 870H340zM450 668H660L960 870H680z', '#ffe9b4', 'opacity=".34"'),
    band(TABLE, TABLE + 7, '#f7cf94', 'opacity=".8"'),
    stroke('M-10 792H1290', '#6a3024', 2, 'opacity=".35"'),
  ];
}
scene.layer('table', table());

// ── Pots and glasses ────────────────────────────────────────────────────────────────────────────

scene.layer('pots', pots(scene, 930, 736));

const ROW = 936;
scene.layer('glasses', [
  saucer(150, ROW, '#ffb95c'),
  glass(scene, 150, ROW - 6, PALE),
  saucer(386, ROW, '#d9502a'),
  glass(scene, 386, ROW - 6, STRONG),
  saucer(664, ROW + 14, '#d9502a'),
  glass(scene, 664, ROW - 40, STRONG, FOREFINGER),
  hand(664, ROW - 40),
  saucer(1100, ROW, '#f6e6d0'),
  emptyGlass(1100, ROW - 6),
  spoon(1092, ROW - 12 - GLASS_HEIGHT),
]);

scene.layer('steam', [
  group(
    'opacity=".42"',
    steam(scene, {
      places: [
        [762, 282],
        [720, 500],
        [150, 712],
        [386, 712],
      ],
      height: 110,
      width: 26,
      seed: 4,
    }),
  ),
]);

scene.layer('light', [
  sunlight(scene, [180, 60], 980, [
    [0, '#ffedb8', 0.34],
    [0.5, '#ffdf9f', 0.1],
    [1, '#ffdf9f', 0],
  ]),
  band(
    0,
    1000,
    scene.radialGradient(560, 460, 900, [
      [0, '#10183a', 0],
      [0.62, '#10183a', 0],
      [1, '#10183a', 0.42],
    ]),
  ),
]);

// ── Numbers ─────────────────────────────────────────────────────────────────────────────────────

export const markers = numbered(scene, [
  { at: [560, 124] },
  { at: [1150, 250], to: [990, 380] },
  { at: [1196, 478], to: [1040, 566] },
  { at: [62, 760] },
  { at: [298, 760] },
  { at: [560, 700] },
  { at: [1196, 776] },
]);
