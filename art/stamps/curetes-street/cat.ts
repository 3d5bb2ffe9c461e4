/** A cat with its back to us, and the fallen capital it sits on. */

import { draw } from '../../kit/path.ts';
import { circle, path, stroke } from '../../kit/shapes.ts';
import type { Scene } from '../../kit/scene.ts';

const [LIT, MARBLE, SHADE, DEEP] = ['#fff4d6', '#e9cfa8', '#a58f92', '#4f6478'];
const FUR = { body: '#e39a5a', lit: '#ffd9a0', shade: '#a85f48', stripe: '#b5683f' };
export const cat = [
  // the tail over the edge
  stroke('M28-8Q76-6 74 36Q72 60 88 66', FUR.shade, 14, 'stroke-linecap="round"'),
  path('M-40 3C-60-30-52-76-24-96Q0-108 24-96C52-76 60-30 40 3z', FUR.body),
  path('M-40 3C-60-30-52-76-24-96Q-18-100-8-102C-34-78-42-34-24 3z', FUR.lit),
  path('M40 3C60-30 52-76 24-96Q18-100 12-101C34-74 36-34 20 3z', FUR.shade, 'opacity=".55"'),
  stroke(
    'M-14-76Q2-68 20-76M-20-54Q2-44 28-54M-22-30Q2-20 30-30',
    FUR.stripe,
    7,
    'stroke-linecap="round"',
  ),
  path(
    'M-40-118L-33-164Q-22-157-12-148Q0-151 12-148Q22-157 33-164L40-118Q42-90 0-88Q-42-90-40-118z',
    FUR.body,
  ),
  path('M-40-118L-33-164Q-26-159-20-154Q-32-118-14-89Q-42-93-40-118z', FUR.lit),
  path('M40-118L33-164Q26-159 20-154Q32-118 14-89Q42-93 40-118z', FUR.shade, 'opacity=".45"'),
  stroke('M-7-140L-5-122M7-140L5-122', FUR.stripe, 6, 'stroke-linecap="round"'),
].join('');

export function capital(stamp: Scene, x: number, top: number): string {
  const leaves = [-104, -62, -20, 22, 64, 106].map(
    (dx) =>
      draw`M${x + dx - 22} ${top + 190}Q${x + dx - 30} ${top + 96} ${x + dx} ${top + 74}Q${x + dx + 30} ${top + 96} ${x + dx + 22} ${top + 190}z`,
  );
  const veins = [-104, -62, -20, 22, 64, 106].map((dx) => draw`M${x + dx} ${top + 92}v90`);
  return [
    path(
      draw`M${x - 172} ${top + 6}Q${x} ${top + 26} ${x + 172} ${top + 6}V${top + 40}L${x + 128} ${top + 190}H${x - 128}L${x - 172} ${top + 40}z`,
      stamp.horizontalGradient(x - 172, x + 172, [
        [0, LIT],
        [0.4, '#d9bd9c'],
        [1, '#6c7284'],
      ]),
    ),
    path(leaves.slice(0, 3).join(''), LIT, 'opacity=".75"'),
    path(leaves.slice(3).join(''), '#a89a9a'),
    stroke(veins.join(''), '#7d7480', 4, 'opacity=".6" stroke-linecap="round"'),
    path(
      draw`M${x - 176} ${top}Q${x} ${top + 22} ${x + 176} ${top}V${top + 36}Q${x} ${top + 56} ${x - 176} ${top + 36}z`,
      MARBLE,
    ),
    path(
      draw`M${x - 176} ${top}Q${x} ${top - 22} ${x + 176} ${top}Q${x} ${top + 22} ${x - 176} ${top}z`,
      LIT,
    ),
    circle(x - 150, top + 62, 24, LIT),
    circle(x - 150, top + 62, 10, SHADE),
    circle(x + 150, top + 62, 24, '#8a8490'),
    circle(x + 150, top + 62, 10, DEEP),
  ].join('');
}
