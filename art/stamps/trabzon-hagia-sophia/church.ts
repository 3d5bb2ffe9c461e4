/** The church: a cross under one dome, with its porches in the south and in the west. */

import { across } from '../../kit/mountains.ts';
import { item } from '../../kit/numbers.ts';
import { archway, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';

/** Where the walls meet the lawn. */
export const LAWN = 730;
export const GLASS = '#3f2a60';
export const TILE = '#a8455c';

export function church(scene: Scene): string[] {
  const WALL = across(scene, 520, 1110, '#ffd9a8', '#e9a288', '#8f5577');

  const narrow = (
    places: readonly (readonly [x: number, sill: number, width: number, height: number])[],
  ): string => path(places.map((at) => archway(...at)).join(''), GLASS);

  /** A gable of tiles over a wall: its foot, half its width and its rise. */
  const gable = (x: number, y: number, half: number, rise: number): string =>
    path(draw`M${x - half} ${y}L${x} ${y - rise}L${x + half} ${y}z`, WALL) +
    path(
      draw`M${x - half - 16} ${y + 6}L${x} ${y - rise - 16}L${x + half + 16} ${y + 6}L${x + half + 2} ${y + 6}L${x} ${y - rise + 6}L${x - half - 2} ${y + 6}z`,
      TILE,
    );

  function drum(x: number, y: number): string[] {
    const half = 112;
    const shades = ['#ffd0a0', '#f6bd94', '#e6a087', '#cb8280', '#a9647c', '#854f76'];
    const edges = [-1, -0.87, -0.5, 0, 0.5, 0.87, 1].map((u) => x + u * half);
    const faces = shades.map((shade, i) => {
      const [from, to] = [item(edges, i), item(edges, i + 1)];
      return (
        rect(from, y - 124, to - from + 0.5, 130, shade) +
        path(archway((from + to) / 2, y - 22, (to - from) * 0.42, 62), GLASS)
      );
    });
    return [
      ...faces,
      path(
        draw`M${x - half - 14} ${y - 120}
        C${x - half + 10} ${y - 184} ${x - 50} ${y - 208} ${x} ${y - 210}
        C${x + 50} ${y - 208} ${x + half - 10} ${y - 184} ${x + half + 14} ${y - 120}z`,
        across(scene, x - half, x + half, '#f08f6e', '#b94f60', '#5f2f5c'),
      ),
      rect(x - half - 14, y - 124, half * 2 + 28, 8, '#ffd9a8', 'opacity=".7"'),
    ];
  }

  /** The porch in front: three arches on two columns, the frieze under a gable. */
  function southPorch(x: number, foot: number): string[] {
    const half = 128;
    const top = foot - 196;
    const arch = (dx: number, width: number, height: number): string =>
      archway(x + dx, foot, width, height);
    return [
      rect(
        x - half,
        top,
        half * 2,
        196,
        across(scene, x - half, x + half, '#ffe3b8', '#f2b794', '#b0708a'),
      ),
      gable(x, top, half, 66),
      // one wide arch round three narrow ones
      path(archway(x, foot - 104, 216, 0), '#d98f84', 'opacity=".6"'),
      path(arch(-72, 56, 92) + arch(0, 60, 104) + arch(72, 56, 92), GLASS),
      path(archway(x - 72, foot, 56, 92), '#8a4f78', 'opacity=".4"'),
      rect(x - 42, foot - 96, 12, 96, '#ffe9c4'),
      rect(x + 31, foot - 96, 12, 96, '#dba592'),
      rect(x - 47, foot - 106, 22, 12, '#ffe9c4'),
      rect(x + 26, foot - 106, 22, 12, '#dba592'),
      // the frieze of Adam and Eve
      stroke(
        draw`M${x - 92} ${foot - 146}h184`,
        '#8a4f78',
        14,
        'stroke-dasharray="10 6" opacity=".55"',
      ),
      path(archway(x, top + 16, 22, 18), GLASS),
    ];
  }

  return [
    // behind: the east end with its apse
    rect(906, 452, 190, 290, WALL),
    path('M1050 470h70q30 0 30 30v240H1050z', across(scene, 1050, 1150, '#a9647c', '#5f3668')),
    path('M1040 474h84q34 2 40 34H1040z', '#7d3558'),
    path('M890 456L926 416H1076L1112 456z', '#8a3d58'),
    narrow([
      [960, 560, 26, 60],
      [1020, 560, 26, 60],
      [1100, 620, 22, 66],
    ]),
    // the west end with its porch
    rect(556, 452, 180, 290, WALL),
    path('M540 456L574 416H736V456z', '#c9596a'),
    narrow([
      [612, 560, 26, 60],
      [672, 560, 26, 60],
    ]),
    rect(500, 560, 80, 180, '#ffdcae'),
    path('M486 564L512 524H592V564z', '#d9646a'),
    path(archway(540, LAWN, 46, 92), GLASS),
    // the arm of the cross that comes towards us, and the dome
    ...drum(820, 402),
    rect(712, 396, 216, 350, WALL),
    gable(820, 396, 108, 74),
    narrow([
      [820, 520, 34, 92],
      [770, 520, 20, 62],
      [870, 520, 20, 62],
    ]),
    ...southPorch(820, LAWN + 10),
  ];
}
