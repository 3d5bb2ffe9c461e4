/** Firs, pines, olives, poplars: small, in groups, two tones each. */

import { random } from '../kit/numbers.ts';
import { dot, draw } from '../kit/path.ts';
import { path, stroke } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';
import type { Standing } from './peaks.ts';

/** What is drawn of a tree of that height at x, y: dark, lit, trunk. */
type Tree = (
  x: number,
  y: number,
  s: number,
) => readonly [dark: string, lit: string, trunk: string];

const fir: Tree = (x, y, s) => [
  draw`M${x} ${y - s}l${s * 0.3} ${s * 0.5}h${-s * 0.12}l${s * 0.18} ${s * 0.38}h${-s * 0.72}l${s * 0.18} ${-s * 0.38}h${-s * 0.12}z`,
  draw`M${x} ${y - s}l${s * 0.3} ${s * 0.5}h${-s * 0.12}l${s * 0.18} ${s * 0.38}h${-s * 0.28}z`,
  draw`M${x} ${y - s * 0.14}v${s * 0.16}`,
];

const pine: Tree = (x, y, s) => [
  draw`M${x - s * 0.5} ${y - s * 0.62}q${s * 0.06} ${-s * 0.32} ${s * 0.5} ${-s * 0.34}q${s * 0.46} ${s * 0.02} ${s * 0.52} ${s * 0.34}q${-s * 0.5} ${s * 0.12} ${-s * 1.02} 0z`,
  draw`M${x + s * 0.02} ${y - s * 0.96}q${s * 0.44} ${s * 0.02} ${s * 0.5} ${s * 0.34}q${-s * 0.3} ${s * 0.07} ${-s * 0.5} ${s * 0.04}q${s * 0.2} ${-s * 0.2} 0 ${-s * 0.38}z`,
  draw`M${x} ${y}l${s * 0.04} ${-s * 0.62}`,
];

const olive: Tree = (x, y, s) => [
  dot(x - s * 0.2, y - s * 0.46, s * 0.26) +
    dot(x + s * 0.2, y - s * 0.5, s * 0.28) +
    dot(x, y - s * 0.66, s * 0.26),
  dot(x + s * 0.24, y - s * 0.56, s * 0.2) + dot(x + s * 0.06, y - s * 0.74, s * 0.15),
  draw`M${x} ${y}v${-s * 0.4}`,
];

const poplar: Tree = (x, y, s) => [
  draw`M${x} ${y - s * 1.15}c${s * 0.2} ${s * 0.3} ${s * 0.22} ${s * 0.8} 0 ${s * 1.1}c${-s * 0.22} ${-s * 0.3} ${-s * 0.2} ${-s * 0.8} 0 ${-s * 1.1}z`,
  draw`M${x} ${y - s * 1.15}c${s * 0.2} ${s * 0.3} ${s * 0.22} ${s * 0.8} 0 ${s * 1.1}c${s * 0.06} ${-s * 0.4} ${s * 0.06} ${-s * 0.8} 0 ${-s * 1.1}z`,
  draw`M${x} ${y}v${-s * 0.1}`,
];

const KINDS = {
  fir: { tree: fir, dark: '#22604f', lit: '#5c9a62', trunk: '#5a4038' },
  pine: { tree: pine, dark: '#2f6b55', lit: '#7fae62', trunk: '#7a4a3c' },
  olive: { tree: olive, dark: '#7b8f62', lit: '#b4bd84', trunk: '#7d5a44' },
  poplar: { tree: poplar, dark: '#4f7a4c', lit: '#93b35f', trunk: '#6a4a3c' },
} as const;

interface Grove {
  kind: TreeKind;
  at: Place;
  count: number;
  /** How far they are scattered, in degrees of latitude. */
  reach: number;
  size?: number;
}

const GROVES: readonly Grove[] = [
  // firs and hazel along the Black Sea
  { kind: 'fir', at: [31.6, 41.1], count: 7, reach: 0.26 },
  { kind: 'fir', at: [32.8, 41.38], count: 6, reach: 0.25 },
  { kind: 'fir', at: [34.2, 41.85], count: 5, reach: 0.2 },
  { kind: 'fir', at: [33.9, 41.4], count: 7, reach: 0.26 },
  { kind: 'fir', at: [35.2, 41.4], count: 7, reach: 0.26 },
  { kind: 'fir', at: [36.9, 40.95], count: 6, reach: 0.22 },
  { kind: 'fir', at: [37.9, 40.75], count: 7, reach: 0.22 },
  { kind: 'fir', at: [41.5, 41.32], count: 8, reach: 0.24 },
  { kind: 'fir', at: [42.3, 41.05], count: 5, reach: 0.2 },
  { kind: 'fir', at: [30.6, 40.9], count: 6, reach: 0.26 },
  { kind: 'fir', at: [29.7, 39.95], count: 5, reach: 0.22 },
  { kind: 'fir', at: [42.7, 40.35], count: 5, reach: 0.22 },
  // pines on the south-west coast
  { kind: 'pine', at: [28.5, 37.1], count: 6, reach: 0.24 },
  { kind: 'pine', at: [29.2, 36.85], count: 4, reach: 0.18 },
  { kind: 'pine', at: [29.7, 36.45], count: 4, reach: 0.16 },
  { kind: 'pine', at: [33.4, 36.35], count: 5, reach: 0.22 },
  { kind: 'pine', at: [27.1, 40.15], count: 4, reach: 0.18 },
  { kind: 'pine', at: [32.1, 36.65], count: 4, reach: 0.16 },
  { kind: 'pine', at: [36.15, 36.85], count: 3, reach: 0.14 },
  // olives of the Aegean
  { kind: 'olive', at: [26.9, 39.35], count: 6, reach: 0.24 },
  { kind: 'olive', at: [27.7, 39.1], count: 6, reach: 0.24 },
  { kind: 'olive', at: [28.1, 38.75], count: 5, reach: 0.22 },
  { kind: 'olive', at: [27.9, 37.55], count: 5, reach: 0.18 },
  { kind: 'olive', at: [28.5, 39.5], count: 5, reach: 0.2 },
  { kind: 'olive', at: [37.4, 36.95], count: 5, reach: 0.2 },
  // poplars along the rivers of the plateau
  { kind: 'poplar', at: [30.9, 39.75], count: 5, reach: 0.22 },
  { kind: 'poplar', at: [32.6, 40.05], count: 5, reach: 0.2 },
  { kind: 'poplar', at: [33.9, 40.2], count: 5, reach: 0.22 },
  { kind: 'poplar', at: [36.2, 39.9], count: 5, reach: 0.22 },
  { kind: 'poplar', at: [37.2, 39.2], count: 6, reach: 0.24 },
  { kind: 'poplar', at: [38.4, 38.6], count: 5, reach: 0.2 },
  { kind: 'poplar', at: [40.3, 37.7], count: 5, reach: 0.2 },
  { kind: 'poplar', at: [41.2, 39.2], count: 4, reach: 0.18 },
];

export type TreeKind = keyof typeof KINDS;

/** Trees of one kind with their foot at x, y, as high as s; those in front last. */
export function trees(
  kind: TreeKind,
  spots: readonly { x: number; y: number; s: number }[],
  trunkWidth: number,
): string {
  const { tree, dark, lit, trunk } = KINDS[kind];
  const found = { dark: '', lit: '', trunk: '' };
  for (const { x, y, s } of spots.toSorted((a, b) => a.y - b.y)) {
    const [darkData, litData, trunkData] = tree(x, y, s);
    found.dark += darkData;
    found.lit += litData;
    found.trunk += trunkData;
  }
  return (
    stroke(found.trunk, trunk, trunkWidth.toFixed(1)) +
    path(found.dark, dark) +
    path(found.lit, lit)
  );
}

export function plants(layout: Layout): Standing[] {
  return GROVES.map(({ kind, at, count, reach, size = 0.15 }, index) => {
    const next = random(3000 + index * 7);
    const unit = layout.scaleAt(at);
    const [x, y] = layout.project(at);
    const spots = Array.from({ length: count }, () => {
      const angle = next() * Math.PI * 2;
      const far = Math.sqrt(next()) * reach * unit;
      return {
        x: x + Math.cos(angle) * far * 1.5,
        y: y + Math.sin(angle) * far * 0.6,
        s: size * unit * (0.8 + next() * 0.5),
      };
    });
    return { y: y + reach * unit * 0.4, markup: trees(kind, spots, unit * 0.018) };
  });
}
