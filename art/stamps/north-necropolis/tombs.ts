/** The tombs beside the road: like a house, under a barrel vault, a chest on its base. */

import { across, down } from '../../kit/mountains.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rect, stroke } from '../../kit/shapes.ts';

const LIT = '#ffe9bd';
const STONE = '#e3b98c';
const SHADE = '#9a6f72';
const DARK = '#4a3450';

const courses = (x1: number, x2: number, ys: readonly number[]): string =>
  stroke(ys.map((y) => `M${x1} ${y}H${x2}`).join(''), SHADE, 3, 'opacity=".35"');

export function tombs(scene: Scene): string[] {
  /** Under a barrel vault, at the left of the road. */
  const barrelTomb = (): string[] => [
    path(
      'M186 474H230Q340 486 340 596V700L302 730V590z',
      across(scene, 230, 340, '#c99a80', '#8a6070'),
    ),
    path('M70 730V590a116 116 0 0 1 232 0V730z', across(scene, 70, 302, LIT, STONE)),
    path('M70 590a116 116 0 0 1 232 0h-22a94 94 0 0 0 -188 0z', '#fff4d6'),
    path('M70 590a116 116 0 0 1 232 0h-22a94 94 0 0 0 -188 0z', SHADE, 'opacity=".16"'),
    courses(74, 300, [632, 672]),
    path('M56 728H316L346 700V726L320 756H56z', STONE),
    path('M56 728H316V756H56z', '#f0cfa0'),
    rect(142, 618, 88, 112, '#f7dcae'),
    rect(154, 630, 64, 100, DARK),
  ];

  /** A chest with a roofed lid on a tall base, beside the road. */
  const sarcophagus = (): string[] => [
    path('M500 700L700 700L660 730H540z', DARK, 'opacity=".25"'),
    rect(520, 610, 140, 96, across(scene, 520, 660, '#f6d9a8', '#d6a685')),
    rect(510, 690, 160, 18, STONE),
    rect(508, 600, 164, 14, '#fff0cc'),
    rect(532, 536, 116, 66, across(scene, 532, 648, LIT, '#c99a80')),
    stroke('M540 556q25 34 50 0q25 34 50 0', '#b07f78', 5),
    path('M520 540L544 494H636L660 540z', across(scene, 520, 660, '#fff0cc', '#b9857a')),
    path('M520 540v-22l14 -6l10 14zM660 540v-22l-14 -6l-10 14z', '#f0cfa0'),
    rect(520, 534, 140, 9, '#fff4d6'),
  ];

  /** Like a house: a gable over pilasters, a door in its frame, a stone roof. */
  const houseTomb = (): string[] => [
    path('M1086 402L1150 420V760L1086 800z', SHADE),
    path('M700 402L896 262L960 268L1150 420L1086 402L896 282z', '#c9977f'),
    path('M700 402L890 256L1090 402z', across(scene, 700, 1090, '#ffe4b4', '#d3a080')),
    path('M744 394L890 286L1040 394z', across(scene, 744, 1040, '#d9a984', '#b07f78')),
    rect(706, 410, 378, 390, across(scene, 706, 1084, LIT, '#eac594', '#c9977f')),
    courses(710, 1082, [486, 556, 628, 700]),
    // pilasters, beam, cornice
    rect(706, 440, 40, 360, '#fff0cc'),
    rect(738, 440, 8, 360, SHADE, 'opacity=".4"'),
    rect(1044, 440, 40, 360, '#dcb088'),
    rect(698, 424, 394, 22, '#f7dcae'),
    rect(698, 446, 394, 8, SHADE, 'opacity=".4"'),
    rect(690, 402, 410, 22, across(scene, 690, 1100, '#fff6dc', '#dcb088')),
    path(
      'M690 402L890 244L1100 402H1072L890 268L720 402z',
      across(scene, 690, 1100, '#fff6dc', '#e3b98c'),
    ),
    circle(890, 352, 26, '#f7dcae'),
    circle(890, 352, 17, '#b07f78'),
    // what time has broken
    path('M1070 700L1084 690V800H1036z', '#b07f78', 'opacity=".8"'),
    stroke(
      'M760 600l16 26l-8 22l18 30M1010 470l-12 24l10 20M812 330l14 22',
      '#8a6266',
      3.4,
      'opacity=".6"',
    ),
    // the door
    path('M806 800V520H974V800H950V544H830V800z', '#fff0cc'),
    rect(796, 508, 188, 18, '#fff6dc'),
    rect(830, 544, 120, 256, down(scene, 544, 800, '#3a2a4a', '#5d4458')),
    path('M830 544H950L846 800H830z', DARK, 'opacity=".4"'),
    rect(684, 790, 422, 26, '#f0cfa0'),
    rect(668, 814, 456, 30, across(scene, 668, 1124, '#f7dcae', '#b98a7a')),
    path('M1124 814L1180 780V800L1124 844z', SHADE),
  ];

  return [
    path('M60 756H320L430 800H170zM690 842H1180L1220 880H800z', DARK, 'opacity=".22"'),
    group('transform="translate(183 142) scale(.72)"', ...sarcophagus()),
    ...barrelTomb(),
    ...houseTomb(),
  ];
}
