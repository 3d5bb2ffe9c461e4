/** The harbour wall on the left with its lighthouse. */

import { lerp, random, smoothstep } from '../../kit/numbers.ts';
import { archway, draw, type Point, polygon, ridge, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { lens } from '../../kit/water.ts';

/** The wall comes from the left and ends here. */
const HEAD_X = 560;
const HEAD_Y = 708;

const wallTop = (x: number): number => lerp(HEAD_Y, 772, smoothstep(HEAD_X, -200, x) * 1.02);
const wallFoot = (x: number): number =>
  lerp(HEAD_Y + 17, 862, (Math.max(0, HEAD_X - x) / 620) ** 1.15);

/** Lines of the masonry: `course` 0 is the top, 5 the water. */
const courseY = (x: number, course: number): number => lerp(wallTop(x), wallFoot(x), course / 5);

const TOP = ridge(wallTop, { from: -40, to: HEAD_X, step: 20 });
const FOOT = ridge(wallFoot, { from: -40, to: HEAD_X, step: 20 });
const OUTLINE = polygon([
  ...TOP,
  [HEAD_X + 10, HEAD_Y + 6],
  [HEAD_X + 12, HEAD_Y + 16],
  ...FOOT.toReversed(),
]);

function reflection(scene: Scene, rippled: string): string {
  const mirrored = FOOT.toReversed().map(([x, y]): Point => [x, y + lerp(70, 20, (x + 40) / 600)]);
  const shade = scene.verticalGradient(720, 950, [
    [0, '#2c4a58', 0.7],
    [1, '#1b5f74', 0],
  ]);
  return group(
    rippled,
    path(polygon([...FOOT, ...mirrored]), shade),
    path('M518 730h24l2 70q-14 8-28 0z', '#f6ead0', 'opacity=".5"'),
    path('M518 748h24v11h-24zM517 772h26v11h-26z', '#d2553f', 'opacity=".55"'),
  );
}

/** Battlements, larger the nearer they are, each with its sunlit end. */
function battlements(scene: Scene): string {
  let blocks = '';
  let sunlit = '';
  let x = HEAD_X - 66;
  while (x > -40) {
    const w = lerp(9, 24, (HEAD_X - x) / 600);
    const h = w * 0.8;
    const y = wallTop(x);
    const leftY = wallTop(x - w);
    blocks += polygon([
      [x, y + 1],
      [x, y - h],
      [x - w, leftY - h],
      [x - w, leftY + 1],
    ]);
    sunlit += polygon([
      [x, y],
      [x, y - h],
      [x - w * 0.2, y - h + 0.2],
      [x - w * 0.2, y],
    ]);
    x -= w * 1.4;
  }
  const stone = scene.horizontalGradient(-40, HEAD_X, [
    [0, '#34485a'],
    [0.5, '#7f6466'],
    [1, '#c98c6c'],
  ]);
  return path(blocks, stone) + path(sunlit, '#ffd79c', 'opacity=".85"');
}

function masonry(): string {
  const next = random(12);
  let courses = '';
  for (let course = 1; course < 5; course++) {
    courses += smoothPath(ridge((x) => courseY(x, course), { from: -40, to: HEAD_X, step: 60 }));
  }
  let joints = '';
  for (let i = 0; i < 70; i++) {
    const x = -30 + next() * 570;
    const course = (next() * 5) | 0;
    joints += draw`M${x} ${courseY(x, course)}V${courseY(x, course + 1)}`;
  }
  return (
    stroke(courses, '#2c3f50', 1.2, 'opacity=".35"') +
    stroke(joints, '#2c3f50', 1.1, 'opacity=".32"')
  );
}

function wall(scene: Scene): string[] {
  const stone = scene.horizontalGradient(-40, HEAD_X, [
    [0, '#3a4a58'],
    [0.5, '#8a6a66'],
    [0.86, '#d69a70'],
    [1, '#ffd79c'],
  ]);
  const surf = [
    lens(HEAD_X - 6, HEAD_Y + 19, 34, 5),
    ...FOOT.filter((_, i) => i % 2 === 1).map(([x, y]) => lens(x + 8, y + 1, 22, 3)),
  ];
  return [
    path(OUTLINE, stone),
    battlements(scene),
    stroke(smoothPath(TOP), '#ffe3b0', 2.2, 'opacity=".8"'),
    masonry(),
    scene.stipple(
      path(
        OUTLINE,
        scene.horizontalGradient(-40, HEAD_X, [
          [0, '#102f42', 0.9],
          [0.6, '#102f42', 0.3],
          [1, '#102f42', 0],
        ]),
      ),
    ),
    path(surf.join(''), '#bff0e4', 'opacity=".55"'),
  ];
}

function lighthouse(scene: Scene): string[] {
  const x = 528;
  const foot = 712;
  const gallery = foot - 88;
  const iron = '#4a5664';
  const white = scene.horizontalGradient(x - 16, x + 16, [
    [0, '#9fb0b0'],
    [0.35, '#e6dcc4'],
    [0.75, '#fff6e0'],
    [1, '#fffdf2'],
  ]);
  const plinth = scene.horizontalGradient(x - 22, x + 22, [
    [0, '#7a6a6c'],
    [0.6, '#d6a27c'],
    [1, '#ffdfa8'],
  ]);
  const red = scene.horizontalGradient(x - 12, x + 12, [
    [0, '#8a3a40'],
    [0.5, '#d2553f'],
    [1, '#f38a5c'],
  ]);
  const cap = scene.horizontalGradient(x - 10, x + 10, [
    [0, '#8a3a40'],
    [1, '#e8774f'],
  ]);
  const railing = [-7, 0, 7].map((offset) => draw`M${x + offset} ${gallery}v-7`).join('');
  const lamp = draw`M${x - 7} ${gallery}v-17h14v17`;
  return [
    path(draw`M${x - 22} ${foot}v-16h44v16z`, plinth),
    path(draw`M${x - 13} ${foot - 16}L${x - 9} ${foot - 84}h18L${x + 13} ${foot - 16}z`, white),
    path(
      draw`M${x - 11.7} ${foot - 38}l.8-14h21.8l.8 14z
        M${x - 10} ${foot - 66}l.7-11h18.6l.7 11z`,
      red,
    ),
    path(draw`M${x - 14} ${foot - 84}h28v-4h-28z`, '#5a5a68'),
    stroke(draw`M${x - 13} ${gallery}v-7h26v7${railing}`, iron, 1.2),
    path(`${lamp}z`, '#ffe9a6'),
    stroke(draw`${lamp}M${x} ${gallery}v-17`, iron, 1.4),
    path(draw`M${x - 10} ${foot - 105}q10-15 20 0z`, cap),
    path(draw`M${x - 0.8} ${foot - 112}v-11h1.6v11z`, iron),
    path(archway(x, foot - 20, 6, 12), iron),
  ];
}

/** `rippled` is the attribute of a reflection. */
export const harbour = (scene: Scene, rippled: string): string[] => [
  reflection(scene, rippled),
  ...wall(scene),
  ...lighthouse(scene),
];
