/** A humpbacked bridge of one arch: its underside, its wall, its ring of stones, its parapet. */

import { mix } from '../../kit/colour.ts';
import { across } from '../../kit/mountains.ts';
import { item, random } from '../../kit/numbers.ts';
import { draw, type Point, points, polygon, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

/** Courses of long and short stones, as fine joints. */
function joints(): string {
  const next = random(31);
  let data = '';
  for (let i = 0; i < 120; i++) {
    const x = next() * 1200;
    const y = 300 + next() * 520;
    data += draw`M${x} ${y}h${16 + next() * 30}v${10 + next() * 8}`;
  }
  return data;
}

export function bridge(scene: Scene): string[] {
  const SPAN = 330;
  const MIDDLE: Point = [600, 700];
  const RISE = 372;

  /** The inner line of the arch, from its left springing to its right one: nearly half a circle. */
  const soffit = (offset: number): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const angle = Math.PI * (1 + i / 40);
      return [
        MIDDLE[0] + Math.cos(angle) * (SPAN + offset),
        MIDDLE[1] + Math.sin(angle) * (RISE + offset * 0.9),
      ];
    });
  const DECK = points(
    '-20,596 110,520 260,420 420,322 540,262 600,246 660,262 780,322 940,420 1090,520 1220,596',
  );
  const stone = across(scene, 0, 1200, '#efe4c2', '#d3c9a8', '#929a8c');

  function ring(): string[] {
    const inner = soffit(0);
    const outer = soffit(40);
    return Array.from({ length: 40 }, (_, i) => {
      const wedge = polygon([
        item(inner, i),
        item(outer, i),
        item(outer, i + 1),
        item(inner, i + 1),
      ]);
      return path(wedge, mix(i % 2 ? '#f4e8c6' : '#e0d3b0', '#7f8b82', i / 52));
    });
  }

  const wall = `${smoothPath(DECK, { tension: 0.8 })}V920H${MIDDLE[0] + SPAN}${smoothPath(soffit(0).toReversed(), { start: false })}V920H-20z`;
  const underside = `M270 860${smoothPath(soffit(0), { start: false })}${smoothPath(
    soffit(0)
      .map(([x, y]): Point => [x + 44, y + 22])
      .toReversed(),
    { start: false },
  )}L314 860z`;

  return [
    path(underside, across(scene, 260, 960, '#3c5a5a', '#4f6a64', '#b9b699')),
    group(
      scene.clip('wall', wall),
      path(wall, stone),
      stroke(joints(), '#6f7a70', 2.4, 'opacity=".42"'),
      path(
        'M-20 740Q160 700 270 760V920H-20zM1220 720Q1060 690 930 760V920H1220z',
        '#4f7a5c',
        'opacity=".55"',
      ),
    ),
    ...ring(),
    // the parapet
    stroke(
      smoothPath(
        DECK.map(([x, y]): Point => [x, y + 14]),
        { tension: 0.8 },
      ),
      '#8f9384',
      6,
      'opacity=".6"',
    ),
    stroke(smoothPath(DECK, { tension: 0.8 }), '#f6ecca', 16),
  ];
}
