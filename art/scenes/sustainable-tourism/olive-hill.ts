/** The hill on the left: olive terraces behind dry-stone walls, stacked like sheets of paper. */

import { mix } from '../../kit/colour.ts';
import {
  clamp,
  fractalNoise,
  item,
  lerp,
  type Line,
  type Random,
  random,
  smoothstep,
} from '../../kit/numbers.ts';
import {
  between,
  draw,
  type Point,
  ridge,
  setPrecision,
  shifted,
  smoothPath,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';

const INK = '#141a3e';
const TERRACES = 8;
/** The terrace the house stands on, counted from the crest. */
const HOUSE_TERRACE = 2;
const HOUSE_X = 262;

const lumps = fractalNoise(62, 3);

/** One terrace; `near` runs from 0 at the crest to 1 at the shore. */
interface Terrace {
  index: number;
  near: number;
  /** Where it ends on the right. */
  end: number;
  shelfHeight: number;
  wallHeight: number;
  edgeAt: Line;
  edge: readonly Point[];
}

function terrace(index: number): Terrace {
  const near = index / (TERRACES - 1);
  const end = lerp(600, 850, near);
  const edgeAt = (x: number): number => {
    const along = clamp((x + 60) / (end + 60));
    const fall = along ** (1.5 + 0.5 * (1 - near)) * 0.6 + smoothstep(0.25, 1, along) * 0.4;
    return lerp(lerp(244, 640, near), 652 + near * 16, fall) + lumps(x / 200 + near * 1.3) * 9;
  };
  return {
    index,
    near,
    end,
    shelfHeight: lerp(7, 17, near),
    wallHeight: lerp(13, 28, near),
    edgeAt,
    edge: ridge(edgeAt, { from: -40, to: end, step: 30 }),
  };
}

/** Everything below a line, down to where the next terraces cover it. */
const below = (line: readonly Point[], end: number): string =>
  `${smoothPath(line)}${draw`L${end + 30} 700H-40z`}`;

// ── Ground ──────────────────────────────────────────────────────────────────────────────────────

/** The grass shelf, the wall below it, the slope below the wall. */
function ground(scene: Scene, { near, end, edge, shelfHeight, wallHeight }: Terrace): string[] {
  const dark = mix('#6b8d96', '#2f4a74', near * 0.86);
  const light = mix('#c6d3ae', '#6f9488', near * 0.9);
  const wallTop = shifted(edge, 0, shelfHeight);
  const wallFoot = shifted(edge, 0, shelfHeight + wallHeight);
  return [
    path(
      below(edge, end),
      scene.horizontalGradient(0, end, [
        [0, mix(dark, '#9fb8a0', 0.18)],
        [0.55, mix(light, dark, 0.35)],
        [1, mix(light, '#e6e6c6', 0.25)],
      ]),
    ),
    path(
      between(wallTop, wallFoot),
      scene.horizontalGradient(0, end, [
        [0, mix(dark, INK, 0.45)],
        [0.6, mix(dark, INK, 0.2)],
        [1, dark],
      ]),
    ),
    path(
      below(shifted(edge, 0, shelfHeight + wallHeight - 1), end),
      scene.horizontalGradient(0, end, [
        [0, mix(dark, INK, 0.28)],
        [0.6, dark],
        [1, mix(light, dark, 0.4)],
      ]),
    ),
  ];
}

/** Two courses of stones in the wall, some lit, some dark, the rest left as wall. */
function stones(
  scene: Scene,
  next: Random,
  { near, end, edgeAt, shelfHeight, wallHeight }: Terrace,
): string[] {
  let lit = '';
  let dark = '';
  for (let row = 0; row < 2; row++) {
    let x = -30 + row * 7;
    while (x < end - 14) {
      const width = wallHeight * (0.5 + next() * 0.6);
      const height = wallHeight * 0.42;
      const y = edgeAt(x + width / 2) + shelfHeight + wallHeight * (row * 0.5) + 0.8;
      const stone = draw`M${x} ${y}h${width * 0.9}l${-width * 0.05} ${height}h${-width * 0.8}z`;
      const kind = next();
      if (kind < 0.42) lit += stone;
      else if (kind < 0.7) dark += stone;
      x += width;
    }
  }
  const fill = scene.horizontalGradient(0, end, [
    [0, mix('#8fa0a4', '#3f5080', near)],
    [1, mix('#dfe3c6', '#a9b8b0', near)],
  ]);
  return [
    path(lit, fill, 'opacity=".42"'),
    path(dark, mix('#4f678a', '#1b2758', near), 'opacity=".35"'),
  ];
}

// ── Olive trees ─────────────────────────────────────────────────────────────────────────────────

/** Path data of one tree, back to front. */
interface OliveTree {
  trunk: string;
  crown: string;
  leaves: string;
  light: string;
}

/** A clump of leaves: round, a little ragged, flatter below. */
function clump(next: Random, x: number, y: number, width: number, height: number): string {
  const outline: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 6.283;
    const ragged = 1 + (next() - 0.5) * 0.24;
    const rise = Math.sin(angle);
    const flat = rise > 0 ? 0.7 : 1;
    outline.push([x + Math.cos(angle) * width * ragged, y + rise * height * ragged * flat]);
  }
  return smoothPath(outline, { close: true });
}

function oliveTree(next: Random, x: number, y: number, size: number): OliveTree {
  const s = size;
  const lean = (next() - 0.5) * 0.5;
  const bend = x - s * 0.16 + lean * s * 0.2;
  const trunk = draw`M${x - s * 0.13} ${y}
    C${x - s * 0.02} ${y - s * 0.25} ${bend} ${y - s * 0.4} ${x - s * 0.3} ${y - s * 0.66}
    L${x - s * 0.2} ${y - s * 0.68}
    L${x + lean * s * 0.1} ${y - s * 0.44}
    L${x + s * 0.22} ${y - s * 0.72}
    L${x + s * 0.3} ${y - s * 0.68}
    C${x + s * 0.1} ${y - s * 0.4} ${x + s * 0.06} ${y - s * 0.25} ${x + s * 0.17} ${y}z`;
  const crown = [
    clump(next, x, y - s * 0.98, s * 0.62, s * 0.42),
    clump(next, x - s * 0.32, y - s * 0.82, s * 0.4, s * 0.3),
    clump(next, x + s * 0.34, y - s * 0.84, s * 0.4, s * 0.3),
  ];
  const leaves = [
    clump(next, x + s * 0.12, y - s * 1.06, s * 0.44, s * 0.3),
    clump(next, x + s * 0.38, y - s * 0.88, s * 0.3, s * 0.2),
  ];
  const light = [
    clump(next, x + s * 0.24, y - s * 1.16, s * 0.28, s * 0.16),
    clump(next, x + s * 0.5, y - s * 0.93, s * 0.17, s * 0.12),
  ];
  return { trunk, crown: crown.join(''), leaves: leaves.join(''), light: light.join('') };
}

/** Room left for the house, on its own terrace and on the one below. */
const keptFree = (index: number, x: number): boolean =>
  (index === HOUSE_TERRACE && x > 190 && x < 340) ||
  (index === HOUSE_TERRACE + 1 && x > 200 && x < 330);

function olives(next: Random, { index, near, end, edgeAt, shelfHeight }: Terrace): string[] {
  const size = lerp(26, 58, near);
  const spacing = size * 2.5;
  const last = Math.min(end - size * 1.6, 572 - size * 0.6);
  const trees: OliveTree[] = [];
  let x = -10 + (index % 2) * spacing * 0.5 + next() * 20;
  while (x < last) {
    if (!keptFree(index, x)) {
      trees.push(oliveTree(next, x, edgeAt(x) + shelfHeight * 0.6, size * (0.85 + 0.3 * next())));
    }
    x += spacing * (0.85 + next() * 0.35);
  }
  const all = (part: keyof OliveTree): string => trees.map((tree) => tree[part]).join('');
  return [
    path(all('trunk'), mix('#50607c', '#161c46', near)),
    path(all('crown'), mix('#4f7280', '#1a2d54', near)),
    path(all('leaves'), mix('#86a59b', '#46707a', near)),
    path(all('light'), mix('#dfe4c4', '#adc3a2', near), 'opacity=".92"'),
  ];
}

// ── House with a solar panel ────────────────────────────────────────────────────────────────────

function house(scene: Scene, x: number, y: number): string[] {
  const walls = scene.horizontalGradient(x - 32, x + 32, [
    [0, '#4d628c'],
    [0.6, '#8b9daa'],
    [1, '#e3e3c6'],
  ]);
  const panelLines = draw`M${x - 20} ${y - 35}h27M${x - 9} ${y - 42}l-13 14M${x} ${y - 42}l-11 14`;
  return [
    path(draw`M${x - 32} ${y + 2}v-30h64v34z`, walls),
    path(draw`M${x - 39} ${y - 26}l19-18h42l17 18z`, '#8a5666'),
    path(draw`M${x - 13} ${y - 42}l-15 14h27l11-14z`, '#1d2f66'),
    stroke(panelLines, '#9fb8d0', 0.9),
    // Shutters closed towards the beach: turtles find the sea by the brightest horizon.
    path(draw`M${x - 23} ${y - 20}h12v14h-12zM${x + 9} ${y - 20}h12v14h-12z`, '#4a5a7c'),
    stroke(
      draw`M${x - 21} ${y - 16}h8m-8 4h8m-8 4h8M${x + 11} ${y - 16}h8m-8 4h8m-8 4h8`,
      '#e8b878',
      0.8,
      'opacity=".7"',
    ),
    path(draw`M${x - 6} ${y + 4}v-20h10v20z`, '#3a3358'),
  ];
}

// ── The whole hill ──────────────────────────────────────────────────────────────────────────────

export function oliveHill(scene: Scene): string[] {
  // One source for the whole hill: terrace by terrace, the stones of a wall before the trees.
  const next = random(61);
  setPrecision(5);
  const terraces = Array.from({ length: TERRACES }, (_, index) => terrace(index));
  const markup: string[] = [];
  for (const each of terraces) {
    const { near, edge, edgeAt, shelfHeight } = each;
    const rim = mix('#eceeca', '#bccaa8', near);
    markup.push(
      ...ground(scene, each),
      ...stones(scene, next, each),
      stroke(smoothPath(edge), rim, lerp(1.6, 2.6, near), 'opacity=".75"'),
    );
    if (each.index === HOUSE_TERRACE) {
      markup.push(...house(scene, HOUSE_X, edgeAt(HOUSE_X) + shelfHeight * 0.7));
    }
    markup.push(...olives(next, each));
  }
  const crest = item(terraces, 0);
  const outline = below(crest.edge, crest.end);
  setPrecision(10);

  const shadow = scene.horizontalGradient(-40, 640, [
    [0, INK, 0.6],
    [0.35, INK, 0.2],
    [0.6, INK, 0],
  ]);
  const shade = scene.stipple(path('M-40 250H900V720H-40z', shadow));
  return [...markup, group(scene.clip('hill', outline), shade)];
}
