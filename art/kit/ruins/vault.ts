/** A coffered barrel vault, seen from before its opening. */

import { lerp } from '../numbers.ts';
import { draw, type Point, polygon } from '../path.ts';
import { circle, path } from '../shapes.ts';

interface Vault {
  x: number;
  spring: number;
  radius: number;
  ground: number;
  /** Where lines away from the viewer meet. */
  eye: Point;
  /** How large the far end is seen, in parts of the near one. */
  far: number;
}

/** A point of a vault: `angle` from the right over the crown to the left, `depth` from 0 to 1. */
function onVault({ x, spring, radius, eye, far }: Vault, angle: number, depth: number): Point {
  const size = 1 / lerp(1, 1 / far, depth);
  const [nearX, nearY] = [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
  return [lerp(eye[0], nearX, size), lerp(eye[1], nearY, size)];
}

/** The opening of a vault at a depth, down to the ground. */
export function opening(vault: Vault, depth: number): string {
  const size = 1 / lerp(1, 1 / vault.far, depth);
  const [right, spring] = onVault(vault, 0, depth);
  const [left] = onVault(vault, Math.PI, depth);
  const ground = lerp(vault.eye[1], vault.ground, size);
  const r = vault.radius * size;
  return draw`M${left} ${ground}V${spring}A${r} ${r} 0 0 1 ${right} ${spring}V${ground}z`;
}

interface Coffers {
  rings: number;
  ribs: number;
  /** The colour of a coffer's ground and of its frame at an angle. */
  ground: (angle: number) => string;
  frame: (angle: number) => string;
  rosette: string;
}

/** Sunken panels with a flower in each, all over a vault. */
export function coffers(vault: Vault, { rings, ribs, ground, frame, rosette }: Coffers): string {
  const quad = (a: number, b: number, c: number, d: number): string =>
    polygon([
      onVault(vault, a, c),
      onVault(vault, b, c),
      onVault(vault, b, d),
      onVault(vault, a, d),
    ]);
  let markup = '';
  let flowers = '';
  for (let rib = 0; rib < ribs; rib++) {
    const [from, to] = [(Math.PI * rib) / ribs, (Math.PI * (rib + 1)) / ribs];
    const middle = (from + to) / 2;
    markup += path(quad(from - 0.01, to + 0.01, 0, 1), frame(middle));
    let panels = '';
    for (let ring = 0; ring < rings; ring++) {
      const [near, deep] = [(ring + 0.12) / rings, (ring + 0.88) / rings];
      const inset = (to - from) * 0.14;
      panels += quad(from + inset, to - inset, near, deep);
      const [cx, cy] = onVault(vault, middle, (ring + 0.5) / rings);
      const [ex] = onVault(vault, middle, (ring + 0.7) / rings);
      flowers += circle(
        cx,
        cy,
        Math.max(2.2, vault.radius * 0.026 - Math.abs(ex - cx) * 0.02),
        rosette,
      );
    }
    markup += path(panels, ground(middle));
  }
  return markup + flowers;
}
