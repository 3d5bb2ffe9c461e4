/** Where the mountains are, how high, and what they are made of. */

import type { Place } from './layouts.ts';
import type { Rock } from './peaks.ts';

const PONTIC: Rock = { shade: '#3f7564', lit: '#9dbb82' };
const KACKAR: Rock = { shade: '#3d6a6a', lit: '#a8c094' };
const FOREST: Rock = { shade: '#5d8060', lit: '#bcc683' };
const TAURUS: Rock = { shade: '#9a5a68', lit: '#f0b88d' };
const INLAND: Rock = { shade: '#b0745f', lit: '#f2c791' };
const EAST: Rock = { shade: '#7d4d74', lit: '#dd9f90' };
const AEGEAN: Rock = { shade: '#8a8a5e', lit: '#d8cc8c' };

interface Range {
  line: readonly Place[];
  /** How many peaks, and how many rows of them. */
  peaks: number;
  rows?: number;
  /** In degrees of latitude. */
  height: number;
  rock: Rock;
  snow?: number;
  /** The land they melt into. */
  foot: string;
}

export const RANGES: readonly Range[] = [
  // Strandja, Köroğlu, Ilgaz and Küre
  {
    line: [
      [27.3, 41.95],
      [28.1, 41.7],
    ],
    peaks: 4,
    height: 0.14,
    rock: FOREST,
    foot: '#c9c985',
  },
  {
    line: [
      [30.6, 40.55],
      [32.2, 40.72],
      [33.6, 41.05],
      [34.6, 41.1],
    ],
    peaks: 9,
    height: 0.26,
    rock: FOREST,
    foot: '#b5bf82',
  },
  {
    line: [
      [32.2, 41.42],
      [33.4, 41.72],
      [34.6, 41.6],
    ],
    peaks: 7,
    height: 0.24,
    rock: PONTIC,
    foot: '#93b67c',
  },
  // Canik, Giresun, Kaçkar, Yalnızçam
  {
    line: [
      [35.7, 41.05],
      [36.8, 40.72],
      [37.6, 40.5],
    ],
    peaks: 6,
    height: 0.27,
    rock: PONTIC,
    foot: '#8fb57b',
  },
  {
    line: [
      [37.7, 40.45],
      [38.5, 40.5],
      [39.2, 40.47],
    ],
    peaks: 6,
    height: 0.38,
    rock: PONTIC,
    snow: 0.16,
    foot: '#86ad76',
  },
  {
    line: [
      [40.1, 40.46],
      [40.7, 40.6],
      [41.2, 40.83],
      [41.7, 41.05],
    ],
    peaks: 7,
    rows: 2,
    height: 0.52,
    rock: KACKAR,
    snow: 0.3,
    foot: '#7ba874',
  },
  {
    line: [
      [42.1, 41.2],
      [42.9, 41.15],
    ],
    peaks: 3,
    height: 0.28,
    rock: KACKAR,
    snow: 0.18,
    foot: '#a8b080',
  },
  // The Ilgaz side of the plateau, Sivas, Erzincan, Kars
  {
    line: [
      [35.6, 40.2],
      [36.6, 40.05],
      [37.4, 40],
    ],
    peaks: 6,
    height: 0.2,
    rock: INLAND,
    foot: '#f0cf98',
  },
  {
    line: [
      [37.3, 39.35],
      [38.1, 39.2],
    ],
    peaks: 5,
    height: 0.24,
    rock: INLAND,
    foot: '#ecc096',
  },
  {
    line: [
      [42.3, 39.35],
      [43.4, 39.25],
    ],
    peaks: 5,
    height: 0.24,
    rock: EAST,
    foot: '#d49a90',
  },
  {
    line: [
      [40.1, 39.1],
      [41.3, 38.85],
    ],
    peaks: 5,
    height: 0.28,
    rock: EAST,
    foot: '#dca48e',
  },
  {
    line: [
      [30, 39.8],
      [30.4, 40.05],
    ],
    peaks: 3,
    height: 0.18,
    rock: FOREST,
    foot: '#cfcb8a',
  },
  {
    line: [
      [32.6, 40.4],
      [33.8, 40.45],
    ],
    peaks: 5,
    height: 0.16,
    rock: INLAND,
    foot: '#ecd095',
  },
  // The west: Kaz, Boz Dağlar, Aydın, Murat, Sultan
  {
    line: [
      [26.6, 39.7],
      [27.1, 39.72],
    ],
    peaks: 3,
    height: 0.2,
    rock: AEGEAN,
    foot: '#d3cf8e',
  },
  {
    line: [
      [27.9, 38.35],
      [28.5, 38.3],
    ],
    peaks: 4,
    height: 0.22,
    rock: AEGEAN,
    foot: '#d3cc8e',
  },
  {
    line: [
      [29.4, 38.9],
      [29.9, 38.95],
      [30.4, 39.2],
    ],
    peaks: 4,
    height: 0.22,
    rock: AEGEAN,
    foot: '#e0cf95',
  },
  {
    line: [
      [31, 38.55],
      [31.5, 38.25],
    ],
    peaks: 3,
    height: 0.22,
    rock: INLAND,
    foot: '#efd497',
  },
  // Taurus, from the Teke peninsula to the gate of Cilicia, and beyond
  {
    line: [
      [28.9, 37.05],
      [29.5, 36.75],
      [30, 36.75],
    ],
    peaks: 6,
    height: 0.32,
    rock: TAURUS,
    snow: 0.14,
    foot: '#cdc98a',
  },
  {
    line: [
      [31.2, 37.45],
      [31.9, 37],
      [32.6, 36.6],
    ],
    peaks: 7,
    rows: 2,
    height: 0.34,
    rock: TAURUS,
    snow: 0.12,
    foot: '#dcc587',
  },
  {
    line: [
      [32.8, 36.65],
      [33.6, 36.95],
      [34.3, 37.3],
    ],
    peaks: 6,
    height: 0.34,
    rock: TAURUS,
    snow: 0.16,
    foot: '#e6c485',
  },
  {
    line: [
      [34.5, 37.42],
      [35.1, 37.75],
      [35.6, 38.05],
    ],
    peaks: 6,
    rows: 2,
    height: 0.5,
    rock: TAURUS,
    snow: 0.28,
    foot: '#efbd92',
  },
  {
    line: [
      [36.1, 38.15],
      [36.8, 38.2],
      [37.6, 38.05],
    ],
    peaks: 6,
    height: 0.36,
    rock: TAURUS,
    snow: 0.16,
    foot: '#efc08f',
  },
  {
    line: [
      [36.3, 36.35],
      [36.45, 37],
    ],
    peaks: 3,
    height: 0.28,
    rock: TAURUS,
    foot: '#d9c98b',
  },
  {
    line: [
      [38.1, 37.95],
      [39, 38.2],
      [40, 38.35],
      [41, 38.35],
    ],
    peaks: 9,
    height: 0.3,
    rock: EAST,
    snow: 0.12,
    foot: '#e0ab8c',
  },
  {
    line: [
      [38.6, 39.5],
      [39.5, 39.55],
      [40.2, 39.5],
    ],
    peaks: 6,
    height: 0.38,
    rock: EAST,
    snow: 0.2,
    foot: '#dda58c',
  },
  {
    line: [
      [40.9, 39.85],
      [41.7, 39.75],
      [42.5, 39.8],
    ],
    peaks: 5,
    height: 0.3,
    rock: EAST,
    snow: 0.14,
    foot: '#d89f8c',
  },
  {
    line: [
      [41.8, 38.15],
      [42.6, 38.02],
      [43.3, 37.75],
    ],
    peaks: 6,
    height: 0.38,
    rock: EAST,
    snow: 0.2,
    foot: '#d09490',
  },
  {
    line: [
      [43.4, 37.45],
      [44, 37.5],
      [44.4, 37.4],
    ],
    peaks: 4,
    height: 0.5,
    rock: EAST,
    snow: 0.3,
    foot: '#cc8f90',
  },
];

interface Summit {
  at: Place;
  height: number;
  width: number;
  rock: Rock;
  snow: number;
  foot: string;
}

/** Uludağ, Hasan, Erciyes, Süphan, Ararat with its little one, Honaz, Bey Dağları. */
export const SUMMITS: readonly Summit[] = [
  { at: [29.2, 39.98], height: 0.44, width: 1.05, rock: FOREST, snow: 0.26, foot: '#c8c888' },
  { at: [34.17, 38.13], height: 0.5, width: 1.15, rock: INLAND, snow: 0.24, foot: '#f2c895' },
  { at: [35.45, 38.53], height: 1.02, width: 2.1, rock: EAST, snow: 0.36, foot: '#eeb295' },
  { at: [42.8, 38.98], height: 0.6, width: 1.2, rock: EAST, snow: 0.38, foot: '#cf9591' },
  { at: [44.42, 39.64], height: 0.5, width: 1.0, rock: EAST, snow: 0.2, foot: '#d39c90' },
  { at: [44.3, 39.68], height: 1.1, width: 2.1, rock: EAST, snow: 0.44, foot: '#d39c90' },
  { at: [30.25, 36.55], height: 0.5, width: 0.8, rock: TAURUS, snow: 0.22, foot: '#c9c88a' },
  { at: [30.35, 37.05], height: 0.4, width: 0.75, rock: TAURUS, snow: 0.16, foot: '#cfca8c' },
];
