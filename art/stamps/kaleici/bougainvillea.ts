/** Bougainvillea over a wall: three bracts to a flower, darker below. */

import { lerp, random } from '../../kit/numbers.ts';
import { draw, mound } from '../../kit/path.ts';
import { path } from '../../kit/shapes.ts';

export function bougainvillea(): string {
  const next = random(12);
  const tones = ['#7d1f5c', '#b72f76', '#e2588f', '#ff9bb4'];
  const lots = ['', '', '', ''];
  const leaves: string[] = [];
  for (let i = 0; i < 250; i++) {
    const t = next();
    const x = lerp(780, 1230, t) + (next() - 0.5) * 70;
    const crest = lerp(440, 70, t ** 1.1);
    const drop = lerp(110, 440, t) * next() ** 1.2;
    const r = lerp(13, 27, t) * (0.7 + 0.5 * next());
    const y = crest + drop;
    if (i % 7 === 0) leaves.push(mound(x, y + 8, r * 1.1, r));
    const tone = Math.min(3, Math.floor((1 - drop / lerp(120, 470, t)) * 2.6 + next() * 1.5));
    const turn = next() * 6.28;
    for (let k = 0; k < 3; k++) {
      const a = turn + k * 2.094;
      const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85];
      const [cx, cy] = [Math.cos(a + 1.57) * r * 0.55, Math.sin(a + 1.57) * r * 0.55];
      lots[tone] += draw`M${x} ${y}Q${(x + px) / 2 + cx} ${(y + py) / 2 + cy} ${px} ${py}
        Q${(x + px) / 2 - cx} ${(y + py) / 2 - cy} ${x} ${y}z`;
    }
  }
  const under = draw`M790 500C850 450 910 390 990 310C1070 230 1140 170 1240 120V500
    C1170 560 1120 500 1060 540C1010 560 980 480 920 510C860 520 810 530 790 500z`;
  return (
    path(under, '#4a1f58') +
    path(leaves.join(''), '#2f4a5e') +
    lots.map((data, i) => path(data, tones[i] ?? '')).join('')
  );
}
