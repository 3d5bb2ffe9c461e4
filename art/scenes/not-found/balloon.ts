/**
 * The balloon that searches an empty sky: a passenger with a telescope, a bird on it that looks back
 * into the lens, an anchor that finds nothing to hook.
 */

import { mix } from '../../kit/colour.ts';
import { onEnvelope, patch, silhouette, visibleGore } from '../../kit/envelope.ts';
import { stippleFilter } from '../../kit/filters.ts';
import { clamp, lerp } from '../../kit/numbers.ts';
import { draw, num, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, hoop, path, rect, stroke } from '../../kit/shapes.ts';

const INK = '#2a2050';
const TERRACOTTA = '#d14f3c';
const CREAM = '#fbe8c8';
const TEAL = '#1f7a84';
const MUSTARD = '#eeb04e';
const ROPE = '#33244f';
const SKIN = '#e8a884';
const BRASS_SHADE = '#8a5a3c';
const COAT = '#1f5f78';

// ── Envelope ─────────────────────────────────────────────────────────────────────────────────────

const RADIUS = 132;
const GORES = 20;
/** Where round the envelope the light comes from. */
const LIGHT = -1.0;
const SILHOUETTE = polygon(silhouette(RADIUS));

function shade(colour: string, round: number): string {
  const light = Math.cos(round - LIGHT);
  const warm = light > 0 ? mix(colour, '#fff0c8', 0.34 * light * light) : colour;
  return mix(warm, '#3a2a64', clamp(0.08 + (1 - light) * 0.3, 0, 0.62));
}

/** One gore of the envelope with its rings and its diamond. */
function gore(index: number): string {
  const visible = visibleGore(index, GORES, 0.08);
  if (visible === undefined) return '';
  const { left, right, middle } = visible;
  const cloth = index % 2 === 0 ? TERRACOTTA : CREAM;

  const strip = (from: number, to: number, steps: number): string =>
    polygon(patch(RADIUS, { from, to, left, right, steps }));
  const ring = (from: number, to: number, colour: string): string =>
    path(strip(from, to, 2), shade(colour, middle));
  const diamond = (top: number, bottom: number, inset: number, colour: string): string => {
    const corners = [
      onEnvelope(RADIUS, 0.49, lerp(left, right, inset)),
      onEnvelope(RADIUS, top, middle),
      onEnvelope(RADIUS, 0.49, lerp(left, right, 1 - inset)),
      onEnvelope(RADIUS, bottom, middle),
    ];
    return path(polygon(corners), shade(colour, middle));
  };
  const seam = `stroke="${shade(mix(cloth, INK, 0.25), middle)}" stroke-width="1"`;

  return [
    path(strip(0, 1, 10), shade(cloth, middle), seam),
    ring(0.36, 0.62, TEAL),
    diamond(0.395, 0.585, 0, MUSTARD),
    diamond(0.445, 0.535, 0.25, TERRACOTTA),
    ring(0.345, 0.36, CREAM),
    ring(0.62, 0.635, CREAM),
    ring(0.04, 0.1, TEAL),
    ring(0.8, 0.84, TEAL),
  ].join('');
}

function envelope(scene: Scene): string {
  const gores = Array.from({ length: GORES }, (_, i) => gore(i - GORES / 2)).join('');
  const shadow = scene.linearGradient(
    [
      [0, INK, 0],
      [0.5, INK, 0.12],
      [1, INK, 0.72],
    ],
    { x1: 0, y1: 0.2, x2: 1, y2: 0.35 },
  );
  const glow = scene.linearGradient([
    [0, '#ffcf7a', 0],
    [0.55, '#ffcf7a', 0],
    [1, '#ffd98a', 0.75],
  ]);
  const stippled = scene.filter('balloon', stippleFilter({ slope: 2.6, intercept: -0.3 }));
  const streak = patch(RADIUS, { from: 0.08, to: 0.86, left: -1.32, right: -0.98, steps: 8 });
  return [
    gores,
    group(stippled, path(SILHOUETTE, shadow)),
    path(polygon(streak), '#fff3cf', 'opacity=".42"'),
    path(SILHOUETTE, glow),
  ].join('');
}

// ── Burner, ropes and basket ─────────────────────────────────────────────────────────────────────

const MOUTH_Y = RADIUS * 1.32;
const MOUTH_RADIUS = RADIUS * 0.21;
const BASKET_Y = RADIUS * 1.78;

function burner(): string {
  const [y, r, b] = [MOUTH_Y, MOUTH_RADIUS, BASKET_Y];
  return [
    ellipse(0, y, r, r * 0.3, '#ffdf9a'),
    stroke(
      draw`M${-r * 0.9} ${y}L-43 ${b}
        M${r * 0.9} ${y}L43 ${b}
        M${-r * 0.35} ${y + 6}L-18 ${b}
        M${r * 0.35} ${y + 6}L18 ${b}`,
      ROPE,
      1.4,
    ),
    path(draw`M-6 ${b - 52}q6-34 6-34q1 4 6 34q-6 5-12 0z`, '#fff2bd'),
    rect(-11, b - 53, 22, 5, ROPE),
    stroke(draw`M0 ${b - 48}V${b}`, ROPE, 1.2),
  ].join('');
}

/** Leans out, telescope to the empty sky. */
const passenger = (): string =>
  group(
    `transform="translate(-13 ${num(BASKET_Y)})"`,
    // coat, and the light on its back
    path('M-13 4C-13-12-12-20-4-24C4-25 10-18 11 4z', COAT),
    path('M-13 4C-13-12-12-20-4-24L-3-22C-8-16-8-6-7 4z', '#7fc0b8', 'opacity=".8"'),
    // head, hair, cap with a bobble
    circle(-6, -31, 8, SKIN),
    path('M-13.5-33C-12-42 1-42 3-33Q3-28 1-25Q0-31-3-33.5Q-9-35-13.5-33z', '#4a2c48'),
    path('M-14-34.5Q-6-38 4-34Q2-45-6-45T-14-34.5z', TERRACOTTA),
    circle(-6, -46, 2.4, CREAM),
    // scarf in the wind, arm
    path('M-3-25Q4-25 6-22C14-26 18-20 27-25C25-18 18-15 12-17C8-16 4-18-2-21z', MUSTARD),
    path('M4-17C-6-14-14-18-22-29L-19-32C-14-26-8-22-2-22z', COAT),
    // telescope, hand
    path('M-14-29.5L-70-45L-72-38L-16-26z', '#c98f4e'),
    path('M-14-29.5L-70-45L-70.6-43L-14.5-28.3z', '#ffe2a4'),
    path('M-70-47L-77-48L-79.5-36.5L-72.5-35.5z', BRASS_SHADE),
    path('M-42-38L-44-31L-41-30.3L-39-37.2z', BRASS_SHADE),
    circle(-21, -29, 3.4, SKIN),
  );

/** Perched on the telescope, looking back into the lens. */
const bird = (): string =>
  group(
    `transform="translate(-89 ${num(BASKET_Y - 54)}) scale(1.05)"`,
    path(
      'M-9 1C-11-7-4-13 2-11C2-16 9-18 12-13L17-11L12-9.5C13-4 8 1 2 1.5L-4 2L-17 6z',
      '#fdf0da',
    ),
    path('M-9 1C-8-6-2-8 3-6C1-1-4 1-9 1z', '#b98a9c'),
    circle(9, -13, 1.1, INK),
    path('M12.3-12.8L17.5-11L12.3-9.8z', MUSTARD),
    stroke('M0 2V6M4 1.5V6', '#d98a3c', 1.2),
  );

function basket(scene: Scene): string {
  const y = BASKET_Y;
  const wicker = scene.horizontalGradient(-34, 34, [
    [0, '#f0a868'],
    [0.3, '#b8704e'],
    [0.65, '#7a4658'],
    [1, '#4a2c54'],
  ]);
  const rail = scene.horizontalGradient(-37, 37, [
    [0, '#ffd9a0'],
    [0.4, '#b8704e'],
    [1, '#5c3458'],
  ]);
  let weave = '';
  for (let row = 0; row < 5; row++) {
    for (let column = -5; column <= 5; column++) {
      const x = column * 6 + (row % 2) * 3;
      if (Math.abs(x) < 29) weave += draw`M${x - 2.4} ${y + 8 + row * 7}q2.4 2 4.8 0`;
    }
  }
  const sandbag = (x: number): string =>
    ellipse(x, y + 20, 6, 9, '#8f5a44') + ellipse(x - 1.5, y + 18, 3.5, 6.5, '#d99a66');
  return [
    path(
      draw`M-34 ${y}H34L29 ${y + 38}
        Q28 ${y + 43} 22 ${y + 43}H-22
        Q-28 ${y + 43}-29 ${y + 38}z`,
      wicker,
    ),
    stroke(weave, '#3a2348', 1.1, 'opacity=".55"'),
    path(draw`M-37 ${y - 3}H37V${y + 4}H-37z`, rail),
    sandbag(-24),
    sandbag(16),
  ].join('');
}

/** A rope and an anchor with nothing to hook. */
function anchor(): string {
  const x = 26;
  const y = BASKET_Y + 40;
  const rope = draw`M${x} ${y}C${x + 10} ${y + 28} ${x - 12} ${y + 54} ${x} ${y + 82}`;
  const iron =
    'M-1.8 0H1.8V5H9V8.2H1.8V27C9 26.5 14 22 15.5 15.5L12.5 16.5L18 8L21 18L18.5 16.6' +
    'C17 25.5 9.5 32 0 33C-9.5 32-17 25.5-18.5 16.6L-21 18L-18 8L-12.5 16.5L-15.5 15.5' +
    'C-14 22-9 26.5-1.8 27V8.2H-9V5H-1.8z';
  const lit = 'M-18.5 16.6C-17 25.5-9.5 32 0 33C-7 30-13.5 25-15.5 15.5z';
  return (
    stroke(rope, '#4a2c54', 1.8) +
    group(
      `transform="translate(${x} ${num(y + 82)}) rotate(8)"`,
      hoop(0, -3, 3.2, ROPE, 1.7),
      path(iron, ROPE),
      path(lit, '#ffc48c'),
    )
  );
}

/** Round the middle of the envelope. */
export function balloon(scene: Scene): string[] {
  // The basket is drawn larger than it would be, so that the joke can be seen on a phone.
  const larger = `translate(0 ${num(BASKET_Y)}) scale(1.38) translate(0 ${num(-BASKET_Y)})`;
  return [
    envelope(scene),
    burner(),
    group(`transform="${larger}"`, passenger(), bird(), basket(scene), anchor()),
  ];
}
