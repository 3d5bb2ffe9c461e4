/** In front of everything: a dark bank with poppies, blossom branches in the upper corners. */

import { blade, poppy } from '../../kit/motifs.ts';
import { fractalNoise, item, lerp, type Random, random, smoothstep } from '../../kit/numbers.ts';
import {
  around,
  draw,
  fillDown,
  num,
  type Point,
  points,
  ridge,
  smoothPath,
  speck,
} from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';

// ── Poppies ─────────────────────────────────────────────────────────────────────────────────────

export function poppies(scene: Scene): string[] {
  const next = random(140);
  const rough = fractalNoise(141, 3);
  const bank = (x: number): number =>
    958 +
    rough(x / 170) * 10 -
    smoothstep(460, 0, x) * 46 -
    smoothstep(1120, 1600, x) * 52 +
    smoothstep(500, 700, x) * 34 -
    smoothstep(880, 1060, x) * 20;
  const soil = path(
    fillDown(ridge(bank, { step: 20 })),
    scene.verticalGradient(900, 1000, [
      [0, '#254a4a'],
      [1, '#16302f'],
    ]),
  );
  const rim = smoothPath(ridge((x) => bank(x) + 1, { step: 20 }));

  let grass = '';
  let petals = '';
  let light = '';
  for (let i = 0; i < 230; i++) {
    const x = next() < 0.5 ? next() * 560 : 1000 + next() * 600;
    const height = 14 + next() * 46;
    const bend = (next() - 0.4) * 18;
    const foot = bank(x) + 6;
    grass += blade({ x, foot, width: 1.3, height, bend });
    if (next() >= 0.24) continue;
    const flower = poppy(x + bend, foot - height, 4 + next() * 5);
    petals += flower.petals;
    light += flower.light;
  }
  return [
    soil,
    stroke(rim, '#cfd58c', 2.2, 'opacity=".4"'),
    path(grass, '#1b3a39'),
    path(petals, '#d9452f'),
    path(light, '#ff8f5a'),
  ];
}

// ── Blossom branches ────────────────────────────────────────────────────────────────────────────

interface Branch {
  along: readonly Point[];
  thickness: number;
  blossoms: number;
  smallest: number;
  largest: number;
}

const BRANCHES: readonly Branch[] = [
  {
    along: points('1640,40 1520,92 1420,96 1320,132 1230,128 1150,156'),
    thickness: 15,
    blossoms: 60,
    smallest: 6,
    largest: 14,
  },
  {
    along: points('1420,96 1370,160 1300,206 1236,218'),
    thickness: 7,
    blossoms: 34,
    smallest: 5,
    largest: 12,
  },
  {
    along: points('1540,86 1500,170 1440,240'),
    thickness: 8,
    blossoms: 30,
    smallest: 6,
    largest: 13,
  },
  {
    along: points('1320,132 1270,90 1210,70'),
    thickness: 5,
    blossoms: 20,
    smallest: 5,
    largest: 10,
  },
  {
    along: points('-40,90 80,110 170,92 260,128 350,118'),
    thickness: 13,
    blossoms: 50,
    smallest: 6,
    largest: 14,
  },
  {
    along: points('170,92 220,160 286,196'),
    thickness: 6,
    blossoms: 26,
    smallest: 5,
    largest: 11,
  },
];
/** So many blossoms are painted at once; the next ones come over them. */
const BATCH = 7;

function wood({ along, thickness }: Branch): string {
  const tapered = (i: number): number => thickness * (1 - i / (along.length - 0.3));
  const above = along.map(([x, y], i): Point => [x, y - tapered(i)]);
  const below = along.map(([x, y], i): Point => [x, y + tapered(i)]).toReversed();
  return path(smoothPath([...above, ...below], { close: true, tension: 0.9 }), '#35203f');
}

/**
 * Round dots by height, colour and width. The key sorts shaded petals before lit ones, and both
 * before the hearts of the blossoms.
 */
class Dots {
  #byLook = new Map<string, string>();

  add(height: 0 | 1 | 2, colour: string, width: number, place: Point): void {
    const look = `${height}|${colour}|${num(width)}`;
    this.#byLook.set(look, (this.#byLook.get(look) ?? '') + speck(...place));
  }

  markup(): string[] {
    const looks = [...this.#byLook.keys()].toSorted();
    return looks.map((look) => {
      const [, colour = '', width = ''] = look.split('|');
      return stroke(this.#byLook.get(look) ?? '', colour, width, 'stroke-linecap="round"');
    });
  }
}

/** Five round petals and a heart. */
function addBlossom(dots: Dots, next: Random, [x, y]: Point, size: number): void {
  const shaded = next() < 0.3;
  const s = Math.round(size);
  const turn = next() * 6;
  const colour = shaded ? '#d68a9c' : next() < 0.5 ? '#ffe6de' : '#f9c6c2';
  for (let k = 0; k < 5; k++) {
    const angle = turn + k * 1.2566;
    dots.add(shaded ? 0 : 1, colour, s * 1.04, around(x, y, s * 0.62, angle));
  }
  dots.add(2, shaded ? '#a8506c' : '#d9627a', s * 0.56, [x, y]);
}

function blossomsAlong(next: Random, branch: Branch): string[] {
  const { along, blossoms, smallest, largest } = branch;
  const markup: string[] = [];
  let dots = new Dots();
  for (let i = 0; i < blossoms; i++) {
    const t = (0.12 + next() * 0.88) * (along.length - 1);
    const segment = Math.min(along.length - 2, Math.floor(t));
    const [fromX, fromY] = item(along, segment);
    const [toX, toY] = item(along, segment + 1);
    const x = lerp(fromX, toX, t - segment) + (next() - 0.5) * 40;
    const y = lerp(fromY, toY, t - segment) + (next() - 0.5) * 36;
    addBlossom(dots, next, [x, y], lerp(smallest, largest, next()));
    if (i % BATCH === BATCH - 1) {
      markup.push(...dots.markup());
      dots = new Dots();
    }
  }
  return [...markup, ...dots.markup()];
}

/** Petals on the wind, over the whole valley. */
function driftingPetals(next: Random): string {
  let data = '';
  for (let i = 0; i < 34; i++) {
    const x = 420 + next() * 800;
    const y = 180 + next() * 560;
    const s = 2 + next() * 3;
    data += draw`M${x} ${y}q${s} ${-s * 1.4} ${s * 2} 0q${-s} ${s} ${-s * 2} 0z`;
  }
  return path(data, '#ffe3dc', 'opacity=".9"');
}

export function blossom(): string[] {
  const next = random(222);
  return [
    ...BRANCHES.map(wood),
    ...BRANCHES.flatMap((branch) => blossomsAlong(next, branch)),
    driftingPetals(next),
  ];
}
