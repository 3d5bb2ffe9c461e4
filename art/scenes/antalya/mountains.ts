/** The Taurus: sharp crests, each with a face turned to the sun. */

import { bell, item, lerp, type Line, noise, random } from '../../kit/numbers.ts';
import { fillDown, type Point, polygon, ridge } from '../../kit/path.ts';
import type { Scene, Stop } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { HORIZON, SUN } from './place.ts';

type Massif = readonly [x: number, width: number, height: number];

interface Range {
  seed: number;
  foot: number;
  height: number;
  /** How far apart the crests are. */
  scale: number;
  massifs: readonly Massif[];
  colours: readonly Stop[];
  sunlit: string;
  opacity: number;
}

/** Noise folded at zero, so that it has crests instead of humps. */
function ridgedNoise(seed: number): Line {
  const base = noise(seed);
  return (x) => {
    let amplitude = 1;
    let sum = 0;
    let frequency = 1;
    let total = 0;
    for (let octave = 0; octave < 5; octave++) {
      sum += amplitude * (1 - 2 * Math.abs(base(x * frequency + octave * 31.3)));
      total += amplitude;
      amplitude *= 0.47;
      frequency *= 2.1;
    }
    return sum / total;
  };
}

/** Higher than its four neighbours on either side. */
function isSummit(line: readonly Point[], index: number): boolean {
  const y = item(line, index)[1];
  for (let k = 1; k < 5; k++) {
    if (item(line, index - k)[1] <= y || item(line, index + k)[1] < y) return false;
  }
  return true;
}

/** From a summit down the ridge towards the sun as far as the next valley, and back below it. */
function sunlitFace(line: readonly Point[], index: number, length: number): string {
  const [x, y] = item(line, index);
  const side = x < SUN[0] ? 1 : -1;
  const face: Point[] = [item(line, index)];
  let [endX, endY] = [x, y];
  for (let i = index + side; Math.abs(i - index) <= 22; i += side) {
    const next = line[i];
    if (next === undefined || next[1] < endY - 1.2) break;
    face.push(next);
    [endX, endY] = next;
  }
  return polygon([
    ...face,
    [endX - side * 3, endY + length * 0.3],
    [lerp(endX, x, 0.3), endY + length * 0.55],
    [lerp(endX, x, 0.55), y + length * 0.9],
    [lerp(endX, x, 0.72), y + length * 0.62],
    [lerp(endX, x, 0.62), y + length * 0.36],
    [lerp(endX, x, 0.9), y + length * 0.3],
  ]);
}

export function mountainRange(scene: Scene, range: Range): string {
  const { seed, foot, height } = range;
  const crests = ridgedNoise(seed);
  const envelope = (x: number): number =>
    range.massifs.reduce((sum, [middle, width, high]) => sum + high * bell(x, middle, width), 0.16);
  const line = ridge((x) => foot - envelope(x) * height * (0.62 + 0.38 * crests(x / range.scale)), {
    from: -40,
    to: 1640,
    step: 7,
  });

  const next = random(seed + 3);
  let faces = '';
  for (let i = 8; i < line.length - 8; i++) {
    const above = foot - item(line, i)[1];
    if (above < 16 || !isSummit(line, i)) continue;
    faces += sunlitFace(line, i, Math.min(above * 0.78, 90 + next() * 50));
  }

  const outline = fillDown(line, HORIZON + 2, false);
  const onRange = scene.clip(`range-${seed}`, outline);
  return (
    path(outline, scene.verticalGradient(foot - height, HORIZON, range.colours)) +
    path(faces, range.sunlit, `opacity="${range.opacity}" ${onRange}`)
  );
}
