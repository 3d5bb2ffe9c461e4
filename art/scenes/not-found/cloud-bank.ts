/** A bank of cloud: a row of rounded lobes, lit along their edges towards the sun. */

import { mix } from '../../kit/colour.ts';
import { item, lerp, type Line, random } from '../../kit/numbers.ts';
import { draw, HEIGHT, WIDTH } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { SUN } from './place.ts';

/** One rounded lobe of a bank's edge: an arc from x, y to endX, endY. */
interface Lobe {
  x: number;
  y: number;
  endX: number;
  endY: number;
  radius: number;
}

interface Bank {
  seed: number;
  edge: Line;
  /** Smallest and largest lobe. */
  lobes: readonly [small: number, large: number];
  top: string;
  bottom: string;
  /** How far down the colour runs from top to bottom. */
  fade: number;
  rim?: string;
  rimOpacity: number;
  /** How many curls within the bank, in fourteens. */
  curls: number;
}

function lobesAlong(bank: Bank): Lobe[] {
  const next = random(bank.seed);
  const [small, large] = bank.lobes;
  const lobes: Lobe[] = [];
  let x = -80;
  let y = bank.edge(x);
  while (x < 1680) {
    const size = lerp(small, large, next() ** 1.5);
    const endX = x + size * lerp(1.05, 1.6, next());
    const endY = bank.edge(endX) + (next() - 0.5) * size * 0.5;
    lobes.push({ x, y, endX, endY, radius: size * (0.62 + 0.25 * next()) });
    x = endX;
    y = endY;
  }
  return lobes;
}

const arc = ({ x, y, endX, endY, radius }: Lobe): string =>
  draw`a${radius} ${radius} 0 0 1 ${endX - x} ${endY - y}`;

/** The lit edge of a lobe: thick towards the sun, nothing on the far side. */
function crescent(lobe: Lobe): string {
  const { x, y, endX, endY, radius } = lobe;
  const width = endX - x;
  const middle = (x + endX) / 2;
  const sunIsRight = middle < SUN[0];
  const near = Math.exp(-Math.abs(middle - SUN[0]) / 620);
  const halfChord = Math.hypot(width, endY - y) / 2;
  const arcRadius = Math.max(radius, halfChord);
  const rise = arcRadius - Math.sqrt(Math.max(0, arcRadius * arcRadius - halfChord * halfChord));
  const thickness = Math.min(26, (0.16 + 0.2 * near) * rise);
  const thick = (4 / 3) * (rise - thickness * 1.5);
  const thin = (4 / 3) * (rise - thickness * 0.25);
  const back = sunIsRight
    ? draw`C${endX - width * 0.03} ${endY - thick} ${x + width * 0.12} ${y - thin}`
    : draw`C${endX - width * 0.12} ${endY - thin} ${x + width * 0.03} ${y - thick}`;
  return draw`M${x} ${y}${arc(lobe)}${back} ${x} ${y}z`;
}

/** Billows within a bank, each open towards the sun. */
function curls(bank: Bank): string {
  const next = random(bank.seed + 9);
  const [small, large] = bank.lobes;
  let data = '';
  for (let i = 0; i < bank.curls * 14; i++) {
    const x = next() * 1680 - 40;
    const y = bank.edge(x) + large * (0.25 + next() * 1.5);
    const r = lerp(small, large, next()) * 0.7;
    const side = x < SUN[0] ? 1 : -1;
    const sweep = side < 0 ? 1 : 0;
    data += draw`M${x + side * r} ${y}
      A${r} ${r * 0.8} 0 0 ${sweep} ${x - side * r * 0.5} ${y - r * 0.55}
      Q${x + side * r * 0.5} ${y - r * 0.62} ${x + side * r} ${y}z`;
  }
  return data;
}

/** Adds a bank to the scene as a layer. */
export function cloudBank(scene: Scene, name: string, bank: Bank): void {
  const { lobes: sizes, top, bottom, fade, rim = '#fff0c8', rimOpacity } = bank;
  const lobes = lobesAlong(bank);
  const first = item(lobes, 0);
  const crest = Math.min(...lobes.map((lobe) => lobe.y)) - sizes[1] * 0.6;
  const sun = SUN[0] / WIDTH;

  const body = path(
    draw`M${first.x} ${first.y}${lobes.map(arc).join('')}V${HEIGHT + 20}H-80z`,
    scene.verticalGradient(crest, crest + fade, [
      [0, top],
      [0.5, mix(top, bottom, 0.6)],
      [1, bottom],
    ]),
  );
  const lit = path(
    lobes.map(crescent).join(''),
    scene.horizontalGradient(0, WIDTH, [
      [0, rim, rimOpacity * 0.35],
      [sun - 0.12, rim, rimOpacity],
      [sun + 0.12, rim, rimOpacity],
      [0.72, rim, rimOpacity * 0.45],
      [1, rim, rimOpacity * 0.22],
    ]),
  );
  if (bank.curls === 0) return scene.layer(name, [body, lit]);

  const billows = path(
    curls(bank),
    scene.horizontalGradient(0, WIDTH, [
      [0, rim, 0.16],
      [sun, rim, 0.5],
      [1, rim, 0.12],
    ]),
  );
  scene.layer(name, [body, lit, billows]);
}
