/** What the façade and the gate are made of: columns, entablatures, statues. */

import { lerp } from '../../kit/numbers.ts';
import { draw, num, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

export const SUNLIT = '#ffe3b4';
export const DEEP = '#5a345c';
export const ROSE = '#8b4f6e';
export const VIOLET = '#7d4468';

interface Column {
  foot: number;
  /** The top of the capital. */
  top: number;
  width: number;
  pedestal: number;
}

/** A Corinthian column on its pedestal. */
export function column(scene: Scene, x: number, { foot, top, width: w, pedestal }: Column): string {
  const marble = scene.horizontalGradient(x - w * 0.62, x + w * 0.62, [
    [0, '#fff0c9'],
    [0.25, '#fcd3a2'],
    [0.55, '#d9968a'],
    [0.8, '#9c5c77'],
    [1, '#74426a'],
  ]);
  const block = (half: number, bottom: number, upper: number): string =>
    polygon(
      points(
        `${x - half},${bottom} ${x - half},${upper} ${x + half},${upper} ${x + half},${bottom}`,
      ),
    );
  const base = foot - pedestal;
  const capital = w * 1.25;
  const neck = top + capital;
  const middle = lerp(base, top, 0.5);
  const upper = lerp(base, top, 0.7);

  const attic = draw`M${x - w * 0.72} ${base}v${-w * 0.16}
    q${w * 0.06} ${-w * 0.1} ${w * 0.16} ${-w * 0.2}h${w * 1.12}
    q${w * 0.1} ${w * 0.1} ${w * 0.16} ${w * 0.2}v${w * 0.16}z`;
  // A little swelling below, a little narrower above.
  const shaft = draw`M${x - w * 0.5} ${base - w * 0.34}
    C${x - w * 0.5} ${middle} ${x - w * 0.46} ${upper} ${x - w * 0.42} ${neck}
    H${x + w * 0.42}
    C${x + w * 0.46} ${upper} ${x + w * 0.5} ${middle} ${x + w * 0.5} ${base - w * 0.34}z`;
  const flutes = [-0.22, 0.02, 0.24]
    .map((u) => draw`M${x + u * w} ${base - w * 0.5}L${x + u * w * 0.86} ${neck}`)
    .join('');
  const onCapital = (right: number, down: number): Point => [x + w * right, top + capital * down];
  const bell = draw`M${onCapital(-0.44, 1)}
    C${onCapital(-0.5, 0.55)} ${onCapital(-0.56, 0.35)} ${onCapital(-0.8, 0.2)}
    L${onCapital(-0.8, 0)}H${x + w * 0.8}L${onCapital(0.8, 0.2)}
    C${onCapital(0.56, 0.35)} ${onCapital(0.5, 0.55)} ${onCapital(0.44, 1)}z`;
  const leaf = (u: number, y: number, height: number): string =>
    draw`M${x + (u - 0.11) * w} ${top + capital * y}
      q${-w * 0.06} ${-capital * height * 0.8} ${w * 0.03} ${-capital * height}
      q${w * 0.08} ${-capital * 0.04} ${w * 0.16} 0
      q${w * 0.09} ${capital * height * 0.2} ${w * 0.03} ${capital * height}z`;
  const leaves = [
    ...[-0.3, 0, 0.3].map((u) => leaf(u, 1, 0.3)),
    ...[-0.42, -0.14, 0.14, 0.42].map((u) => leaf(u, 0.62, 0.32)),
  ].join('');
  return [
    path(block(w * 0.8, foot, base), marble),
    path(block(w * 0.92, foot, foot - pedestal * 0.14), marble),
    path(block(w * 0.9, foot - pedestal * 0.86, base), SUNLIT),
    path(attic, marble),
    path(shaft, marble),
    stroke(flutes, VIOLET, num(w * 0.045), 'opacity=".35"'),
    path(bell, marble),
    path(leaves, '#6f3f66', 'opacity=".34"'),
    rect(x - w * 0.82, top - w * 0.02, w * 1.64, w * 0.16, SUNLIT),
  ].join('');
}

interface Entablature {
  left: number;
  right: number;
  top: number;
  height: number;
  /** How far the cornice stands out. */
  overhang: number;
}

/** Cornice with dentils, a frieze of festoons, architrave. */
export function entablature(scene: Scene, size: Entablature): string {
  const { left, right, top, height: h, overhang } = size;
  const stone = scene.verticalGradient(top, top + h, [
    [0, '#ffe9c0'],
    [0.3, '#f6c698'],
    [0.32, '#b87380'],
    [0.42, '#eeb690'],
    [0.7, '#e0a188'],
    [1, '#b97880'],
  ]);
  const profile = points(`
    ${left - overhang},${top} ${left - overhang},${top + h * 0.16}
    ${left - overhang * 0.5},${top + h * 0.3} ${left},${top + h * 0.34} ${left},${top + h}
    ${right},${top + h} ${right},${top + h * 0.34} ${right + overhang * 0.5},${top + h * 0.3}
    ${right + overhang},${top + h * 0.16} ${right + overhang},${top}`);
  let dentils = '';
  for (let x = left + 2; x < right - 3; x += 7) {
    dentils += draw`M${x} ${top + h * 0.3}h3.6v${h * 0.1}h-3.6z`;
  }
  let festoons = '';
  for (let x = left + 6; x < right - 5; x += 11) {
    festoons += draw`M${x - 4} ${top + h * 0.66}q4 ${-h * 0.2} 8 0`;
  }
  const fasciae = draw`M${left} ${top + h * 0.74}H${right}M${left} ${top + h * 0.86}H${right}`;
  const shadedEnd = points(`
    ${right - 5},${top + h * 0.34} ${right},${top + h * 0.34} ${right},${top + h}
    ${right - 5},${top + h}`);
  return [
    path(polygon(profile), stone),
    path(dentils, '#ffe6bd', 'opacity=".9"'),
    stroke(festoons, ROSE, 1.1, 'opacity=".5"'),
    stroke(fasciae, ROSE, 1, 'opacity=".55"'),
    path(polygon(shadedEnd), DEEP, 'opacity=".4"'),
  ].join('');
}

/** A draped figure. */
export function statue(scene: Scene, x: number, foot: number, height: number): string {
  const h = height;
  const at = (right: number, up: number): Point => [x + h * right, foot - h * up];
  const figure = draw`M${at(-0.16, 0)}
    C${at(-0.2, 0.4)} ${at(-0.16, 0.6)} ${at(-0.15, 0.76)}
    Q${at(-0.12, 0.82)} ${at(-0.04, 0.84)}
    a${h * 0.075} ${h * 0.09} 0 1 1 ${h * 0.09} 0
    Q${at(0.13, 0.82)} ${at(0.15, 0.74)}
    C${at(0.16, 0.55)} ${at(0.2, 0.4)} ${at(0.17, 0)}z`;
  const drapery = draw`M${at(-0.1, 0.7)}Q${at(0.1, 0.45)} ${at(0.02, 0)}
    M${at(0.08, 0.7)}Q${at(0.1, 0.4)} ${at(0.1, 0)}`;
  const marble = scene.horizontalGradient(x - h * 0.18, x + h * 0.18, [
    [0, SUNLIT],
    [0.4, '#e0a08a'],
    [1, VIOLET],
  ]);
  return path(figure, marble) + stroke(drapery, VIOLET, 1, 'opacity=".5"');
}
