/**
 * The Atatürk Pavilion at dusk: the white house among its pines with lit windows, a round turret at the
 * corner, a veranda of arches below, balconies, and dormers in a dark roof. Seen from the garden path,
 * between its beds of flowers.
 */

import { mix } from '../kit/colour.ts';
import { across, down, skyOf } from '../kit/mountains.ts';
import { random } from '../kit/numbers.ts';
import { archway, dot, draw, mound, points } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { circle, path, rect, stroke } from '../kit/shapes.ts';
import { halo, lensClouds } from '../kit/sky.ts';

export const stamp = new Scene('ts-ap-', { width: 1200, height: 900 });

const GROUND = 770;
const NIGHT = '#171c48';
const ROOF = '#3d3a72';

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

const WHITE = across(stamp, 340, 900, '#fff3dc', '#f0d3cf', '#b595b8');
const TRIM = '#fffaf0';

/** Lit panes in a white frame. */
const sash = (x: number, sill: number, width: number, height: number): string =>
  path(archway(x, sill, width + 14, height + 2), TRIM) +
  path(
    archway(x, sill, width, height),
    down(stamp, sill - height - width / 2, sill, '#ffeab8', '#ffb864'),
  ) +
  stroke(
    draw`M${x} ${sill}v${-height - width / 2}M${x - width / 2} ${sill - height * 0.5}h${width}`,
    '#a8694f',
    3,
  );
const cornice = (x: number, y: number, width: number): string =>
  rect(x, y, width, 12, TRIM) + rect(x, y + 12, width, 8, '#8c6f9c', 'opacity=".45"');
const balusters = (x: number, y: number, width: number): string => {
  let posts = '';
  for (let at = x + 8; at < x + width; at += 15) posts += draw`M${at} ${y + 4}v30`;
  return stroke(posts, TRIM, 5) + rect(x, y, width, 6, TRIM) + rect(x, y + 32, width, 8, TRIM);
};

function mainHouse(): string[] {
  return [
    // roof with two dormers
    path(
      'M436 318L500 226H842L912 318z',
      stamp.linearGradient([
        [0, '#5a5290'],
        [1, ROOF],
      ]),
    ),
    ...[600, 752].map(
      (x) =>
        rect(x - 32, 246, 64, 70, WHITE) +
        path(draw`M${x - 44} 250L${x} 208L${x + 44} 250z`, '#2d2b60') +
        sash(x, 304, 26, 22),
    ),
    rect(700, 186, 26, 46, '#c9a8bc'),
    rect(716, 186, 10, 46, '#7d6494'),
    rect(450, 318, 446, GROUND - 318, WHITE),
    cornice(440, 312, 468),
    cornice(446, 536, 456),
    ...[560, 660, 760, 850].map((x) => sash(x, 490, 44, 80)),
    balusters(606, 496, 208),
    // veranda of arches
    path([578, 682, 786].map((x) => archway(x, GROUND, 84, 118)).join(''), '#5d4a84'),
    path(
      [578, 682, 786].map((x) => archway(x, GROUND, 62, 96)).join(''),
      down(stamp, 590, GROUND, '#ffcf86', '#f09a6a'),
    ),
    rect(664, 644, 36, 126, '#8a4f50'),
    sash(860, 690, 40, 74),
  ];
}

const TURRET = 430;
function turret(): string[] {
  const round = stamp.horizontalGradient(TURRET - 92, TURRET + 92, [
    [0, '#d9bfd0'],
    [0.3, '#fff6e2'],
    [0.62, '#f0d3cf'],
    [1, '#9c7fae'],
  ]);
  const ring = (y: number): string =>
    path(
      draw`M${TURRET - 100} ${y}Q${TURRET} ${y + 14} ${TURRET + 100} ${y}v13Q${TURRET} ${y + 27} ${TURRET - 100} ${y + 13}z`,
      TRIM,
    ) +
    path(
      draw`M${TURRET - 92} ${y + 13}Q${TURRET} ${y + 27} ${TURRET + 92} ${y + 13}v9Q${TURRET} ${y + 36} ${TURRET - 92} ${y + 22}z`,
      '#8c6f9c',
      'opacity=".45"',
    );
  const row = (sill: number, height: number): string[] => [
    sash(TURRET - 60, sill - 4, 24, height),
    sash(TURRET, sill + 4, 40, height),
    sash(TURRET + 60, sill - 4, 24, height),
  ];
  return [
    path(
      draw`M${TURRET - 92} 270V${GROUND}Q${TURRET} ${GROUND + 16} ${TURRET + 92} ${GROUND}V270z`,
      round,
    ),
    path(
      draw`M${TURRET - 108} 276C${TURRET - 90} 230 ${TURRET - 34} 200 ${TURRET - 8} 122H${TURRET + 8}C${TURRET + 34} 200 ${TURRET + 90} 230 ${TURRET + 108} 276Q${TURRET} 296 ${TURRET - 108} 276z`,
      across(stamp, TURRET - 100, TURRET + 100, '#8a78b0', '#5a5290', '#26265a'),
    ),
    stroke(draw`M${TURRET} 124v-38`, TRIM, 5),
    circle(TURRET, 104, 6, TRIM),
    ring(272),
    ring(532),
    ...row(470, 100),
    ...row(706, 84),
  ];
}

stamp.layer(
  'glow',
  halo(stamp, [660, 640], 420, [
    [0, '#ffb878', 0.4],
    [1, '#ffb878', 0],
  ]),
);
stamp.layer('house', [...mainHouse(), ...turret()]);

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
