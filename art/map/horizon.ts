/** What is far: ridges beyond the border, hills along the horizon. */

import { bell, fractalNoise, random, smoothstep } from '../kit/numbers.ts';
import { fillDown, type Point, pointsAlong, ridge } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { path } from '../kit/shapes.ts';
import type { Layout, Place } from './layouts.ts';
import { peak, type Rock, type Standing } from './peaks.ts';

/** Ridges beyond the border, in the haze: the Caucasus, and on the phone the highlands of Iran. */
export function farRidges(scene: Scene, layout: Layout): string[] {
  const far = (
    line: readonly Place[],
    peaks: number,
    height: number,
    seed: number,
    tone: Rock,
  ): string => {
    const next = random(seed);
    const track = pointsAlong(
      line.map((place): Point => [place[0], place[1]]),
      20,
    );
    const stands = Array.from({ length: peaks }, (_, i): Standing => {
      const t = (i + 0.5 + (next() - 0.5) * 0.6) / peaks;
      const at = track[Math.min(track.length - 1, Math.floor(t * track.length))] ?? [0, 0];
      const [x, y] = layout.project([at[0], at[1]]);
      const unit = layout.scaleAt([at[0], at[1]]);
      const tall = height * unit * (0.6 + 0.6 * bell(t, 0.5, 0.4) + (next() - 0.5) * 0.35);
      return {
        y,
        markup: peak(
          scene,
          {
            x,
            y: y + tall * 0.25,
            width: tall * (2 + next() * 0.5),
            height: tall,
            rock: tone,
            snow: 0,
            seed: seed + i,
          },
          '#ead9b0',
        ),
      };
    });
    return stands
      .toSorted((a, b) => a.y - b.y)
      .map(({ markup }) => markup)
      .join('');
  };
  const pale: Rock = { shade: '#c9bfa6', lit: '#f6e3ba' };
  const quiet: Rock = { shade: '#96a58c', lit: '#c9c9a4' };
  return [
    far(
      [
        [38.8, 44.1],
        [41, 43.5],
        [43, 43],
        [45.5, 42.4],
        [48, 41.4],
      ],
      15,
      0.46,
      31,
      pale,
    ),
    far(
      [
        [22.6, 42],
        [24.6, 41.6],
        [25.4, 41.5],
      ],
      6,
      0.26,
      57,
      quiet,
    ),
    layout.name === 'phone'
      ? far(
          [
            [47.5, 40.2],
            [46.4, 38.6],
            [46, 37],
            [46.5, 35.4],
            [48, 33.6],
          ],
          12,
          0.85,
          73,
          { shade: '#c8ad9c', lit: '#f1d3ab' },
        )
      : far(
          [
            [45.2, 38.5],
            [45.6, 37.4],
            [45.6, 36.2],
            [46.2, 35.2],
          ],
          7,
          0.34,
          73,
          quiet,
        ),
    far(
      [
        [35.9, 34.9],
        [36.1, 34.2],
        [36, 33.6],
      ],
      4,
      0.28,
      91,
      quiet,
    ),
  ];
}

/** Hills along the horizon, in three depths of haze: the Balkans, and what the sun rises behind. */
export function skyline(scene: Scene, { name, width, horizon, sun }: Layout): string[] {
  const phone = name === 'phone';
  return [
    { tone: '#f3ddb2', foot: 8, rise: phone ? 34 : 26, seed: 5 },
    { tone: '#e8d3a6', foot: 16, rise: phone ? 27 : 21, seed: 6 },
    { tone: '#d8cb9f', foot: 26, rise: phone ? 22 : 17, seed: 7 },
  ].map(({ tone, foot, rise, seed }, depth) => {
    const height = fractalNoise(seed, 4, 0.5);
    // Open water in the middle of the landscape; on the phone a dip below the sun.
    const land = (x: number): number =>
      phone
        ? 1 - 0.4 * bell(x, sun[0] - 60, 120)
        : Math.max(
            1 - smoothstep(150 - depth * 40, 330 - depth * 20, x),
            smoothstep(1010 + depth * 50, 1230 + depth * 40, x),
          );
    const line = ridge(
      (x) =>
        horizon +
        foot +
        16 -
        land(x) * (foot + 16 + rise * (0.45 + 0.9 * height(x / (phone ? 80 : 100) + seed * 9))),
      { from: -20, to: width + 20, step: 8 },
    );
    const fading = scene.verticalGradient(horizon - rise, horizon + foot + 16, [
      [0, tone],
      [0.6, tone, 0.85],
      [1, tone, 0],
    ]);
    return path(fillDown(line, horizon + foot + 16, false), fading);
  });
}
