/** Where the near cones stand, from the outside inwards. */

import type { Scene } from '../../kit/scene.ts';
import { cone, mirrored } from './cone.ts';

/** Right of the sun: mirrored, group by group, so that the lit side faces it. */
export function rightCones(scene: Scene): string[] {
  return [
    mirrored(
      1602,
      cone(
        scene,
        { x: 1602, foot: 990, height: 500, width: 210, neck: 70, seed: 811 },
        { lean: 0.03, doors: [{ across: 0.24, up: 0.36, width: 9, height: 13 }] },
      ),
    ),
    mirrored(
      1466,
      cone(
        scene,
        { x: 1398, foot: 972, height: 286, width: 120, neck: 40, seed: 821 },
        { lean: -0.1, cap: 2 },
      ),
      cone(
        scene,
        { x: 1516, foot: 976, height: 430, width: 170, neck: 54, seed: 823 },
        { cap: 5, doors: [{ across: 0.1, up: 0.46, width: 7, height: 10 }] },
      ),
      cone(
        scene,
        { x: 1446, foot: 980, height: 356, width: 150, neck: 48, seed: 827 },
        {
          cap: 3,
          lean: -0.02,
          doors: [{ across: 0.02, up: 0.62, width: 6, height: 9, glow: true }],
        },
      ),
      cone(
        scene,
        { x: 1470, foot: 990, height: 190, width: 250, neck: 60, seed: 829 },
        {
          cap: 0,
          slope: 1.05,
          doors: [
            { across: -0.12, up: 0.2, width: 12, height: 18 },
            { across: 0.22, up: 0.42, width: 7, height: 9 },
          ],
        },
      ),
    ),
    mirrored(
      1340,
      cone(
        scene,
        { x: 1340, foot: 978, height: 250, width: 150, neck: 22, seed: 831 },
        {
          cap: 0,
          slope: 1.05,
          bulge: 0.03,
          doors: [
            { across: -0.05, up: 0.22, width: 9, height: 14 },
            { across: 0.1, up: 0.44, width: 6, height: 8, glow: true },
          ],
        },
      ),
    ),
    mirrored(
      1256,
      cone(
        scene,
        { x: 1226, foot: 962, height: 206, width: 84, neck: 30, seed: 835 },
        { cap: 2, lean: -0.06 },
      ),
      cone(
        scene,
        { x: 1272, foot: 966, height: 168, width: 84, neck: 28, seed: 837 },
        { cap: 4, lean: 0.07 },
      ),
    ),
    mirrored(
      1188,
      cone(
        scene,
        { x: 1188, foot: 956, height: 112, width: 84, neck: 8, seed: 839 },
        { cap: 0, slope: 1.1 },
      ),
    ),
  ];
}

export function leftCones(scene: Scene): string[] {
  return [
    cone(
      scene,
      { x: 36, foot: 985, height: 470, width: 200, neck: 66, seed: 841 },
      { cap: 3, lean: 0.015, doors: [{ across: 0.2, up: 0.34, width: 9, height: 13 }] },
    ),
    cone(
      scene,
      { x: 150, foot: 985, height: 330, width: 130, neck: 44, seed: 843 },
      { cap: 2, lean: -0.06 },
    ),
    cone(
      scene,
      { x: 222, foot: 985, height: 396, width: 150, neck: 50, seed: 845 },
      { cap: 6, lean: 0.03, doors: [{ across: 0.05, up: 0.5, width: 7, height: 10, glow: true }] },
    ),
    cone(
      scene,
      { x: 186, foot: 995, height: 210, width: 236, neck: 70, seed: 847 },
      { cap: 0, slope: 1, doors: [{ across: -0.1, up: 0.2, width: 11, height: 17 }] },
    ),
    cone(
      scene,
      { x: 338, foot: 982, height: 300, width: 210, neck: 14, seed: 849 },
      {
        cap: 0,
        slope: 1.02,
        bulge: 0.02,
        dovecote: { across: 0, up: 0.5, scale: 0.95 },
        doors: [
          { across: -0.14, up: 0.16, width: 11, height: 18 },
          { across: 0.24, up: 0.2, width: 8, height: 12, glow: true },
          { across: 0.04, up: 0.31, width: 6, height: 8 },
        ],
      },
    ),
    cone(
      scene,
      { x: 432, foot: 985, height: 262, width: 104, neck: 36, seed: 851 },
      { cap: 4, lean: -0.05 },
    ),
    cone(
      scene,
      { x: 486, foot: 985, height: 222, width: 100, neck: 32, seed: 853 },
      { cap: 1, lean: 0.05, doors: [{ across: 0.02, up: 0.44, width: 5, height: 8, glow: true }] },
    ),
    cone(
      scene,
      { x: 458, foot: 995, height: 130, width: 160, neck: 50, seed: 855 },
      { cap: 0, slope: 1, doors: [{ across: 0, up: 0.3, width: 8, height: 12 }] },
    ),
    cone(
      scene,
      { x: 562, foot: 985, height: 134, width: 100, neck: 8, seed: 857 },
      { cap: 0, slope: 1.08, doors: [{ across: 0.05, up: 0.3, width: 6, height: 9 }] },
    ),
  ];
}
