/**
 * The Terrace Houses: a room of painted walls and a mosaic floor, under the great roof that covers
 * them, seen from above over the rail of the glass walkway. Panels framed in red with a Muse in
 * each, a dado like marble below them; the floor black and white round a medallion.
 */

import { mix } from '../kit/colour.ts';
import { item } from '../kit/numbers.ts';
import { draw, type Point, points, polygon } from '../kit/path.ts';
import { Scene } from '../kit/scene.ts';
import { band, ellipse, group, path, stroke } from '../kit/shapes.ts';
import { sunlight } from '../kit/sky.ts';
import { muse, ROBES } from './terrace-houses/muse.ts';

export const stamp = new Scene('sth-', { width: 1200, height: 900 });

const [CREAM, RED, OCHRE, TEAL, BLACK] = ['#f8e6bd', '#b4493c', '#e8b15c', '#3f7f7c', '#3b2f3c'];
const STEEL = '#24404a';

/** A place in the room: across (-1 to 1), up, and from the back wall (0) to our feet (1). */
const at = (u: number, up: number, v: number): Point => {
  const z = 1.88 - v * 0.88;
  return [610 + (u * 620) / z, -41 + (961 - up * 640) / z];
};
const on = (u: number, v: number): Point => at(u, 0, v);

// ── Roof and the terraces behind ────────────────────────────────────────────────────────────────

stamp.layer('roof', [
  band(
    0,
    900,
    stamp.verticalGradient(0, 420, [
      [0, '#7fb0ae'],
      [0.5, '#cfe2d2'],
      [1, '#f7edcf'],
    ]),
  ),
  stroke('M-20 70L1220 10M-20 150L1220 96', '#5c8f92', 7),
  stroke(
    Array.from(
      { length: 13 },
      (_, i) => draw`M${-40 + i * 100} ${72 - i * 5}l50 ${72}l50 ${-77}`,
    ).join(''),
    '#5c8f92',
    3,
  ),
  path('M820 560V300H930V262H1050V220H1220V560z', '#d9c49c'),
  path('M820 300H930V312H820zM930 262h120v12H930zM1050 220h170v12h-170z', '#f8ebca'),
  path('M962 310h52v90h-52zM1090 276h60v110h-60z', '#a8927c', 'opacity=".7"'),
]);

// ── Painted walls ───────────────────────────────────────────────────────────────────────────────

type Wall = (along: number, up: number) => Point;
const area = (
  wall: Wall,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): string => polygon([wall(from, low), wall(from, high), wall(to, high), wall(to, low)]);

/** Panels along a wall, their frames and thin inner lines, and a dado of imitated marble. */
function panels(wall: Wall, count: number, light: number): string {
  const shade = (colour: string): string => mix('#8a5a55', colour, light);
  const pieces: string[] = [path(area(wall, [0, 1], [0, 1]), shade(RED))];
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i + 0.09) / count, (i + 0.91) / count];
    pieces.push(
      path(area(wall, [from, to], [0.32, 0.93]), shade(i % 2 === 0 ? CREAM : OCHRE)),
      path(area(wall, [from, to], [0.05, 0.25]), shade(i % 2 === 0 ? TEAL : '#d98f62')),
    );
    const inner = [from + 0.1 / count, to - 0.1 / count] as const;
    pieces.push(stroke(area(wall, inner, [0.37, 0.88]), shade(i % 2 === 0 ? RED : CREAM), 3));
  }
  return pieces.join('');
}

const ragged = points(
  '280,470 280,150 340,138 380,158 470,132 560,150 640,128 720,150 790,140 850,168 940,160 940,470',
);
const onBack = stamp.clip('back', polygon(ragged));
const back: Wall = (along, up) => at(-1 + 2 * along, up * 0.98, 0);
const left: Wall = (along, up) => at(-1, up * 0.98, 1.04 - 1.04 * along);
const right: Wall = (along, up) => at(1, up * 0.52, 1.04 * along);

stamp.layer('walls', [
  group(
    onBack,
    panels(back, 4, 1),
    ...ROBES.map(([robe, cloak], i) => {
      const [x, y] = back((i + 0.5) / 4, 0.42);
      return group(`transform="translate(${x} ${y}) scale(1.42)"`, muse(robe, cloak));
    }),
  ),
  panels(left, 3, 0.72),
  panels(right, 3, 0.88),
  path(polygon([right(0, 1), right(1, 1), at(1.07, 0.51, 1.04), at(1.07, 0.51, 0)]), '#f3ddb2'),
  path(polygon([left(0, 1), left(1, 1), at(-1.07, 0.98, 0), at(-1.1, 0.98, 1.04)]), '#f3ddb2'),
]);

// ── Mosaic ──────────────────────────────────────────────────────────────────────────────────────

const tile = (u1: number, u2: number, v1: number, v2: number): string =>
  polygon([on(u1, v1), on(u2, v1), on(u2, v2), on(u1, v2)]);

function lozenges(): string[] {
  const tones = ['', ''];
  const [columns, rows] = [10, 5];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = -0.8 + (1.6 * (column + 0.5)) / columns;
      const v = 0.12 + (0.8 * (row + 0.5)) / rows;
      if ((u / 0.53) ** 2 + ((v - 0.5) / 0.43) ** 2 < 1) continue;
      const [du, dv] = [0.8 / columns, 0.4 / rows];
      tones[(row + column) % 2] += polygon([
        on(u - du, v),
        on(u, v - dv),
        on(u + du, v),
        on(u, v + dv),
      ]);
    }
  }
  return [path(item(tones, 0), BLACK), path(item(tones, 1), '#c98a62')];
}
const teeth = Array.from({ length: 16 }, (_, i) => {
  const u = -0.92 + (1.84 * i) / 16;
  return (
    polygon([on(u, 0.095), on(u + 0.115, 0.095), on(u + 0.0575, 0.04)]) +
    polygon([on(u, 1), on(u + 0.115, 1), on(u + 0.0575, 0.94)])
  );
}).join('');

/** A ring of the medallion, or a wedge of it, as points of the floor. */
const ring = (radius: number): string =>
  polygon(
    Array.from({ length: 48 }, (_, i): Point => {
      const angle = (i / 48) * Math.PI * 2;
      return on(Math.cos(angle) * radius, 0.5 + Math.sin(angle) * radius * 0.82);
    }),
  );
const rays = (count: number, inner: number, outer: number, half: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const spot = (radius: number, turn: number): Point =>
      on(Math.cos(angle + turn) * radius, 0.5 + Math.sin(angle + turn) * radius * 0.82);
    return polygon([spot(inner, -half), spot(outer, 0), spot(inner, half)]);
  }).join('');

stamp.layer('floor', [
  path(tile(-1, 1, 0, 1.04), '#cdb596'),
  path(tile(-0.96, 0.96, 0.02, 1.02), CREAM),
  path(teeth, BLACK),
  path(tile(-0.86, 0.86, 0.1, 0.945), BLACK),
  path(tile(-0.84, 0.84, 0.112, 0.93), CREAM),
  ...lozenges(),
  path(ring(0.5), CREAM),
  path(ring(0.47), BLACK),
  path(ring(0.445), CREAM),
  path(rays(16, 0.28, 0.43, 0.19), RED),
  path(ring(0.29), BLACK),
  path(ring(0.27), OCHRE),
  path(rays(8, 0.09, 0.26, 0.55), CREAM),
  path(rays(8, 0.05, 0.2, 0.5), TEAL),
  path(ring(0.07), RED),
  path(
    polygon([on(-1, 0), on(1, 0), on(1, 0.12), on(-0.9, 0.12), on(-0.72, 1.04), on(-1, 1.04)]),
    BLACK,
    'opacity=".22"',
  ),
]);
stamp.layer(
  'light',
  sunlight(stamp, [760, 200], 700, [
    [0, '#fff3cf', 0.28],
    [1, '#fff3cf', 0],
  ]),
);

// ── The walkway, and one who looks down ─────────────────────────────────────────────────────────

stamp.layer('walkway', [
  path('M-20 800L1220 716V920H-20z', '#bfe3dd', 'opacity=".3"'),
  path('M120 800L330 776L250 920H60zM640 760L720 754L650 920H560z', '#ffffff', 'opacity=".22"'),
  stroke('M300 780V920M760 748V920M1180 720V920', STEEL, 12),
  path('M-20 800L1220 716V740L-20 826z', STEEL),
  stroke('M-20 801L1220 717', '#8fc2c0', 5),
  path(
    'M840 920C836 790 850 700 900 672Q930 656 940 628H1000Q1010 656 1040 672C1090 700 1104 790 1100 920z',
    '#2f5a62',
  ),
  path('M840 920C836 790 850 700 900 672Q920 662 932 648Q890 730 894 920z', '#9fc4b4'),
  path('M932 560H1008Q1010 640 970 648Q930 640 932 560z', '#5a3440'),
  ellipse(970, 574, 104, 26, '#d9a45c'),
  path('M914 572Q912 492 970 490Q1028 492 1026 572Q970 590 914 572z', '#f0c47a'),
  path('M914 566Q970 584 1026 566V548Q970 566 914 548z', RED),
  ellipse(970, 582, 88, 14, '#8a5a44', 'opacity=".35"'),
]);
