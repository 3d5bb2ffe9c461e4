/** What the façade and the gate are made of: columns, entablatures, statues. */

import { lerp } from '../../kit/numbers.ts';
import { draw, num, type Point, points, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rect, stroke } from '../../kit/shapes.ts';

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
  composite?: boolean;
}

/**
 * A column on its pedestal: a smooth shaft in one piece of veined marble, as all of the façade's
 * are. Below, the capitals are composite, with volutes; above, plain Corinthian.
 */
export function column(scene: Scene, x: number, size: Column): string {
  const { foot, top, width: w, pedestal, composite = false } = size;
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
  // The marble's veins, different on every column.
  const veins = [0.12, 0.31, 0.52, 0.7, 0.86]
    .map((up, i) => {
      const y = lerp(base - w * 0.5, neck, up);
      const slant = ((x * (i + 3)) % 7) - 3;
      const from = ((x * (i + 1)) % 5) / 10 - 0.4;
      return draw`M${x + from * w} ${y}q${w * 0.2} ${slant * 0.5} ${w * 0.42} ${slant - 3}`;
    })
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
  const volutes = [-1, 1].map((side) => {
    const [cx, cy] = onCapital(side * 0.62, 0.24);
    return (
      circle(cx, cy, w * 0.21, marble) +
      circle(cx, cy, w * 0.21, side < 0 ? SUNLIT : VIOLET, 'opacity=".35"') +
      circle(cx, cy, w * 0.055, '#9c5c77')
    );
  });
  return [
    path(block(w * 0.8, foot, base), marble),
    path(block(w * 0.92, foot, foot - pedestal * 0.14), marble),
    path(block(w * 0.9, foot - pedestal * 0.86, base), SUNLIT),
    path(attic, marble),
    path(shaft, marble),
    stroke(veins, VIOLET, num(w * 0.05), 'opacity=".3"'),
    path(bell, marble),
    path(leaves, '#6f3f66', 'opacity=".34"'),
    ...(composite ? volutes : []),
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

interface Statue {
  x: number;
  foot: number;
  height: number;
  mirrored?: boolean;
}

/**
 * A woman in a chiton with a cloak about the hips, standing on one leg; `mirrored` stands on the
 * other. A hundred units tall, light from the left all the same.
 */
export function statue(scene: Scene, { x, foot, height, mirrored = false }: Statue): string {
  const k = height / 100;
  const flip = mirrored ? -1 : 1;
  const fit = (data: string): string => {
    let isX = false;
    return data.replace(/-?\d*\.?\d+/g, (n) => {
      isX = !isX;
      return ` ${num(isX ? x + Number(n) * k * flip : foot + Number(n) * k)}`;
    });
  };
  const marble = scene.horizontalGradient(x - height * 0.17, x + height * 0.17, [
    [0, '#fff0c9'],
    [0.35, '#f0b592'],
    [0.7, '#b9707c'],
    [1, VIOLET],
  ]);
  const [near, far] = mirrored ? [VIOLET, SUNLIT] : [SUNLIT, VIOLET];
  return [
    // skirt down to the feet, the free knee forward
    path(
      fit(
        'M-13 0C-15 -14 -13 -30 -14 -42C-14 -50 -10 -56 -9 -62L9 -62C12 -52 15 -44 14 -34' +
          'C14 -20 17 -10 16 0L8 2L-2 0L-8 2z',
      ),
      marble,
    ),
    // breast, shoulders, the arm that hangs, the arm that holds the cloak
    path(
      fit(
        'M-10 -58C-9 -66 -13 -72 -14 -79C-12 -83 -6 -84 -3 -86L3 -86C7 -84 12 -83 14 -79' +
          'C13 -72 9 -66 10 -58z',
      ),
      marble,
    ),
    path(fit('M-14 -80C-18 -74 -19 -62 -17 -46L-13 -44C-12 -56 -12 -66 -10 -74z'), marble),
    path(fit('M14 -80C19 -74 20 -66 17 -60L4 -64L3 -68L11 -68L10 -76z'), marble),
    // neck, head, knot of hair
    path(fit('M-3.4 -90L3.4 -90L4 -83L-4 -83z'), '#b9707c'),
    path(
      fit('M-5.6 -94C-6.4 -103 6.4 -103 5.6 -94C5 -89 2 -87 0 -87C-2 -87 -5 -89 -5.6 -94z'),
      marble,
    ),
    path(fit('M-5.8 -95C-7 -104 7 -104 6.4 -95C4 -99 -3 -99 -5.8 -95z'), ROSE, 'opacity=".55"'),
    // the cloak's fold across the hips, pleats
    path(
      fit('M-14 -44C-6 -52 8 -58 16 -61C18 -56 17 -50 14 -46C4 -44 -6 -40 -14 -34z'),
      '#fbd9ac',
      'opacity=".75"',
    ),
    stroke(
      fit(
        'M-13 -36C-5 -42 6 -46 15 -47M-8 -34C-9 -22 -8 -12 -9 0M-1 -38C0 -26 -2 -12 -2 0' +
          'M8 -42C6 -28 10 -16 8 0M-5 -80C-3 -72 3 -72 5 -80M0 -74L0 -60',
      ),
      DEEP,
      num(1.5 * k),
      'opacity=".5" stroke-linecap="round"',
    ),
    stroke(fit('M-13 -34C-12 -22 -14 -12 -12 -1'), near, num(2 * k), 'opacity=".6"'),
    stroke(fit('M14 -34C14 -20 16 -10 15 -1'), far, num(2 * k), 'opacity=".45"'),
  ].join('');
}
