/** The front of a house, worked out in metres and projected into the picture. */

import { mix } from '../../kit/colour.ts';
import { clamp, type Random, random } from '../../kit/numbers.ts';
import { type Point, polygon } from '../../kit/path.ts';
import { ground, LEFT, project, RIGHT } from './camera.ts';
import { INK } from './lights.ts';

const HAZE = '#c77f94';

/** A bay window, from one window to another and from one floor to another, both included. */
export interface Bay {
  first: number;
  last: number;
  bottom: number;
  top: number;
  depth: number;
}

export interface Balcony {
  first: number;
  last: number;
  floor: number;
}

export interface House {
  /** Where along the street, in metres from the viewer. */
  from: number;
  to: number;
  height: number;
  seed: number;
  colour: string;
  /** The colour of the bay window, where it is another. */
  bayColour?: string;
  /** Floors above the shop, and windows on each. */
  floors: number;
  windows: number;
  /** Which floors have round arches; those with any also have them in the bay window. */
  arches?: 'all' | 'top' | 'first';
  /** How many windows are lit, 0–1. */
  lit: number;
  bay?: Bay;
  balconies?: readonly Balcony[];
  awning?: readonly [string, string];
  /** Above the windows: straight, or every second one a gable. */
  hoods?: 'straight' | 'gables';
  pilasters?: boolean;
  /** A roof with dormers above the cornice. */
  roof?: boolean;
}

/** A stretch of the front: from, to along the street; low, high above sea level. */
export interface Stretch {
  from: number;
  to: number;
  low: number;
  high: number;
  /** How far in front of the wall. */
  out?: number;
}

/** A house with everything worked out that its parts need. */
export interface Facade extends House {
  side: -1 | 1;
  next: Random;
  /** A place on the front in the picture: along the street, up, out of the wall. */
  at: (z: number, y: number, out?: number) => Point;
  panel: (stretch: Stretch) => string;
  /** A window; an arched one has its crown at `high`. */
  opening: (stretch: Stretch, arched: boolean) => string;
  /** Faded by distance. */
  inHaze: (colour: string) => string;
  /** As much of the haze as a lit pane takes (a part of it, since it shines). */
  litInHaze: (colour: string, part: number) => string;
  base: number;
  roofline: number;
  /** The height of the lowest floor, and of each. */
  firstFloor: number;
  floorHeight: number;
  windowWidth: number;
  /** Near enough for lettering, goods and dentils. */
  detailed: boolean;
  trim: string;
  trimShade: string;
  dark: string;
  dim: string;
  /** The y of roofline and base in the picture, where the gradients begin and end. */
  topY: number;
  bottomY: number;
}

/** Walls lean back a little, so that the street opens towards the sky. */
const LEAN = 0.008;

export function facadeOf(house: House, side: -1 | 1): Facade {
  const { from, to, height, colour } = house;
  const front = side < 0 ? LEFT : RIGHT;
  const at = (z: number, y: number, out = 0): Point =>
    project((front - side * out) * (1 - LEAN * y), y, z);
  const haze = clamp((from - 9) / 62) ** 0.8 * 0.74;
  const inHaze = (plain: string): string => mix(plain, HAZE, haze);
  const base = ground(from);
  const roofline = height + ground(from);
  return {
    ...house,
    side,
    next: random(house.seed),
    at,
    panel: ({ from: left, to: right, low, high, out = 0 }) =>
      polygon([at(left, low, out), at(right, low, out), at(right, high, out), at(left, high, out)]),
    opening: ({ from: left, to: right, low, high, out = 0 }, arched) => {
      const head: Point[] = [];
      const middle = (left + right) / 2;
      const r = (right - left) / 2;
      for (let i = 0; i <= 6; i++) {
        const angle = (Math.PI * i) / 6;
        const y = high - r * 0.8 + r * 0.8 * Math.sin(angle);
        head.push(at(middle + r * Math.cos(angle), y, out));
      }
      const lintel = [at(right, high, out), at(left, high, out)];
      return polygon([at(left, low, out), at(right, low, out), ...(arched ? head : lintel)]);
    },
    inHaze,
    litInHaze: (plain, part) => mix(plain, HAZE, haze * part),
    base,
    roofline,
    firstFloor: base + 4,
    floorHeight: (height - 4.2) / house.floors,
    windowWidth: (to - from) / house.windows,
    detailed: from < 34,
    trim: inHaze(mix(colour, '#e8b8a8', 0.45)),
    trimShade: inHaze(mix(colour, '#d99a98', 0.25)),
    dark: inHaze(mix(colour, INK, 0.62)),
    dim: inHaze(mix(colour, INK, 0.35)),
    topY: at(from, roofline)[1],
    bottomY: at(from, base)[1],
  };
}
