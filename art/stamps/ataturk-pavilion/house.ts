/** The pavilion: two storeys under a roof with dormers, and a round turret at the corner. */

import { across, down } from '../../kit/mountains.ts';
import { archway, draw } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rect, stroke } from '../../kit/shapes.ts';

/** Where the walls meet the garden. */
export const GROUND = 770;
const ROOF = '#3d3a72';
const TRIM = '#fffaf0';
/** The middle of the turret. */
const TURRET = 430;

const cornice = (x: number, y: number, width: number): string =>
  rect(x, y, width, 12, TRIM) + rect(x, y + 12, width, 8, '#8c6f9c', 'opacity=".45"');
const balusters = (x: number, y: number, width: number): string => {
  let posts = '';
  for (let at = x + 8; at < x + width; at += 15) posts += draw`M${at} ${y + 4}v30`;
  return stroke(posts, TRIM, 5) + rect(x, y, width, 6, TRIM) + rect(x, y + 32, width, 8, TRIM);
};

export function house(scene: Scene): string[] {
  const WHITE = across(scene, 340, 900, '#fff3dc', '#f0d3cf', '#b595b8');

  /** Lit panes in a white frame. */
  const sash = (x: number, sill: number, width: number, height: number): string =>
    path(archway(x, sill, width + 14, height + 2), TRIM) +
    path(
      archway(x, sill, width, height),
      down(scene, sill - height - width / 2, sill, '#ffeab8', '#ffb864'),
    ) +
    stroke(
      draw`M${x} ${sill}v${-height - width / 2}M${x - width / 2} ${sill - height * 0.5}h${width}`,
      '#a8694f',
      3,
    );

  function mainHouse(): string[] {
    return [
      // roof with two dormers
      path(
        'M436 318L500 226H842L912 318z',
        scene.linearGradient([
          [0, '#5a5290'],
          [1, ROOF],
        ]),
      ),
      ...[600, 752].map(
        (x) =>
          rect(x - 32, 246, 64, 70, WHITE) +
          path(draw`M${x - 44} 250L${x} 208L${x + 44} 250z`, '#2d2b60') +
          sash(x, 304, 26, 22),
      ),
      rect(700, 186, 26, 46, '#c9a8bc'),
      rect(716, 186, 10, 46, '#7d6494'),
      rect(450, 318, 446, GROUND - 318, WHITE),
      cornice(440, 312, 468),
      cornice(446, 536, 456),
      ...[560, 660, 760, 850].map((x) => sash(x, 490, 44, 80)),
      balusters(606, 496, 208),
      // veranda of arches
      path([578, 682, 786].map((x) => archway(x, GROUND, 84, 118)).join(''), '#5d4a84'),
      path(
        [578, 682, 786].map((x) => archway(x, GROUND, 62, 96)).join(''),
        down(scene, 590, GROUND, '#ffcf86', '#f09a6a'),
      ),
      rect(664, 644, 36, 126, '#8a4f50'),
      sash(860, 690, 40, 74),
    ];
  }

  function turret(): string[] {
    const round = scene.horizontalGradient(TURRET - 92, TURRET + 92, [
      [0, '#d9bfd0'],
      [0.3, '#fff6e2'],
      [0.62, '#f0d3cf'],
      [1, '#9c7fae'],
    ]);
    const ring = (y: number): string =>
      path(
        draw`M${TURRET - 100} ${y}Q${TURRET} ${y + 14} ${TURRET + 100} ${y}v13Q${TURRET} ${y + 27} ${TURRET - 100} ${y + 13}z`,
        TRIM,
      ) +
      path(
        draw`M${TURRET - 92} ${y + 13}Q${TURRET} ${y + 27} ${TURRET + 92} ${y + 13}v9Q${TURRET} ${y + 36} ${TURRET - 92} ${y + 22}z`,
        '#8c6f9c',
        'opacity=".45"',
      );
    const row = (sill: number, height: number): string[] => [
      sash(TURRET - 60, sill - 4, 24, height),
      sash(TURRET, sill + 4, 40, height),
      sash(TURRET + 60, sill - 4, 24, height),
    ];
    return [
      path(
        draw`M${TURRET - 92} 270V${GROUND}Q${TURRET} ${GROUND + 16} ${TURRET + 92} ${GROUND}V270z`,
        round,
      ),
      path(
        draw`M${TURRET - 108} 276C${TURRET - 90} 230 ${TURRET - 34} 200 ${TURRET - 8} 122H${TURRET + 8}C${TURRET + 34} 200 ${TURRET + 90} 230 ${TURRET + 108} 276Q${TURRET} 296 ${TURRET - 108} 276z`,
        across(scene, TURRET - 100, TURRET + 100, '#8a78b0', '#5a5290', '#26265a'),
      ),
      stroke(draw`M${TURRET} 124v-38`, TRIM, 5),
      circle(TURRET, 104, 6, TRIM),
      ring(272),
      ring(532),
      ...row(470, 100),
      ...row(706, 84),
    ];
  }

  return [...mainHouse(), ...turret()];
}
