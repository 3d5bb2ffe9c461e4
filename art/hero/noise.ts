/** Numbers for the hero. What is random comes from a seed: the same picture, every time. */

import { clamp, lerp } from '../pipeline/numbers.ts';

/** The element at `index`; throws where the list has none, so that no `undefined` gets drawn. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return value;
}

/** 0 below `from`, 1 above `to`, an eased S between (`from` may be the larger of the two). */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Numbers that depend on the seed alone (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for every place of a plane. */
type Plane = (u: number, v: number) => number;

const SIDE = 256;
const inSide = (cell: number): number => cell & (SIDE - 1);

/** Value noise over a plane: smooth, in [-1, 1], a new value at every whole place. */
function planeNoise(seed: number): Plane {
  const next = random(seed);
  const values = Float32Array.from({ length: SIDE * SIDE }, () => next() * 2 - 1);
  const at = (column: number, row: number) => values[inSide(row) * SIDE + inSide(column)] ?? 0;
  return (u, v) => {
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const across = smoothstep(0, 1, u - column);
    const upper = lerp(at(column, row), at(column + 1, row), across);
    const lower = lerp(at(column, row + 1), at(column + 1, row + 1), across);
    return lerp(upper, lower, smoothstep(0, 1, v - row));
  };
}

/** The same with finer and finer noise on top, from about -1 to 1; `gain` is the height of each octave over the last. */
export function fractalPlaneNoise(seed: number, octaves = 4, gain = 0.55): Plane {
  const layers = Array.from({ length: octaves }, (_, octave) => ({
    layer: planeNoise(seed * 16 + octave),
    frequency: 2 ** octave,
    amplitude: gain ** octave,
  }));
  // Octaves seldom reach their ends at one place.
  const total = 0.6 * layers.reduce((sum, { amplitude }) => sum + amplitude, 0);
  return (u, v) => {
    let sum = 0;
    for (const { layer, frequency, amplitude } of layers) {
      sum += amplitude * layer(u * frequency, v * frequency);
    }
    return sum / total;
  };
}
