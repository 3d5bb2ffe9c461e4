/** Ranges and lone peaks, each at its true place. */

import { bell, random } from '../kit/numbers.ts';
import { type Point, pointsAlong } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import type { Layout, Place } from './layouts.ts';
import { peak, type Peak, type Standing, volcano } from './peaks.ts';
import { RANGES, SUMMITS } from './ranges.ts';

export function relief(scene: Scene, layout: Layout): Standing[] {
  const ranges = RANGES.flatMap(
    ({ line, peaks, rows = 1, height, rock, snow = 0, foot }, index) => {
      const next = random(500 + index * 17);
      const knots = line.map((place): Point => [place[0], place[1]]);
      const track = line.length > 1 ? pointsAlong(knots, 24) : knots;
      const count = Math.ceil(peaks * 1.2);
      return Array.from({ length: count * rows }, (_, i): Standing => {
        const row = Math.floor(i / count);
        const t =
          ((i % count) + 0.5 + row * 0.5 + (next() - 0.5) * 0.5) / (count + (rows - 1) * 0.5);
        const at = track[Math.min(track.length - 1, Math.floor(t * track.length))] ?? [0, 0];
        const place: Place = [at[0], at[1] - row * 0.2 + (next() - 0.5) * 0.12];
        const [x, y] = layout.project(place);
        const unit = layout.scaleAt(place);
        const size =
          (0.62 + 0.5 * bell(t, 0.5, 0.42) + (next() - 0.5) * 0.4) * (row > 0 ? 0.66 : 1);
        const tall = height * unit * size * 1.18;
        const one: Peak = {
          x,
          y: y + tall * 0.3,
          width: tall * (1.65 + next() * 0.5),
          height: tall,
          rock,
          snow: size > 0.8 && row === 0 ? snow * size : 0,
          seed: index * 100 + i,
        };
        return { y: one.y, markup: peak(scene, one, foot) };
      });
    },
  );
  const summits = SUMMITS.map(({ at, height, width, rock, snow, foot }, i): Standing => {
    const [x, y] = layout.project(at);
    const unit = layout.scaleAt(at);
    const base = y + height * unit * 0.18;
    const one: Peak = {
      x,
      y: base,
      width: width * unit,
      height: height * unit,
      rock,
      snow,
      seed: 900 + i,
    };
    const sharp = i > 5;
    return { y: base, markup: sharp ? peak(scene, one, foot) : volcano(scene, one, foot) };
  });
  return [...ranges, ...summits];
}
