/** A wall of travertine: three tiers of buttresses, each with a sunlit and a shaded side. */

import { clamp, item, lerp, type Line, noise, random } from '../../kit/numbers.ts';
import { draw, num, type Point, polygon, ridge, smoothPath } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, stroke } from '../../kit/shapes.ts';
import { shrub } from './place.ts';

interface Cliff {
  seed: number;
  /** The wall reaches from its tip on the left to this x. */
  tip: number;
  to: number;
  top: Line;
  foot: Line;
  /** Of the wall behind the buttresses. */
  upper: string;
  lower: string;
  /** Three tones of the buttresses' sunlit sides, taken at random. */
  sunlit: readonly string[];
  shade: string;
  crack: string;
  ledge: string;
  notch: string;
  /** How wide buttresses are at the tip and at the other end. */
  widths: readonly [number, number];
  /** Far off: finer, paler, without stipple and greenery. */
  far: boolean;
}

interface Tier {
  /** From where down the wall (0 top – 1 foot); the top tier is 0. */
  from: number;
  to: number;
  widths: readonly [number, number];
  /** How many places stay empty (0–1). */
  gaps: number;
}

export function cliff(scene: Scene, wall: Cliff): string {
  const { tip, to, top, foot, far } = wall;
  const next = random(wall.seed);
  const waves = noise(wall.seed + 1);
  const roughness = far ? 0.5 : 1.3;
  const between = (x: number, t: number): number => lerp(top(x), foot(x), t);

  const tipHeight = foot(tip) - top(tip);
  const tipEdge: Point[] = [];
  for (let i = 7; i > 0; i--) {
    const t = i / 8;
    const overhang = tipHeight * (0.02 + 0.1 * t * t);
    tipEdge.push([tip - overhang + waves(t * 6) * tipHeight * 0.055, between(tip, t)]);
  }
  const body = polygon([
    ...ridge(top, { from: tip, to, step: 10 }),
    ...ridge(foot, { from: tip, to, step: 14 }).toReversed(),
    ...tipEdge,
  ]);
  const wallColour = scene.verticalGradient(top(to), foot(to), [
    [0, wall.upper],
    [1, wall.lower],
  ]);
  const onWall = scene.clip(`cliff-${wall.seed}`, body);
  const halfShade = far
    ? '#eab890'
    : scene.verticalGradient(400, 840, [
        [0, '#eba873'],
        [0.5, '#d98d66'],
        [1, '#b06a5c'],
      ]);

  const stippled = (shaded: string): string =>
    scene.stipple(
      path(
        shaded,
        scene.horizontalGradient(tip, to, [
          [0, '#6a3c50', 0.2],
          [1, '#5a3450', 0.6],
        ]),
      ),
    );

  /** An edge down the rock that breaks back three times. */
  function brokenEdge(from: Point, end: Point, jut: number): Point[] {
    const edge = [from];
    for (let i = 1; i < 4; i++) {
      const t = i / 4 + (next() - 0.5) * 0.12;
      const shift = (next() - 0.5) * jut * 2;
      const x = lerp(from[0], end[0], t);
      const y = lerp(from[1], end[1], t);
      edge.push([x + shift, y - 4 * roughness], [x + shift * 0.4, y + 5 * roughness]);
    }
    return [...edge, end];
  }

  let cracks = '';
  let tufts = '';

  function tier({ from, to: bottom, widths, gaps }: Tier): string {
    const onTop = from === 0;
    const sunlit = ['', '', ''];
    let shaded = '';
    let half = '';
    let ledges = '';
    let x = tip - widths[0] * next();
    while (x < to) {
      const along = clamp((x - tip) / (to - tip));
      const width = lerp(...widths, along) * (0.55 + next() * 0.95);
      const left = x;
      const right = left + width;
      const arris = left + width * (0.56 + 0.26 * next());
      x = right;
      if (next() < gaps) continue;

      const start = onTop ? -0.02 : from + (next() - 0.5) * 0.16;
      const spread = onTop ? 0 : width * 0.05;
      const leftTop = between(left, start);
      const arrisTop = between(arris, start) + width * 0.05;
      const rightTop = between(right, start);
      const leftEdge = brokenEdge(
        [left, leftTop],
        [left - width * 0.05 - spread, between(left, bottom)],
        width * 0.09,
      );
      const arrisEdge = brokenEdge(
        [arris, arrisTop],
        [arris + width * 0.02 - spread * 0.3, between(arris, bottom)],
        width * 0.12,
      );
      const rightEdge = brokenEdge(
        [right, rightTop],
        [right + spread * 0.4, between(right, bottom)],
        width * 0.08,
      );
      const upArris = arrisEdge.toReversed();

      const tone = (next() * 3) | 0;
      sunlit[tone] = item(sunlit, tone) + polygon([...leftEdge, ...upArris]);
      shaded += polygon([...arrisEdge, ...rightEdge.toReversed()]);
      const halfWidth = width * (0.16 + 0.2 * next());
      const halfEdge = upArris.map(([edgeX, edgeY], i): Point => {
        const uneven = 0.25 + 0.75 * (((i * 37) % 11) / 11);
        return [edgeX - halfWidth * uneven, edgeY];
      });
      half += polygon([...arrisEdge, ...halfEdge]);

      if (!onTop) {
        ledges += polygon([
          [left - spread, leftTop + 1],
          [left + width * 0.12, leftTop - width * 0.07],
          [right - width * 0.1, rightTop - width * 0.06],
          [right + spread * 0.4, rightTop + 1],
          [arris, arrisTop + width * 0.03],
        ]);
        if (next() < 0.8) {
          const middle = lerp(left, right, next());
          for (let k = 0; k < 4; k++) {
            tufts += shrub({
              x: middle + (k - 1.5) * width * 0.12,
              y: lerp(leftTop, rightTop, 0.5) + 1,
              width: width * (0.07 + 0.06 * next()),
              height: width * (0.07 + 0.07 * next()),
              seed: (left * 7 + k) | 0,
              corners: 5,
            });
          }
        }
      }

      for (let k = 0; k < 2; k++) {
        const t = lerp(start, bottom, 0.2 + next() * 0.6);
        const crackX = lerp(left, arris, 0.1 + next() * 0.5);
        const length = width * (0.15 + next() * 0.25);
        const slope = (next() - 0.5) * 4;
        const drop = 2 + next() * 5 * roughness;
        cracks += draw`M${crackX} ${between(crackX, t)}l${length} ${slope}l${length * 0.3} ${drop}`;
      }
      if (next() < 0.6) {
        const crackX = lerp(left, arris, 0.3 + next() * 0.4);
        const t = lerp(start, bottom, 0.1 + next() * 0.3);
        const slant = (next() - 0.5) * width * 0.1;
        const drop = (foot(left) - top(left)) * (0.08 + next() * 0.14);
        cracks += draw`M${crackX} ${between(crackX, t)}l${slant} ${drop}`;
      }
    }
    return [
      ...sunlit.map((data, i) => path(data, item(wall.sunlit, i))),
      path(shaded, wall.shade),
      far ? '' : stippled(shaded),
      path(half, halfShade, 'opacity=".8"'),
      path(ledges, wall.ledge),
    ].join('');
  }

  const [narrow, wide] = wall.widths;
  const tiers = [
    tier({ from: 0, to: 1.04, widths: [narrow, wide], gaps: 0 }),
    tier({ from: 0.5, to: 1.04, widths: [narrow * 0.9, wide * 0.8], gaps: 0.34 }),
    tier({ from: 0.78, to: 1.04, widths: [narrow * 0.7, wide * 0.6], gaps: 0.3 }),
  ];
  // What the waves have cut out of the foot.
  const notch = ridge((x) => foot(x) - 7 - 6 * Math.abs(waves(x / 16)), {
    from: tip - 60,
    to,
    step: 11,
  });
  return (
    path(body, wallColour) +
    group(
      onWall,
      ...tiers,
      stroke(cracks, wall.crack, num(far ? 0.9 : 1.5), 'opacity=".4" stroke-linecap="round"'),
      far ? '' : path(tufts, '#3f7c68'),
      path(draw`${smoothPath(notch)}V${foot(to) + 30}H${tip - 60}z`, wall.notch, 'opacity=".7"'),
    )
  );
}
