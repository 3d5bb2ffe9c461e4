/** The painted boards of the table, and the kilim along its lower edge. */

import { item, random } from '../../kit/numbers.ts';
import { draw, HEIGHT, WIDTH } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { band, path, rect, stroke } from '../../kit/shapes.ts';
import type { Table } from './table.ts';

// ── Boards ──────────────────────────────────────────────────────────────────────────────────────

const JOINTS = [128, 262, 404, 540, 676, 806];

/** The joints, or what lies so far below them. */
const joints = (below: number): string => JOINTS.map((y) => `M-10 ${y + below}H1610`).join('');

export function boards(scene: Scene): string[] {
  const paint = scene.linearGradient(
    [
      [0, '#3f93a0'],
      [0.35, '#22707f'],
      [0.75, '#155063'],
      [1, '#0e3a50'],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const light = scene.radialGradient(330, 120, 900, [
    [0, '#ffe9b8', 0.34],
    [0.5, '#ffe0a8', 0.1],
    [1, '#ffe0a8', 0],
  ]);

  const next = random(3);
  let grain = '';
  for (let i = 0; i < 70; i++) {
    const x = next() * 1640 - 40;
    const y = next() * 850;
    const w = 40 + next() * 150;
    const bend = (next() - 0.5) * 9;
    grain += draw`M${x} ${y}q${w * 0.5} ${bend} ${w} 0q${-w * 0.5} ${2 + next() * 2} ${-w} 0z`;
  }
  return [
    band(0, HEIGHT, paint),
    band(0, HEIGHT, light),
    stroke(joints(0), '#0b3347', 2.2, 'opacity=".45"'),
    stroke(joints(2.5), '#8fd0cc', 1.2, 'opacity=".3"'),
    path(grain, '#0c3b50', 'opacity=".28"'),
  ];
}

// ── Kilim ───────────────────────────────────────────────────────────────────────────────────────

const TOP = 838;
/** The line through the middles of the diamonds. */
const MIDDLE = TOP + 100;

const RED = '#b5342f';
const OXBLOOD = '#7e1f2c';
const INDIGO = '#20366e';
const OCHRE = '#e2a043';
const IVORY = '#f6e6c4';
const TEAL = '#1f7f80';
const ROSE = '#d9705c';

const stripe = (y: number, height: number, colour: string): string =>
  rect(-10, y, WIDTH + 20, height, colour);

function fringe(): string[] {
  const next = random(9);
  let threads = '';
  let knots = '';
  for (let x = 4; x < 1600; x += 13) {
    const bend = (next() - 0.5) * 7;
    const h = 26 + next() * 7;
    threads += draw`M${x} ${TOP + 2}
      q${bend} ${-h * 0.6} ${bend * 0.6} ${-h}
      h3.5
      q${-bend * 0.2 + 1} ${h * 0.6} ${2.5 - bend * 0.6 + 2} ${h}z`;
    knots += `M${x - 1} ${TOP - 3}h9v6h-9z`;
  }
  return [path(threads, IVORY), path(knots, '#e6cfa4')];
}

/** A row of stepped triangles, points down. */
function steppedBorder(y: number): string {
  const [width, height, steps] = [32, 22, 4];
  let data = '';
  for (let x = -20; x < 1640; x += width) {
    for (let i = 0; i < steps; i++) {
      const inset = width * (i / steps) * 0.5;
      const w = width - 2 * inset;
      data += draw`M${x + inset} ${y + (height * i) / steps}
        h${w}v${height / steps + 0.3}h${-w}z`;
    }
  }
  return path(data, RED);
}

/** A diamond in steps, as a kilim's slit weave makes it. */
function steppedDiamond(x: number, halfWidth: number, halfHeight: number, colour: string): string {
  const steps = 8;
  let data = '';
  for (let i = -steps; i < steps; i++) {
    const w = halfWidth * (1 - Math.abs(i + 0.5) / steps);
    data += draw`M${x - w} ${MIDDLE + (i * halfHeight) / steps}
      h${2 * w}v${halfHeight / steps + 0.3}h${-2 * w}z`;
  }
  return path(data, colour);
}

/** A diamond in five colours; towards the next one ram's horns and stepped triangles. */
function motif(x: number, colour: string): string {
  let hooks = '';
  for (const v of [-1, 1]) {
    hooks += draw`M${x + 72} ${MIDDLE + v * 9}
      h8v${v * 15}h8v${-v * 8}h6v${v * 15}h-36v${-v * 15}h6v${v * 8}h8z`;
  }
  let triangles = '';
  for (const v of [-1, 1]) {
    for (let step = 0; step < 4; step++) {
      const w = 28 - step * 7;
      triangles += draw`M${x + 76 - w} ${MIDDLE + v * (54 - step * 6) - 3}h${2 * w}v6h${-2 * w}z`;
    }
  }
  return [
    steppedDiamond(x, 70, 54, IVORY),
    steppedDiamond(x, 62, 48, colour),
    steppedDiamond(x, 44, 34, OCHRE),
    steppedDiamond(x, 32, 25, RED),
    steppedDiamond(x, 14, 11, IVORY),
    path(hooks, IVORY),
    path(`M${x + 76 - 5} ${MIDDLE - 5}h10v10h-10z`, OCHRE),
    path(triangles, ROSE),
  ].join('');
}

const motifs = (): string[] =>
  Array.from({ length: 11 }, (_, i) => motif(40 + i * 152, item([INDIGO, TEAL, OXBLOOD], i % 3)));

/** The kilim; its shadow goes to the table. */
export function kilim(table: Table): string[] {
  table.shadows.push(path(`M-10 ${TOP - 14}H1610V${TOP + 4}H-10z`, '#0a1b30', 'opacity=".25"'));
  // Fine horizontal lines of the weave.
  let weave = '';
  for (let y = TOP + 2; y < 1000; y += 4) weave += `M0 ${y}H1600`;

  const light = table.gradient(
    [
      [0, '#ffdf9a', 0.22],
      [0.4, '#ffdf9a', 0],
      [1, '#1a0f30', 0.5],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 0.1 },
  );
  const shadow = table.scene.verticalGradient(TOP - 28, TOP + 2, [
    [0, '#0a1b30', 0],
    [1, '#0a1b30', 0.35],
  ]);
  table.stippledShadows.push(path(`M-10 ${TOP - 28}H1610V${TOP + 2}H-10z`, shadow));
  return [
    ...fringe(),
    stripe(TOP, 170, RED),
    stripe(TOP, 9, INDIGO),
    stripe(TOP + 9, 5, IVORY),
    stripe(TOP + 14, 22, OCHRE),
    steppedBorder(TOP + 14),
    stripe(TOP + 36, 5, INDIGO),
    stripe(TOP + 41, 4, IVORY),
    stripe(TOP + 45, 110, RED),
    ...motifs(),
    stripe(TOP + 155, 5, INDIGO),
    stroke(weave, '#3a0f22', 1, 'opacity=".16"'),
    rect(-10, TOP, WIDTH + 20, 170, light),
  ];
}
