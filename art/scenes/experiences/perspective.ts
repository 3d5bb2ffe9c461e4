/**
 * The hall in perspective. Places are in metres: x to the right of the middle, y up from the floor,
 * z away from the viewer.
 */

import { mix } from '../../kit/colour.ts';
import { clamp } from '../../kit/numbers.ts';
import { type Point, polygon } from '../../kit/path.ts';

export type Place = readonly [x: number, y: number, z: number];

const VANISHING: Point = [800, 612];
const EYE_LEVEL = 1.9;
/** Size on the canvas of a metre at a distance of one metre. */
const FOCAL_LENGTH = 900;

/** Half the width of the hall, which is the radius of its vault. */
export const RADIUS = 4.3;
/** Where the vault springs from the walls. */
export const SPRING = 3.3;
/** Where the hall ends. */
export const END = 34;
/** Where one bay ends and the next begins. */
export const BAYS = [5.2, 7.6, 10.4, 13.8, 18, 23, 28.4, END];
export interface Bay {
  /** 0 is the nearest. */
  index: number;
  near: number;
  far: number;
}

/** Where the windows in the vault are: from the spring line, as an angle. */
export const WINDOW_ANGLE = 0.62;

export const INK = '#2a1838';
export const HAZE = '#ffc98c';

/** Size on the canvas of a metre at distance z. */
export const metre = (z: number): number => FOCAL_LENGTH / z;

export const project = ([x, y, z]: Place): Point => [
  VANISHING[0] + (FOCAL_LENGTH * x) / z,
  VANISHING[1] - (FOCAL_LENGTH * (y - EYE_LEVEL)) / z,
];

/** Straight lines through places. */
export const shape = (...places: readonly Place[]): string => polygon(places.map(project));

/** A point of the vault: angle 0 is the left spring line, π the right one. */
export const onVault = (angle: number, z: number, radius = RADIUS): Point =>
  project([-Math.cos(angle) * radius, SPRING + Math.sin(angle) * radius * 1.04, z]);

/** A colour as it looks through the golden dust at distance z. */
export const hazy = (colour: string, z: number, strength = 1): string =>
  mix(colour, HAZE, clamp((z - 5) / 34) ** 0.9 * 0.82 * strength);
