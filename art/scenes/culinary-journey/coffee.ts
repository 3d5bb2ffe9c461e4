/** Turkish coffee: the copper pot it is made in, and a cup of it. */

import { random } from '../../kit/numbers.ts';
import { around, draw, num, shifted, smoothPath } from '../../kit/path.ts';
import { circle, hoop, path, stroke } from '../../kit/shapes.ts';
import { bead, blob, capsule, FALL_X, FALL_Y, glint, GOLD, placed, TURN } from './geometry.ts';
import { iznikPlate } from './iznik.ts';
import { ACROSS, type Table } from './table.ts';

// ── Cezve ───────────────────────────────────────────────────────────────────────────────────────

/** The shadow of the long handle, which stands above the table. */
function handleShadow(table: Table, x: number, y: number, r: number, angle: number): string {
  const [acrossX, acrossY] = [-Math.sin(angle) * 8, Math.cos(angle) * 8];
  const [rootX, rootY] = around(x + FALL_X * 30, y + FALL_Y * 30, r * 0.98, angle);
  const [endX, endY] = around(x + FALL_X * 30, y + FALL_Y * 30, r * 3.1, angle);
  const outline = draw`M${rootX + acrossX} ${rootY + acrossY}
    L${endX + acrossX} ${endY + acrossY}
    L${endX - acrossX} ${endY - acrossY}
    L${rootX - acrossX} ${rootY - acrossY}z`;
  return path(outline, table.castFill, 'opacity=".75"');
}

function handle(table: Table, x: number, y: number, r: number, angle: number): string {
  // Lit from above, whichever way it is turned.
  const upsideDown = angle > 1.5;
  const wood = table.gradient(
    [
      [0, '#e9b873'],
      [0.5, '#9a5a34'],
      [1, '#54283a'],
    ],
    { x1: 0, y1: upsideDown ? 1 : 0, x2: 0, y2: upsideDown ? 0 : 1 },
  );
  return placed(
    x,
    y,
    (angle * 180) / Math.PI,
    path(
      draw`M${r * 0.92}-6
        L${r * 1.3}-7
        L${r * 3}-9
        Q${r * 3.2} 0 ${r * 3} 9
        L${r * 1.3} 7
        L${r * 0.92} 6z`,
      wood,
    ),
    path(draw`M${r * 0.9}-8h${r * 0.4}v16h${-r * 0.4}z`, '#c9853f'),
    circle(r * 2.86, 0, 4, '#3a1a2c'),
  );
}

function spout(x: number, y: number, r: number, angle: number): string {
  const left = around(x, y, r * 0.96, angle - 0.4);
  const tip = around(x, y, r * 1.22, angle);
  const right = around(x, y, r * 0.96, angle + 0.4);
  return path(draw`M${left}L${tip}L${right}z`, '#d9824f');
}

/** Foam: a ring along the wall, a swirl, bubbles. */
function foam(x: number, y: number, r: number): string[] {
  const swirl = Array.from({ length: 23 }, (_, i) => {
    const t = i / 22;
    return around(x, y, r * 0.5 * (1 - t * 0.85), t * TURN * 1.35 + 2);
  });
  const light = shifted(swirl, -1.5, -1.5);
  const next = random(6);
  let bubbles = '';
  for (let i = 0; i < 12; i++) {
    bubbles += bead(...around(x, y, r * (0.58 + 0.1 * next()), next() * TURN), 2);
  }
  const round = 'stroke-linecap="round" opacity=".8"';
  return [
    hoop(x, y, r * 0.66, '#b5804f', num(r * 0.1), 'opacity=".85"'),
    hoop(x - 1, y - 1, r * 0.67, '#e6bd8a', 2, 'opacity=".8" stroke-dasharray="30 9 14 7"'),
    stroke(smoothPath(swirl), '#a8703f', r * 0.11, round),
    stroke(smoothPath(light), '#d9a870', r * 0.04, round),
    path(bubbles, '#f3d9ae', 'opacity=".8"'),
  ];
}

/** A hammered copper pot, its handle towards `angle`. */
export function cezve(table: Table, x: number, y: number, radius: number, angle: number): void {
  const r = radius;
  table.stippledShadows.push(handleShadow(table, x, y, r, angle));
  table.castShadow(x, y, r, 76, 1.04);
  const woodenHandle = handle(table, x, y, r, angle);
  const outside = table.gradient(
    [
      [0, '#ffdfae'],
      [0.35, '#e08a56'],
      [0.7, '#a34a30'],
      [1, '#5d2228'],
    ],
    ACROSS.copper,
  );
  const hammered = Array.from({ length: 26 }, (_, i) =>
    bead(...around(x, y, r * 0.93, (i / 26) * TURN), 2),
  );
  const inside = table.gradient(
    [
      [0, '#7a3020'],
      [0.5, '#c9703f'],
      [1, '#ffd19a'],
    ],
    ACROSS.copper,
  );
  const coffee = table.gradient([
    [0, '#1f0d0d'],
    [0.6, '#4a2416'],
    [1, '#7e4a2a'],
  ]);
  table.dishes.push(
    woodenHandle,
    spout(x, y, r, angle - 1.6),
    circle(x, y, r, outside),
    path(hammered.join(''), '#7a3226', 'opacity=".5"'),
    circle(x, y, r * 0.84, inside),
    circle(x, y, r * 0.74, '#33150f'),
    circle(x, y, r * 0.74, coffee),
    ...foam(x, y, r),
    glint(x, y, r * 0.985),
  );
  table.shadeForm(x, y, r, { width: 0.12, colour: '#2a0a20', opacity: 0.5 });
}

// ── Cup ─────────────────────────────────────────────────────────────────────────────────────────

export function coffeeCup(table: Table, x: number, y: number, radius: number): void {
  const r = radius;
  table.castShadow(x, y, r, 24, 0.98);
  const saucer = iznikPlate(table, x, y, { radius: r, inner: r * 0.62, tulips: 10 });
  const shadow = table.gradient(
    [
      [0, '#1a1a48', 0.5],
      [1, '#1a1a48', 0.05],
    ],
    ACROSS.cast,
  );
  const cup = table.disc(x, y, r * 0.58, '#fff8e8', 0.4, 0.25);
  const coffee = table.gradient([
    [0, '#24100f'],
    [0.6, '#4f281a'],
    [1, '#8a5030'],
  ]);
  const handleCurve = draw`M${x + r * 0.5} ${y - r * 0.3}
    C${x + r * 0.95} ${y - r * 0.62} ${x + r} ${y - r * 0.2} ${x + r * 0.56} ${y - r * 0.06}`;
  const froth = (dx: number, dy: number, rx: number, ry: number, seed: number): string =>
    blob(x + r * dx, y + r * dy, r * rx, r * ry, { turn: 0.5, seed, ragged: 0.2 });
  table.dishes.push(
    saucer,
    path(capsule(x, y, r * 0.56, r * 0.5, 0.95), shadow),
    stroke(handleCurve, '#fdf4e0', num(r * 0.11), 'stroke-linecap="round"'),
    cup,
    circle(x, y, r * 0.5, coffee),
    path(froth(-0.12, -0.08, 0.24, 0.16, 3), '#b07a48', 'opacity=".7"'),
    path(froth(0.16, 0.18, 0.14, 0.09, 4), '#c99a66', 'opacity=".6"'),
    path(froth(-0.2, 0.2, 0.08, 0.06, 5), '#c99a66', 'opacity=".6"'),
    hoop(x, y, r * 0.575, GOLD, 1.6),
    glint(x, y, r * 0.57, { width: 0.07 }),
  );
  table.shadeForm(x, y, r, { width: 0.1, colour: '#101038', opacity: 0.4 });
}
