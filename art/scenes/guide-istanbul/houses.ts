/** Which houses stand on the street. */

import { setPrecision } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { type Building, building } from './building.ts';
import type { House } from './facade.ts';

const MAUVE = '#9c5c84';
const BRICK = '#b0666f';
const VIOLET = '#6b5c9a';
const SAND = '#c08478';
const PLUM = '#7a4f86';
const ROSE = '#a9748f';

const ON_THE_LEFT: readonly House[] = [
  {
    from: 6.6,
    to: 11.6,
    height: 14.6,
    seed: 1,
    colour: MAUVE,
    bayColour: '#a86a78',
    floors: 3,
    windows: 4,
    arches: 'first',
    lit: 0.4,
    bay: { first: 1, last: 2, bottom: 0, top: 1, depth: 1 },
    awning: ['#c8413c', '#f6dfbc'],
    hoods: 'straight',
    pilasters: true,
  },
  {
    from: 11.6,
    to: 17.4,
    height: 15.2,
    seed: 2,
    colour: SAND,
    bayColour: '#8c6096',
    floors: 3,
    windows: 5,
    lit: 0.35,
    bay: { first: 0, last: 1, bottom: 0, top: 2, depth: 1 },
    balconies: [{ first: 3, last: 4, floor: 0 }],
    hoods: 'gables',
    pilasters: true,
  },
  {
    from: 17.4,
    to: 23,
    height: 13.4,
    seed: 3,
    colour: VIOLET,
    floors: 3,
    windows: 4,
    arches: 'all',
    lit: 0.45,
    balconies: [{ first: 0, last: 3, floor: 1 }],
    awning: ['#2f6a78', '#f0dcc0'],
    pilasters: true,
  },
  {
    from: 23,
    to: 30,
    height: 16,
    seed: 4,
    colour: BRICK,
    floors: 4,
    windows: 5,
    arches: 'top',
    lit: 0.4,
    bay: { first: 1, last: 3, bottom: 0, top: 2, depth: 1.1 },
    hoods: 'straight',
    roof: true,
  },
  {
    from: 30,
    to: 38,
    height: 13.6,
    seed: 5,
    colour: PLUM,
    floors: 3,
    windows: 5,
    lit: 0.4,
    balconies: [{ first: 1, last: 3, floor: 0 }],
    hoods: 'straight',
  },
  {
    from: 38,
    to: 50,
    height: 15,
    seed: 6,
    colour: ROSE,
    floors: 4,
    windows: 6,
    arches: 'all',
    lit: 0.4,
    bay: { first: 1, last: 3, bottom: 0, top: 2, depth: 1 },
  },
  {
    from: 50,
    to: 64,
    height: 13,
    seed: 7,
    colour: MAUVE,
    floors: 3,
    windows: 6,
    lit: 0.45,
  },
  {
    from: 64,
    to: 84,
    height: 14,
    seed: 8,
    colour: SAND,
    floors: 3,
    windows: 6,
    lit: 0.4,
  },
];

const ON_THE_RIGHT: readonly House[] = [
  {
    from: 6.2,
    to: 10.4,
    height: 15,
    seed: 21,
    colour: PLUM,
    bayColour: '#7d5c9a',
    floors: 3,
    windows: 4,
    arches: 'all',
    lit: 0.45,
    balconies: [{ first: 0, last: 3, floor: 0 }],
    hoods: 'straight',
    pilasters: true,
  },
  {
    from: 10.4,
    to: 15.4,
    height: 14.2,
    seed: 22,
    colour: BRICK,
    bayColour: '#b5787c',
    floors: 3,
    windows: 4,
    arches: 'first',
    lit: 0.4,
    bay: { first: 1, last: 2, bottom: 0, top: 2, depth: 1 },
    awning: ['#2d5f7a', '#f4dcb8'],
    pilasters: true,
  },
  {
    from: 15.4,
    to: 21,
    height: 15.6,
    seed: 23,
    colour: ROSE,
    floors: 4,
    windows: 4,
    arches: 'top',
    lit: 0.4,
    balconies: [
      { first: 0, last: 1, floor: 0 },
      { first: 2, last: 3, floor: 1 },
    ],
    hoods: 'gables',
    pilasters: true,
    roof: true,
  },
  {
    from: 21,
    to: 27.5,
    height: 13,
    seed: 24,
    colour: VIOLET,
    floors: 3,
    windows: 4,
    lit: 0.4,
    bay: { first: 1, last: 2, bottom: 0, top: 1, depth: 1 },
    awning: ['#b8453f', '#f0d8b4'],
    hoods: 'straight',
  },
  {
    from: 27.5,
    to: 35,
    height: 15,
    seed: 25,
    colour: SAND,
    floors: 4,
    windows: 5,
    arches: 'all',
    lit: 0.45,
    balconies: [{ first: 1, last: 3, floor: 1 }],
  },
  {
    from: 35,
    to: 45,
    height: 13.4,
    seed: 26,
    colour: MAUVE,
    floors: 3,
    windows: 5,
    lit: 0.4,
    bay: { first: 1, last: 3, bottom: 0, top: 1, depth: 1 },
    hoods: 'straight',
  },
  {
    from: 45,
    to: 58,
    height: 14.6,
    seed: 27,
    colour: BRICK,
    floors: 4,
    windows: 6,
    lit: 0.45,
  },
  {
    from: 58,
    to: 80,
    height: 13,
    seed: 28,
    colour: PLUM,
    floors: 3,
    windows: 6,
    lit: 0.45,
  },
];

export interface Houses {
  /** From the farthest to the nearest. */
  left: string[];
  right: string[];
  /** What they mirror and throw on the wet street. */
  reflections: string;
  groundGlow: string;
}

/** Drawn from near to far, as the list goes; near ones to halves, far ones to fifths of a unit. */
function row(scene: Scene, side: -1 | 1, list: readonly House[]): Building[] {
  const drawn = list.map((house) => {
    setPrecision(house.from < 30 ? 2 : 5);
    return building(scene, side, house);
  });
  setPrecision(10);
  return drawn;
}

export function houses(scene: Scene): Houses {
  const left = row(scene, -1, ON_THE_LEFT);
  const right = row(scene, 1, ON_THE_RIGHT);
  const all = [...left, ...right];
  return {
    left: left.toReversed().map(({ markup }) => markup),
    right: right.toReversed().map(({ markup }) => markup),
    reflections: all.map(({ reflection }) => reflection).join(''),
    groundGlow: all.map(({ groundGlow }) => groundGlow).join(''),
  };
}
