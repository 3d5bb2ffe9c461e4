/** Where the sun stands over the sea of cloud. */

import type { Point } from '../../kit/path.ts';

export const SUN: Point = [548, 640];
