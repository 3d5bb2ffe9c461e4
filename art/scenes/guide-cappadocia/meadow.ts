/** The meadow in front of the cliffs: swells of grass, vines, the path and its branch. */

import { mix } from '../../kit/colour.ts';
import { fractalNoise, item, lerp, type Random, random, smoothstep } from '../../kit/numbers.ts';
import { between, dot, draw, fillDown, mound, type Point, points, ridge } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';

interface Swell {
  y: number;
  height: number;
  seed: number;
  top: string;
  bottom: string;
}

/** A low swell of the ground; it fades into the one below. */
function swell(scene: Scene, { y, height, seed, top, bottom }: Swell): string {
  const rough = fractalNoise(seed, 3);
  const edge = ridge((x) => y + rough(x / 260) * height - Math.abs(x - 760) * 0.012, { step: 40 });
  const fill = scene.verticalGradient(y - 16, y + 90, [
    [0, top],
    [0.25, mix(top, bottom, 0.5)],
    [1, bottom, 0],
  ]);
  return path(fillDown(edge), fill, 'opacity=".8"');
}

function ground(scene: Scene): string[] {
  const rough = fractalNoise(131, 3);
  const edge = ridge((x) => 776 + rough(x / 220) * 12 + smoothstep(500, 100, x) * 10, { step: 20 });
  const grass = scene.verticalGradient(770, 1000, [
    [0, '#dcc38c'],
    [0.2, '#b3ab74'],
    [0.55, '#667f60'],
    [1, '#264a48'],
  ]);
  return [
    path(fillDown(edge), grass),
    swell(scene, { y: 800, height: 10, seed: 301, top: '#e3cf98', bottom: '#a9a870' }),
    swell(scene, { y: 838, height: 14, seed: 302, top: '#b9b678', bottom: '#7d9068' }),
    swell(scene, { y: 884, height: 16, seed: 303, top: '#87996c', bottom: '#4a6f5c' }),
  ];
}

/** Six rows of low vines on each side of the path, lit from the middle. */
function vines(next: Random): string[] {
  let bushes = '';
  let light = '';
  for (let row = 0; row < 6; row++) {
    const y = 806 + row * row * 3.4 + row * 9;
    for (const side of [-1, 1]) {
      for (let k = 0; k < 13; k++) {
        const t = k / 13;
        const x = side < 0 ? lerp(-20, 560 - row * 34, t) : lerp(1010 + row * 10, 1640, t);
        const r = (4 + row * 1.6) * (0.8 + next() * 0.4);
        bushes += mound(x, y + next() * 3, r, r * 0.8);
        light += draw`M${x - side * r * 0.1} ${y - r * 0.7}
          q${-side * r * 0.7} 0 ${-side * r * 0.85} ${r * 0.75}
          h${side * r * 0.5}z`;
      }
    }
  }
  return [path(bushes, '#58785a', 'opacity=".8"'), path(light, '#d5d28a', 'opacity=".8"')];
}

/** From the end of the valley to the lower edge of the picture. */
const PATH_LEFT = points(`
  770,700 744,716 738,738 776,764 790,790 752,824 672,872 604,930 566,1010`);
const PATH_RIGHT = points(`
  790,700 772,716 776,736 830,762 868,792 862,830 826,884 800,940 812,1010`);

function footpath(scene: Scene): string[] {
  const worn = PATH_RIGHT.map(([x, y], i): Point => {
    const [leftX] = item(PATH_LEFT, i);
    return [x - (x - leftX) * 0.26, y];
  });
  const sand = scene.verticalGradient(700, 1010, [
    [0, '#fdeacb'],
    [0.4, '#f7d2ac'],
    [0.75, '#dba28d'],
    [1, '#8f6274'],
  ]);
  const toTheChurch = scene.horizontalGradient(840, 1010, [
    [0, '#f7d2ac'],
    [1, '#fde6c6'],
  ]);
  return [
    path(between(PATH_LEFT, PATH_RIGHT), sand),
    path(between(PATH_RIGHT, worn), '#a8687a', 'opacity=".35"'),
    path('M846 806C900 806 930 796 954 782L1010 784C970 806 920 826 864 824z', toTheChurch),
  ];
}

/** Tufts of grass and some flowers; none on the path. */
function tufts(next: Random): string[] {
  let dark = '';
  let light = '';
  let flowers = '';
  for (let i = 0; i < 420; i++) {
    const t = next();
    const y = 786 + t * t * 190;
    const x = next() * 1640 - 20;
    if (Math.abs(x - lerp(760, 690, t)) < lerp(40, 130, t) + 14) continue;
    const h = (4 + 12 * t) * (0.6 + next());
    const bend = (next() - 0.3) * h * 0.6;
    const blade = draw`M${x - h * 0.14} ${y}
      q${bend * 0.3} ${-h * 0.6} ${bend} ${-h}
      q${-bend * 0.3 + h * 0.1} ${h * 0.5} ${-bend + h * 0.28} ${h}z`;
    if (next() < 0.5) dark += blade;
    else light += blade;
    if (next() >= 0.22) continue;
    const r = 1 + t * 2;
    flowers += dot(x, y - h, r);
  }
  return [path(dark, '#2f5a50'), path(light, '#c9c486', 'opacity=".75"'), path(flowers, '#fff0dc')];
}

export function meadow(scene: Scene): string[] {
  const next = random(19);
  return [...ground(scene), ...vines(next), ...footpath(scene), ...tufts(next)];
}
