/**
 * The Atatürk Pavilion at dusk: the white house among its pines with lit windows, a round turret at the
 * corner, a veranda of arches below, balconies, and dormers in a dark roof. Seen from the garden path,
 * between its beds of flowers.
 */

import { mix } from '../kit/colour.ts';
import { down, skyOf } from '../kit/mountains.ts';
import { random } from '../kit/numbers.ts';
import { dot, draw, mound, points } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { path } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';
import { GROUND, house } from './ataturk-pavilion/house.ts';

export const stamp = new Scene('ts-ap-', { width: 1200, height: 900 });

const NIGHT = '#171c48';

stamp.layer('sky', [
  skyOf(stamp, 720, ['#141d4d', '#35367a', '#7c5796', '#e89a86']),
  ...lensClouds({ seed: 18, high: '#3d3f80', low: '#c98496', top: 60, bottom: 560 }, [
    [930, 150, 440, 22, 0.6],
    [300, 110, 320, 16, 0.5],
    [1040, 330, 320, 14, 0.6],
  ]),
  path(
    dot(170, 200, 2.4) +
      dot(300, 60, 2) +
      dot(620, 50, 2.2) +
      dot(1010, 60, 2.6) +
      dot(90, 80, 2) +
      dot(800, 90, 1.8),
    '#fff4d8',
  ),
]);

/** A pine: a bare stem and four flat clouds of needles. */
function pine(x: number, foot: number, height: number, body: string, lit: string): string {
  const at = (u: number): number => foot - height * u;
  const w = height * 0.2;
  const tier = (dx: number, u: number, width: number): string =>
    draw`M${x + dx - width} ${at(u)}
      Q${x + dx - width * 0.9} ${at(u + 0.11)} ${x + dx} ${at(u + 0.14)}
      Q${x + dx + width * 0.9} ${at(u + 0.11)} ${x + dx + width} ${at(u)}
      Q${x + dx} ${at(u - 0.035)} ${x + dx - width} ${at(u)}z`;
  const crown = [
    tier(0, 0.84, w * 0.7),
    tier(w * 0.24, 0.7, w),
    tier(-w * 0.3, 0.57, w * 1.15),
    tier(w * 0.3, 0.44, w),
  ];
  return [
    path(draw`M${x - 8} ${foot}L${x - 4} ${at(0.9)}h8L${x + 9} ${foot}z`, NIGHT),
    ...crown.map((one) => path(one, body)),
    path(
      tier(-w * 0.14, 0.88, w * 0.46) + tier(0, 0.745, w * 0.66) + tier(-w * 0.5, 0.612, w * 0.72),
      lit,
      'opacity=".5"',
    ),
  ].join('');
}
stamp.layer(
  'pines',
  points('90,560 230,440 1010,470 1120,610').map(([x, height]) =>
    pine(x, GROUND + 10, height, '#2c2f68', '#5d5490'),
  ),
);

// ── The house ───────────────────────────────────────────────────────────────────────────────────

stamp.layer(
  'glow',
  halo(stamp, [660, 640], 420, [
    [0, '#ffb878', 0.4],
    [1, '#ffb878', 0],
  ]),
);
stamp.layer('house', house(stamp));

// ── The garden ──────────────────────────────────────────────────────────────────────────────────

const hedge = (from: number, to: number, y: number, radius: number, colour: string): string => {
  let data = '';
  for (let x = from; x <= to; x += radius * 1.3) data += mound(x, y, radius, radius * 0.9);
  return path(
    data + draw`M${from - radius * 0.9} ${y - 1}H${to}V930H${from - radius * 0.9}z`,
    colour,
  );
};

/** Beds of flowers on both sides of the path, larger in front. */
function flowers(): string[] {
  const next = random(27);
  const found = ['', ''];
  for (let i = 0; i < 110; i++) {
    const t = next() ** 0.7;
    const y = 806 + t * 84;
    const gap = 90 + t * 150;
    const x = i % 2 ? 664 - gap - next() * 460 : 664 + gap + next() * 420;
    found[i % 3 ? 0 : 1] += dot(x, y, 3 + t * 6 * (0.6 + next()));
  }
  return [path(found[0] ?? '', '#e9788a'), path(found[1] ?? '', '#ffe3c4')];
}

stamp.layer('garden', [
  path(draw`M-20 ${GROUND}H1220V920H-20z`, down(stamp, GROUND, 900, '#4a4b7c', '#1d2352')),
  path(
    draw`M618 ${GROUND}H746L900 920H430z`,
    down(stamp, GROUND, 900, '#ffcf96', '#c98f98', '#6b5388'),
  ),
  hedge(-20, 330, GROUND + 16, 26, '#2c2f68'),
  hedge(930, 1230, GROUND + 16, 26, '#2c2f68'),
  hedge(-20, 440, 842, 30, mix(NIGHT, '#2f5a6a', 0.4)),
  hedge(860, 1230, 842, 30, mix(NIGHT, '#2f5a6a', 0.4)),
  ...flowers(),
  pine(1180, 930, 860, NIGHT, '#343a78'),
]);
