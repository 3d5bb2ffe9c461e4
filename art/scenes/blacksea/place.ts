/** Where things stand on the Black Sea. */

import type { Point } from '../../kit/path.ts';

export const SUN: Point = [846, 300];
/** The far shore of the lake. */
export const SHORE = 704;
