/** The front of cells, the houses of the gate and the arches that led the water. */

import { archway, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rect } from '../../kit/shapes.ts';
import { across, down } from '../../kit/mountains.ts';

const WALL = '#fbf1d6';
const SHADE = '#a79a92';
const DARK = '#3a4650';
const ROOF = '#b5593f';

export function monastery(scene: Scene): string[] {
  interface Block {
    x: number;
    y: number;
    width: number;
    /** Of the storeys; below them the bare wall goes down to the rock. */
    height: number;
    wall: number;
    /** Of the end that is turned to us. */
    depth: number;
    rows: number;
    columns: number;
  }

  /** A house on the rock: an end in shade at the right, a roof with wide eaves. */
  function block({ x, y, width, height, wall, depth, rows, columns }: Block): string {
    const dx = (width - 20) / columns;
    const dy = height / rows;
    const right = x + width;
    const foot = y + height + wall;
    let openings = '';
    for (let row = 0; row < rows; row++) {
      for (let at = 0; at < columns; at++) {
        openings += archway(x + 10 + dx * (at + 0.5), y + dy * (row + 0.86), dx * 0.4, dy * 0.4);
      }
    }
    const masonry = down(scene, y, foot, WALL, '#eadcbc', '#b3ad96');
    return [
      path(
        draw`M${x} ${y}H${right}V${foot}l${-width * 0.2} 24l${-width * 0.3} -14l${-width * 0.3} 30L${x} ${foot - 6}z`,
        masonry,
      ),
      path(draw`M${right} ${y}l${depth} 8V${foot - 30}L${right} ${foot}z`, SHADE),
      path(openings, DARK),
      rect(x, y, width, 12, '#7d756c', 'opacity=".5"'),
      path(
        draw`M${x - 12} ${y + 2}L${x + 12} ${y - 20}H${right + depth * 0.5}L${right + depth + 10} ${y + 10}L${right + 6} ${y + 2}z`,
        ROOF,
      ),
      path(
        draw`M${right + 6} ${y + 2}L${right - 8} ${y - 20}H${right + depth * 0.5}L${right + depth + 10} ${y + 10}z`,
        '#84453d',
      ),
    ].join('');
  }

  /** Low arches on tall piers, which led the water along the rock. */
  const aqueduct = (): string => {
    const arches = [0, 1, 2, 3].map((i) => archway(284 + i * 44, 640, 28, 76)).join('');
    return (
      path(
        'M262 528H436V660L420 690L380 664L340 700L300 668L262 640z',
        across(scene, 262, 436, '#efe2c2', '#bdb096'),
      ) + path(arches, '#7f8c80')
    );
  };

  return [
    group(
      'transform="translate(0 -60) skewY(-4)"',
      block({ x: 836, y: 404, width: 150, height: 126, wall: 90, depth: 30, rows: 3, columns: 5 }),
      block({ x: 520, y: 352, width: 190, height: 230, wall: 120, depth: 26, rows: 5, columns: 6 }),
      block({ x: 716, y: 336, width: 128, height: 230, wall: 110, depth: 34, rows: 5, columns: 4 }),
      aqueduct(),
      block({ x: 420, y: 470, width: 104, height: 92, wall: 110, depth: 18, rows: 2, columns: 4 }),
      // the wooden gallery under the eaves
      rect(520, 398, 190, 9, '#7a4a38'),
      rect(520, 407, 190, 5, '#5b5a58', 'opacity=".45"'),
    ),
  ];
}
