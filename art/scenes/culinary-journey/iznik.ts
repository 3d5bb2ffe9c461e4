/** İznik ware: tulips, saz leaves and carnations in cobalt, turquoise and coral on white. */

import { around, dot, num } from '../../kit/path.ts';
import { circle, hoop, path, stroke } from '../../kit/shapes.ts';
import {
  COBALT,
  CORAL,
  FIFTH,
  glint,
  GOLD,
  LEAF,
  petal,
  segment,
  TURN,
  TURQUOISE,
} from './geometry.ts';
import { ACROSS, type Table } from './table.ts';

export interface IznikPlate {
  radius: number;
  /** Where the pattern begins; the middle stays white for what is put there. */
  inner: number;
  tulips: number;
  turn?: number;
}

/** The wave-and-scroll rim. */
function rim(x: number, y: number, { radius, tulips, turn = 0 }: IznikPlate): string[] {
  const count = tulips * 4;
  let scrolls = '';
  let dots = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * TURN;
    const base = around(x, y, radius * 0.895, angle);
    const scroll = { length: radius * 0.075, width: radius * 0.045 };
    scrolls +=
      petal(base, { angle: angle + 1.2, ...scroll }) +
      petal(base, { angle: angle - 1.2, ...scroll });
    dots += dot(...around(x, y, radius * 0.9, angle + TURN / count / 2), radius * 0.013);
  }
  return [
    hoop(x, y, radius * 0.965, COBALT, num(radius * 0.03)),
    path(scrolls, COBALT),
    path(dots, CORAL),
    hoop(x, y, radius * 0.82, TURQUOISE, num(radius * 0.022)),
    hoop(x, y, radius * 0.79, COBALT, num(radius * 0.01)),
  ];
}

/** Tulips radiate, saz leaves curl between them, carnations fill the gaps at the rim. */
function flowers(x: number, y: number, plate: IznikPlate): string[] {
  const { radius, inner, tulips: count, turn = 0 } = plate;
  const reach = radius * 0.79 - inner;
  const at = (along: number, angle: number) => around(x, y, inner + reach * along, angle);

  let stems = '';
  let tulips = '';
  let tulipHearts = '';
  let longLeaves = '';
  let shortLeaves = '';
  let carnations = '';
  let carnationHearts = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * TURN;
    const flower = at(0.36, angle);
    stems += segment(around(x, y, inner, angle), flower);
    const width = radius * 0.085;
    for (const side of [-1, 1]) {
      tulips += petal(flower, {
        angle: angle + side * 0.2,
        length: reach * 0.62,
        width: width * 1.25,
        bend: side * 0.25,
      });
    }
    tulipHearts += petal(flower, { angle, length: reach * 0.6, width: width * 0.9 });

    const between = angle + TURN / count / 2;
    const leaf = at(0.06, between);
    longLeaves += petal(leaf, {
      angle: between + 0.34,
      length: reach * 0.86,
      width: radius * 0.06,
      bend: -0.34,
    });
    shortLeaves += petal(leaf, {
      angle: between - 0.34,
      length: reach * 0.7,
      width: radius * 0.05,
      bend: 0.3,
    });
    const carnation = at(0.8, between);
    for (let k = 0; k < 5; k++) {
      const shape = { length: radius * 0.052, width: radius * 0.034 };
      carnations += petal(carnation, { angle: k * FIFTH + angle, ...shape });
    }
    carnationHearts += dot(...carnation, radius * 0.016);
  }
  return [
    stroke(stems, LEAF, num(radius * 0.018)),
    path(longLeaves, TURQUOISE),
    path(shortLeaves, COBALT),
    path(tulips, CORAL),
    path(tulipHearts, '#f0785a'),
    path(carnations, COBALT),
    path(carnationHearts, GOLD),
  ];
}

export function iznikPlate(table: Table, x: number, y: number, plate: IznikPlate): string {
  const { radius } = plate;
  const ground = table.disc(x, y, radius, '#fdf4e0', 0.3, 0.16);
  const hollow = table.gradient(
    [
      [0, '#2a2050', 0.2],
      [0.45, '#2a2050', 0],
      [1, '#fff', 0.14],
    ],
    ACROSS.glazed,
  );
  return [
    ground,
    ...rim(x, y, plate),
    ...flowers(x, y, plate),
    glint(x, y, radius * 0.99, { width: 0.03 }),
    circle(x, y, radius * 0.76, hollow),
  ].join('');
}
