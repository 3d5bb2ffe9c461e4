/** The gulet cut open along her length, bow to the left. */

import { draw, num, type Point } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/shapes.ts';

const OUTLINE =
  'M176 418C320 480 540 494 700 492C860 490 984 468 1080 426L1066 520' +
  'C1054 596 986 652 900 662L430 668C320 662 232 580 176 418z';
const SHEER = 'M176 418C320 480 540 494 700 492C860 490 984 468 1080 426';
/** What is cut away. */
const OPENING =
  'M288 506Q480 520 700 518Q880 516 1000 496L992 540C980 592 944 632 890 640L440 644' +
  'C372 640 318 588 288 506z';

const WATERLINE = 578;
const TIMBER = '#4a2a30';

export function hull(scene: Scene): string[] {
  const wood = scene.horizontalGradient(170, 1080, [
    [0, '#f2b070'],
    [0.25, '#c9774a'],
    [0.7, '#8f4a3c'],
    [1, '#5f3038'],
  ]);
  const paint = scene.horizontalGradient(230, 1060, [
    [0, '#e07a5c'],
    [0.4, '#b9473f'],
    [1, '#6d2a38'],
  ]);
  const below = scene.clip('hull', OUTLINE);
  return [
    stroke('M196 436L66 372', '#8a5238', 11, 'stroke-linecap="round"'),
    path(OUTLINE, wood),
    group(
      below,
      rect(150, WATERLINE, 960, 120, paint),
      rect(150, WATERLINE - 5, 960, 5, '#fff3da'),
      stroke(
        'M176 446C320 506 540 520 700 518C860 516 984 494 1080 452',
        '#f6c48c',
        3,
        'opacity=".6"',
      ),
    ),
    stroke(SHEER, '#fff6dd', 9, 'stroke-linecap="round"'),
    // screw and rudder
    stroke('M940 652L986 660', '#4a5a66', 5),
    path(
      'M986 660C974 640 990 632 992 654C1006 668 1002 690 988 668C974 686 966 674 986 660z',
      '#e7a94a',
    ),
    path('M1018 606L1050 570L1058 664Q1038 678 1014 672z', '#5f3038'),
  ];
}

// ── Below deck ──────────────────────────────────────────────────────────────────────────────────

const porthole = (x: number): string =>
  circle(x, 548, 12, '#b98a5c') +
  circle(x, 548, 8, '#8ed0cc') +
  path(draw`M${x - 8} 548a8 8 0 0 1 8-8z`, '#d6f2e6');

const lamp = (scene: Scene, x: number): string =>
  circle(
    x,
    540,
    74,
    scene.radialGradient(x, 540, 74, [
      [0, '#fff3c4', 0.9],
      [1, '#ffd98a', 0],
    ]),
  ) +
  stroke(draw`M${x} 518v10`, TIMBER, 3) +
  path(draw`M${x - 9} 538q9-18 18 0z`, '#e7a94a');

/** A berth with its blanket, and the luggage that sleeps in it. */
function berth(x: number, blanket: string, bags: string): string {
  return [
    rect(x, 606, 104, 34, '#a5673f'),
    rect(x, 606, 104, 5, '#c98a58'),
    path(draw`M${x + 2} 606v-9q0-5 6-5h92q4 0 4 5v9z`, '#fff6e4'),
    path(draw`M${x + 40} 606v-14h62q3 0 3 5v9z`, blanket),
    ellipse(x + 18, 590, 15, 6, '#fffdf4'),
    bags,
  ].join('');
}

const suitcase = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  lit: string,
): string =>
  stroke(draw`M${x + w * 0.32} ${y - h}v-6h${w * 0.36}v6`, TIMBER, 3) +
  path(draw`M${x} ${y}v${-h}h${w}v${h}z`, colour) +
  path(draw`M${x} ${y}v${-h}h${w * 0.3}v${h}z`, lit);

const rucksack = (x: number, y: number): string =>
  path(draw`M${x} ${y}v-24q0-12 15-12t15 12v24z`, '#3f7f7c') +
  path(draw`M${x} ${y}v-24q0-12 10-12v36z`, '#6fb0a4') +
  path(draw`M${x + 6} ${y - 4}v-10h18v10z`, '#2f5f66');

const engine = (): string =>
  [
    path('M868 640V628H966L950 640z', '#5a3a38'),
    path('M872 628V590H884V580H936V590H948V628z', '#7d8f96'),
    path('M872 628V590H884V580H898V628z', '#b9c9c8'),
    stroke('M892 580V570H928V580M906 590V622M918 590V622M930 590V622', '#4a5a66', 4),
    circle(884, 612, 11, '#4a5a66'),
    circle(884, 612, 4, '#b9c9c8'),
  ].join('');

const bulkhead = (x: number): string =>
  rect(x - 4, 500, 8, 150, '#8f5438') + rect(x - 4, 500, 3, 150, '#d69a62');

export function belowDeck(scene: Scene): string[] {
  const warm = scene.verticalGradient(506, 644, [
    [0, '#f6cf94'],
    [1, '#c98f5e'],
  ]);
  const inside = scene.clip('inside', OPENING);
  return [
    path(OPENING, warm),
    group(
      inside,
      ...[400, 530, 668, 790].map((x) => lamp(scene, x)),
      rect(840, 500, 170, 150, '#3d2c3c', 'opacity=".35"'),
      ...[362, 480, 620, 740].map(porthole),
      berth(340, '#d5584c', suitcase(396, 592, 34, 26, '#2f4a86', '#5f7fb8')),
      berth(476, '#2b8f96', rucksack(520, 594) + suitcase(552, 592, 26, 20, '#a5463f', '#d9796a')),
      berth(610, '#e7a94a', suitcase(664, 592, 40, 24, '#6a4a78', '#9a78a5')),
      berth(736, '#d5584c', suitcase(782, 592, 30, 28, '#3f7f5c', '#78ae84')),
      ...[462, 598, 724, 850].map(bulkhead),
      rect(280, 638, 720, 12, '#7a4632'),
      engine(),
    ),
    stroke(OPENING, '#fff0d2', 4, 'stroke-linejoin="round"'),
  ];
}

// ── On deck ─────────────────────────────────────────────────────────────────────────────────────

const mattress = (x: number, y: number, turn: number, colour: string): string =>
  group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
    path('M-42 0V-10Q-42-14-38-14H38Q42-14 42-10V0z', colour),
    path('M-42 0V-10Q-42-14-38-14H-22V0z', '#fff6e4'),
    path('M-40-14Q-38-24-26-22Q-18-21-20-14z', '#fffdf4'),
  );

/** Somebody asleep on a mattress, the head on the cushion. */
const sleeper = (x: number, y: number, turn: number): string =>
  group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
    path('M-18-14C-10-30 20-28 40-14z', '#f3b6a0'),
    circle(-26, -24, 8, '#8f5a48'),
  );

/** Somebody at the table, turned to the left or to the right. */
const guest = (x: number, y: number, coat: string, turn: 1 | -1): string =>
  group(
    `transform="translate(${x} ${y}) scale(${turn} 1)"`,
    path('M-12 0C-14-26-8-36 2-38C12-36 14-22 12-12L26-8L26-2L4 0z', coat),
    circle(3, -47, 9, '#a86b50'),
    path('M-6-48C-7-60 12-61 12-50C6-54 0-52-6-48z', '#3d2430'),
  );

export function deck(scene: Scene): string[] {
  const cream = scene.horizontalGradient(540, 780, [
    [0, '#fffaea'],
    [0.4, '#f2d9b0'],
    [1, '#c09a84'],
  ]);
  const canvas = scene.horizontalGradient(800, 1070, [
    [0, '#fffaea'],
    [1, '#e0bd98'],
  ]);
  return [
    // deckhouse
    path('M548 490V452Q550 446 558 446H752Q760 446 762 452L768 490z', cream),
    path('M540 446H770V438H546z', '#fffaea'),
    path(
      'M566 478V458H604V478zM616 478V458H654V478zM666 478V458H704V478zM716 478V458H746V478z',
      '#3f6f80',
    ),
    path('M566 478V458H576L570 478zM616 478V458H626L620 478zM666 478V458H676L670 478z', '#9fd0cc'),
    // mattresses on the foredeck
    mattress(286, 444, 15, '#e9856a'),
    mattress(394, 470, 9, '#5fb0ac'),
    sleeper(394, 470, 9),
    // awning over the table
    stroke('M836 486V372M1052 438V370', '#8a5a40', 5),
    path('M820 376Q940 352 1068 372L1068 384Q940 366 820 388z', canvas),
    // bench, table, guests, bread and olives
    path('M1000 458L1060 436V462L1006 482z', '#2b8f96'),
    guest(884, 484, '#d5584c', 1),
    guest(1004, 470, '#5f7fb8', -1),
    rect(906, 450, 84, 7, '#8a5238'),
    rect(906, 450, 34, 7, '#d69a62'),
    stroke('M918 456V488M978 456V480', '#8a5238', 5),
    path('M914 450q9-14 18 0zM958 450v-9h7v9zM970 450v-7h8v7z', '#e7b35c'),
    path('M938 450q8-9 16 0z', '#d5504a'),
  ];
}

// ── Masts ───────────────────────────────────────────────────────────────────────────────────────

const furled = (x: number, y: number, length: number): string =>
  path(
    draw`M${x} ${y}q${length * 0.25} ${-26} ${length * 0.5} ${-17}
      q${length * 0.3} 6 ${length * 0.5} 9
      q${-length * 0.4} 14 ${-length} 8z`,
    '#fff6e0',
  ) +
  path(
    draw`M${x} ${y + 2}q${length * 0.5} 10 ${length} -10q${-length * 0.4} 18 ${-length} 12z`,
    '#c9a58e',
  ) +
  stroke(draw`M${x} ${y + 4}l${length + 14} -11`, '#8a5238', 6, 'stroke-linecap="round"');

const mast = (feet: Point, top: Point): string =>
  stroke(draw`M${feet}L${top}`, '#6a3d34', 11, 'stroke-linecap="round"') +
  stroke(
    draw`M${feet[0] - 3} ${feet[1]}L${top[0] - 3} ${top[1]}`,
    '#d69a62',
    4,
    'stroke-linecap="round"',
  );

export function masts(): string[] {
  const shrouds =
    'M492 70L68 373M492 70L344 470M492 78L420 478M492 78L560 446M492 70L812 152' +
    'M812 152L1086 424M812 160L760 446M812 160L900 372';
  return [
    stroke(shrouds, '#5a3a40', 2, 'opacity=".75"'),
    mast([486, 488], [492, 62]),
    mast([804, 488], [812, 146]),
    furled(494, 414, 240),
    furled(814, 346, 210),
    path('M494 66L540 76L494 86z', '#d5434a'),
  ];
}
