/** The compass rose. */

import { around, dot, draw, polygon } from '../kit/path.ts';
import { circle, group, hoop, path, stroke } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';

const RAY = Math.PI / 4;

/** A ring of kites: each a point of the star, light on one side, shade on the other. */
function kites(
  reach: number,
  inner: number,
  turn: number,
  [light, shade]: readonly [string, string],
): string {
  const parts: string[] = [];
  for (let i = 0; i < 4; i++) {
    const angle = turn + i * 2 * RAY;
    const tip = around(0, 0, reach, angle);
    const one = around(0, 0, inner, angle - RAY / 2);
    const other = around(0, 0, inner, angle + RAY / 2);
    parts.push(
      path(polygon([[0, 0], one, tip]), shade),
      path(polygon([[0, 0], tip, other]), light),
    );
  }
  return parts.join('');
}

const square = (reach: number, turn: number): string =>
  polygon(Array.from({ length: 4 }, (_, i) => around(0, 0, reach, turn + i * 2 * RAY)));

/** An eight-pointed Seljuk star, north up, 340 high. */
export function rose(): string {
  const outer = square(66, 0);
  const turned = square(66, RAY);
  const beads = Array.from({ length: 32 }, (_, i) =>
    dot(...around(0, 0, 84, (i * RAY) / 4), i % 4 === 0 ? 2.8 : 1.4),
  ).join('');
  const petals = Array.from({ length: 8 }, (_, i) => {
    const angle = i * RAY + RAY / 2;
    const tip = around(0, 0, 60, angle);
    const a = around(0, 0, 46, angle - 0.2);
    const b = around(0, 0, 46, angle + 0.2);
    return draw`M${around(0, 0, 34, angle)}Q${a} ${tip}Q${b} ${around(0, 0, 34, angle)}z`;
  }).join('');
  return [
    circle(0, 0, 96, '#0c4256', 'opacity=".35"'),
    hoop(0, 0, 92, '#ffe9bf', 1.6, 'opacity=".9"'),
    hoop(0, 0, 77, '#ffe9bf', 1, 'opacity=".7"'),
    path(beads, '#ffd994'),
    kites(112, 26, -Math.PI / 2 + RAY, ['#f3cf97', '#a8684f']),
    kites(134, 30, -Math.PI / 2, ['#fff6dd', '#c0504a']),
    path(outer + turned, '#1d3f86'),
    stroke(outer, '#ffe9bf', 3.2),
    stroke(turned, '#ffe9bf', 3.2),
    path(petals, '#7fd0c6'),
    circle(0, 0, 33, '#136b7c'),
    hoop(0, 0, 33, '#ffe9bf', 1.6),
    kites(31, 12, -Math.PI / 2 + RAY, ['#f7c766', '#d98a4f']),
    kites(31, 12, -Math.PI / 2, ['#fff6dd', '#e9b98a']),
    circle(0, 0, 6, '#c0453f'),
    // north: a tulip
    path(
      'M0-170C9-160 15-150 12-138C9-129 3-126 0-126C-3-126-9-129-12-138C-15-150-9-160 0-170z',
      '#d5453f',
    ),
    path('M0-170C3-158 4-140 0-126C3-126 9-129 12-138C15-150 9-160 0-170z', '#ff8a6c'),
    path(
      'M-12-138C-18-146-18-154-15-160C-8-154-5-142-4-128C-8-128-11-132-12-138zM12-138C18-146 18-154 15-160C8-154 5-142 4-128C8-128 11-132 12-138z',
      '#a8303a',
    ),
  ].join('');
}

/** The rose as it lies on the map, in the map's perspective. */
export function compass(layout: Layout, at: Place, size: number): string {
  const [x, y] = layout.project(at);
  const step = 0.4;
  const [eastX, eastY] = layout.project([at[0] + step / Math.cos((at[1] * Math.PI) / 180), at[1]]);
  const [northX, northY] = layout.project([at[0], at[1] + step]);
  const k = size / (100 * step);
  const matrix = [(eastX - x) * k, (eastY - y) * k, (x - northX) * k, (y - northY) * k, x, y]
    .map((v) => v.toFixed(3))
    .join(' ');
  return group(`transform="matrix(${matrix})"`, rose());
}
