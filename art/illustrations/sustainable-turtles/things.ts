/** What stands and moves on the beach: boat, parasol, stakes, barrier, house, tracks, hatchlings. */

import { mix } from '../../kit/colour.ts';
import { item, noise } from '../../kit/numbers.ts';
import { draw, num, type Point, points, pointsAlong, polygon, smoothPath } from '../../kit/path.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/shapes.ts';

const at = (x: number, y: number, scale: number, ...content: string[]): string =>
  group(`transform="translate(${num(x)} ${num(y)}) scale(${scale})"`, ...content);

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

// ── Day ─────────────────────────────────────────────────────────────────────────────────────────

/** An open excursion boat with an awning, its bow towards the beach. */
export function boat(x: number, y: number, scale: number): string {
  const people = [-62, -36, -8, 20, 46].map((dx, i) => {
    const coat = item(['#d9583f', '#fbe6c4', '#2c5f83', '#eda84a', '#7a4a78'], i);
    return path(draw`M${dx - 8} -14q0-18 8-18t8 18z`, coat) + circle(dx, -38, 6.4, '#7a4a3c');
  });
  return at(
    x,
    y,
    scale,
    ellipse(6, 16, 112, 9, '#0f3c5c', 'opacity=".4"'),
    stroke('M-84-16V-66M-30-16V-66M26-16V-66M72-16V-66', '#7a4a38', 4),
    ...people,
    path('M-100-20H84Q112-22 124-34Q118 4 92 14H-78Q-96 10-100-20z', '#a8562f'),
    path('M-100-20H84Q112-22 124-34L121-23Q108-12 84-10H-99z', '#fdf0d4'),
    path(
      'M-96 0Q-90 12-78 14H92Q106 10 113-2Q100 4 84 4H-84Q-92 3-96 0z',
      '#5f2a2c',
      'opacity=".7"',
    ),
    path('M-96-66Q0-84 86-66L90-58H-100z', '#fdf4e0'),
    path('M-100-58H90L86-52H-96z', '#d9583f'),
    path('M20-75Q56-73 86-66L90-58H40z', '#c9b49a', 'opacity=".6"'),
    stroke('M-128 20q18-6 34 0M96 22q22-6 44 0', '#fdf8e4', 4, `opacity=".9" ${ROUND}`),
  );
}

const towel = (dx: number, colour: string): string =>
  path(draw`M${dx} 12l62-4l18 34l-66 5z`, '#7a5a4a', 'opacity=".35" transform="translate(6 6)"') +
  path(draw`M${dx} 12l62-4l18 34l-66 5z`, colour) +
  path(draw`M${dx + 4} 19l61-4l4 8l-62 4z`, '#fff6e0', 'opacity=".85"');

/** Two towels side by side and the parasol over them. */
export function parasol(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    ellipse(66, 26, 92, 20, '#6d4a52', 'opacity=".3"'),
    towel(-92, '#d9583f'),
    towel(-4, '#2a93a6'),
    stroke('M0 22V-128', '#8a5a3c', 6, ROUND),
    path(
      'M-92-66Q-86-128 0-136Q86-128 92-66Q68-80 46-66Q22-80 0-66Q-22-80-46-66Q-70-80-92-66z',
      '#fdf0d4',
    ),
    path('M-46-66Q-40-118 0-136Q-70-128-92-66Q-70-80-46-66z', '#e0694a'),
    path('M0-66Q4-112 0-136Q40-118 46-66Q22-80 0-66z', '#e0694a'),
    path('M92-66Q86-128 0-136Q60-112 60-73Q76-77 92-66z', '#5a2a4c', 'opacity=".28"'),
    circle(0, -137, 5, '#8a5a3c'),
  );
}

/** A child with a spade fills a hole; the heap beside it is nearly used up. */
export function childAtHole(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    ellipse(0, 8, 46, 15, '#8a6a58'),
    ellipse(3, 12, 40, 11, '#5f4650', 'opacity=".75"'),
    ellipse(-62, 14, 52, 11, '#6d4a52', 'opacity=".3"'),
    path('M-112 16Q-92-8-74-16Q-62-22-52-12Q-34 0-28 14Q-66 24-112 16z', '#fdf0c8'),
    path('M-62-18Q-56-18-52-12Q-34 0-28 14Q-46 20-62 19Q-52 2-62-18z', '#c29a6e'),
    ellipse(86, 12, 34, 7, '#6d4a52', 'opacity=".35"'),
    // child: legs, shorts, shirt, arms, sun hat, spade with sand on it
    path('M54 10L57-20H67L65 10zM70 10L70-20H80L81 10z', '#c98f6c'),
    path('M54-16Q54-36 58-42H78Q84-34 83-16H70L69-24L67-16z', '#2c5f83'),
    path('M55-38Q54-66 62-72Q70-76 78-70Q84-60 82-38z', '#eda84a'),
    path('M76-70Q84-60 82-38H73Q78-54 76-70z', '#a8562f', 'opacity=".55"'),
    stroke('M62-64Q48-54 40-42M76-62Q60-48 46-40', '#c98f6c', 7, ROUND),
    stroke('M60-54L22-26', '#8a5a3c', 5, ROUND),
    path('M26-34L10-6Q2-4-4-8Q-2-22 14-36z', '#d9583f'),
    path('M10-24Q0-26-8-14Q-2-8 8-8z', '#f9e6b8'),
    circle(69, -84, 12, '#c98f6c'),
    path('M52-86Q56-104 70-104Q84-104 87-86Q70-92 52-86z', '#fdf4e0'),
    path('M46-84Q70-96 93-84Q70-88 46-84z', '#e6d2a8'),
  );
}

const stakeHeight = (y: number): number => 18 + ((y - 120) / 280) * 52;

/** Stakes along the nesting strip, a cord from one to the next. */
export function stakes(feet: readonly Point[], wood: string, light: string, cord: string): string {
  const heads = feet.map(([x, y]): Point => [x, y - stakeHeight(y) * 0.82]);
  const cords = heads
    .slice(1)
    .map((to, i) => {
      const from = item(heads, i);
      const sag = stakeHeight(to[1]) * 0.24;
      return draw`M${from}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag} ${to}`;
    })
    .join('');
  const posts = feet.map(([x, y]) => {
    const h = stakeHeight(y);
    const w = h * 0.13;
    return (
      path(
        draw`M${x} ${y}l${h * 0.5} ${h * 0.1}l${-h * 0.04} ${h * 0.08}l${-h * 0.46} ${-h * 0.08}z`,
        '#2a2440',
        'opacity=".35"',
      ) +
      rect(x - w, y - h, 2 * w, h, wood) +
      rect(x - w, y - h, w * 0.8, h, light)
    );
  });
  return stroke(cords, cord, 3, ROUND) + posts.join('');
}

// ── House ───────────────────────────────────────────────────────────────────────────────────────

export interface HouseLook {
  wall: string;
  wallShade: string;
  roof: string;
  roofShade: string;
  /** What is seen of the window towards the sea. */
  window: 'open' | 'curtain' | 'lit';
}

/** A small house on the dune, its window towards the sea. Round the middle of its foot. */
export function house(x: number, y: number, look: HouseLook): string {
  const panes = {
    open: rect(-64, -62, 40, 40, '#3f6f86') + path('M-64-62h40l-40 40z', '#9fc6c4', 'opacity=".7"'),
    curtain:
      rect(-64, -62, 40, 40, mix(look.wallShade, '#141a48', 0.35)) +
      stroke(
        'M-58-62v40M-51-62v40M-44-62v40M-37-62v40M-30-62v40',
        mix(look.wallShade, '#141a48', 0.6),
        3,
      ),
    lit: rect(-64, -62, 40, 40, '#ffd978') + rect(-54, -56, 20, 28, '#fff4c4'),
  }[look.window];
  return at(
    x,
    y,
    1,
    path('M-92 2V-86H40V2z', look.wall),
    path('M40 2V-86L96-78V-6z', look.wallShade),
    path('M-10-112V-146H14V-112z', look.wallShade),
    path('M-10-112V-146H-2V-112zM-14-152H18V-144H-14z', look.wall),
    path('M-104-84L-74-128H22L52-84z', look.roof),
    path('M52-84L22-128L78-118L108-76z', look.roofShade),
    stroke('M-86-99H36M-78-113H30', look.roofShade, 3, 'opacity=".7"'),
    rect(-69, -67, 50, 50, look.wallShade),
    panes,
    stroke(
      'M-44-62v40M-64-42h40',
      look.wallShade,
      3,
      look.window === 'curtain' ? 'opacity="0"' : '',
    ),
    path('M-2 2V-46a14 14 0 0 1 28 0V2z', mix(look.roofShade, '#241238', 0.35)),
  );
}

/** Light that falls from the lit window over the sand. */
export const lampLight = (fill: string): string =>
  path(polygon(points('1084,158 1084,190 700,384 560,316 640,262')), fill, 'opacity=".55"') +
  path(polygon(points('1084,164 1084,186 690,352 610,312 660,276')), fill, 'opacity=".6"');

/** A bar across the boardwalk, between two posts. */
export function barrier(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    path('M-60 40L-30-8H40L60 40z', '#7d7f96'),
    path('M-60 40L-57 34H58L60 40zM-49 22L-46 17H50L52 22zM-39 6L-36 1H43L45 6z', '#4a4a70'),
    rect(-52, -48, 11, 62, '#d9cfb4'),
    rect(44, -48, 11, 62, '#a59fa6'),
    rect(-58, -38, 120, 17, '#fdf4e0'),
    path(
      'M-50-38h18l-12 17h-14v-7zM-14-38h20l-12 17h-20zM24-38h20l-12 17h-20zM62-38v8l-6 9h-12l12-17z',
      '#c94a3f',
    ),
  );
}

// ── Turtles ─────────────────────────────────────────────────────────────────────────────────────

/** The track of a loggerhead: a smooth drag, and furrows in turn to both sides. */
export function track(knots: readonly Point[], dark: string, light: string): string {
  const line = pointsAlong(knots, 9);
  const uneven = noise(5);
  let furrows = '';
  line.slice(1, -1).forEach((here, i) => {
    const [fromX, fromY] = item(line, i);
    const [toX, toY] = item(line, i + 2);
    const [dx, dy] = [toX - fromX, (toY - fromY) * 2];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const side = i % 2 === 0 ? 1 : -1;
    const beside = (forward: number, aside: number): Point => [
      here[0] + ux * forward - uy * aside * side,
      here[1] + (uy * forward + ux * aside * side) * 0.5,
    ];
    furrows += draw`M${beside(-7, 11)}Q${beside(9, 20)} ${beside(6 + 7 * uneven(i * 1.7), 36)}`;
  });
  return [
    stroke(smoothPath(line), dark, 44, 'opacity=".13" stroke-linejoin="round"'),
    stroke(smoothPath(line), dark, 15, 'opacity=".26" stroke-linejoin="round"'),
    stroke(furrows, light, 5, `opacity=".6" transform="translate(-3 -2)" ${ROUND}`),
    stroke(furrows, dark, 5.5, `opacity=".62" ${ROUND}`),
  ].join('');
}

/** The filled pit: a low mound, lit from the left. */
export const mound = (x: number, y: number, lit: string, shade: string): string =>
  ellipse(x + 10, y + 6, 84, 22, shade, 'opacity=".5"') +
  path(draw`M${x - 80} ${y + 6}q14-30 52-36q54-6 82 26q14 10 26 12q-80 26-160-2z`, lit) +
  path(draw`M${x + 8} ${y - 30}q40 2 62 30q-20 16-74 15q44-14 12-45z`, shade, 'opacity=".55"');

/** A hatchling that runs to the left, or to the right; `turn` is how much it climbs, in degrees. */
export function hatchling(x: number, y: number, turn: number, size: number): string {
  const flippers =
    'M-11-7Q-22-14-15-29Q-4-20-2-9zM-11 7Q-22 14-16 27Q-4 19-2 9zM10-7Q22-15 29-11Q22-5 14-3zM10 7Q22 14 28 10Q21 5 14 3z';
  const width = Math.sign(size) * Math.abs(size);
  return group(
    `transform="translate(${num(x)} ${num(y)}) scale(${num(width)} ${num(Math.abs(size) * 0.76)}) rotate(${turn})"`,
    ellipse(6, 8, 25, 15, '#10143a', 'opacity=".4"'),
    path(flippers, '#3c385c'),
    ellipse(-21, -1, 9, 7.5, '#4f4a6c'),
    path('M-18 0Q-14-15 2-15Q18-12 22 0Q18 12 2 15Q-14 15-18 0z', '#282444'),
    path('M-15-3Q-11-13 2-13Q14-11 18-3Q4-9-15-3z', '#d6cca6'),
    path('M-27-3Q-23-8-16-6Q-20-3-27-3z', '#d6cca6', 'opacity=".8"'),
  );
}

/** The pit the young have broken out of: sand thrown up round a hollow. */
export const openNest = (x: number, y: number, sand: string, shade: string): string =>
  ellipse(x + 6, y + 5, 82, 25, shade, 'opacity=".5"') +
  ellipse(x, y, 78, 23, sand) +
  ellipse(x + 2, y - 1, 50, 13, shade) +
  path(draw`M${x + 16} ${y + 10}q34-6 36-12q-2-8-20-11q6 14-16 23z`, sand, 'opacity=".6"');

/** Dots of small flippers from one point to another. */
export function run(from: Point, to: Point, colour: string): string {
  let data = '';
  const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 15);
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t;
    data += draw`M${x} ${y - 4}h5M${x + 5} ${y + 4}h5`;
  }
  return stroke(data, colour, 3.4, `opacity=".55" ${ROUND}`);
}
