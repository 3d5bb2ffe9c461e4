/** The Galata Tower from below, lit from the right. */

import { random } from '../../kit/numbers.ts';
import { archway, dot, draw } from '../../kit/path.ts';
import { path, stroke } from '../../kit/shapes.ts';
import type { Scene } from '../../kit/scene.ts';

const X = 610;
const DARK = '#2d3550';

/** Round the tower, bending upwards; from the left edge to the right. */
const ring = (half: number, y: number): string =>
  draw`M${X - half} ${y}A${half} ${half * 0.16} 0 0 1 ${X + half} ${y}`;
interface Openings {
  half: number;
  sill: number;
  count: number;
  width: number;
  height: number;
}

/** Openings round a drum, narrower towards its edges. */
function openings({ half, sill, count, width, height }: Openings): string {
  let data = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count - 0.5) * Math.PI;
    const w = width * Math.cos(angle);
    const y = sill - half * 0.16 * Math.cos(angle);
    if (w > 4) data += archway(X + half * Math.sin(angle), y, w, height - w / 2);
  }
  return data;
}

/** Single stones, darker or lighter than the wall. */
function stones(): string[] {
  const next = random(7);
  let dark = '';
  let light = '';
  for (let i = 0; i < 54; i++) {
    const angle = (next() - 0.5) * 2.7;
    const y = 455 + Math.floor(next() * 15) * 25;
    const x = X + Math.sin(angle) * 140;
    const w = 34 * Math.cos(angle);
    const block = draw`M${x - w / 2} ${y - 22 * Math.cos(angle)}h${w}v13h${-w}z`;
    if (next() < 0.55) dark += block;
    else light += block;
  }
  return [path(dark, '#7d5a64', 'opacity=".22"'), path(light, '#fff3d2', 'opacity=".3"')];
}

export function tower(stamp: Scene): string[] {
  const stone = stamp.horizontalGradient(X - 160, X + 160, [
    [0, '#7d6a78'],
    [0.3, '#a48478'],
    [0.62, '#e2b98d'],
    [0.86, '#ffe9c0'],
    [1, '#f6d3a2'],
  ]);
  const lead = stamp.horizontalGradient(X - 126, X + 126, [
    [0, '#33506f'],
    [0.4, '#4f7488'],
    [0.72, '#9dbab4'],
    [1, '#d5e2cd'],
  ]);

  // between two rings
  const drum = (lower: number, bottom: number, upper: number, top: number, fill = stone): string =>
    path(
      draw`M${X - lower} ${bottom}L${X - upper} ${top}
      A${upper} ${upper * 0.16} 0 0 1 ${X + upper} ${top}L${X + lower} ${bottom}
      A${lower} ${lower * 0.16} 0 0 0 ${X - lower} ${bottom}z`,
      fill,
    );

  const posts = openings({ half: 158, sill: 318, count: 34, width: 5, height: 22 });
  return [
    drum(156, 880, 140, 424),
    ...stones(),
    path(
      [
        [-70, 520],
        [38, 566],
        [-20, 640],
        [76, 706],
        [-88, 740],
      ]
        .map(([dx = 0, y = 0]) => archway(X + dx, y, 17, 28))
        .join(''),
      DARK,
    ),
    drum(140, 430, 162, 392),
    drum(162, 394, 162, 378),
    stroke(ring(162, 394) + ring(146, 420), DARK, 4, 'opacity=".4"'),
    drum(150, 380, 150, 306),
    path(openings({ half: 150, sill: 368, count: 13, width: 28, height: 50 }), DARK),
    drum(
      168,
      322,
      168,
      306,
      stamp.horizontalGradient(X - 168, X + 168, [
        [0, '#5d566f'],
        [0.5, '#b08f80'],
        [1, '#ffe3b6'],
      ]),
    ),
    drum(122, 310, 120, 236),
    path(openings({ half: 121, sill: 296, count: 11, width: 24, height: 44 }), DARK),
    path(posts, '#f6dcb0'),
    stroke(ring(166, 296), '#f6dcb0', 5),
    drum(138, 244, 138, 230),
    path(
      draw`M${X - 134} 232Q${X - 58} 172 ${X} 66Q${X + 58} 172 ${X + 134} 232A134 21 0 0 0 ${X - 134} 232z`,
      lead,
    ),
    stroke(
      draw`M${X - 70} 219Q${X - 32} 160 ${X} 72M${X} 212V72M${X + 70} 219Q${X + 32} 160 ${X} 72`,
      '#2f4d68',
      3,
      'opacity=".35"',
    ),
    stroke(draw`M${X} 74V26`, '#ffe9b0', 5),
    path(dot(X, 62, 8) + dot(X, 44, 6) + dot(X, 30, 4), '#ffe9b0'),
  ];
}
