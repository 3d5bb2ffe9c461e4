/** The horizon: Erciyes with its snow, table mountains, and Uçhisar with its castle rock. */

import { mix } from '../../kit/colour.ts';
import { clamp, fractalNoise, random, smoothstep } from '../../kit/numbers.ts';
import { fillDown, type Point, points, polygon, ridge } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rect } from '../../kit/shapes.ts';
import { chimney } from './chimney.ts';

export function erciyes(scene: Scene): string[] {
  const rough = fractalNoise(11, 5);
  const summitX = 470;
  const height = (x: number): number => {
    const reach = Math.abs(x - summitX) / 430;
    const cone = reach < 1 ? (1 - reach) ** 1.5 : 0;
    const shoulder = x > summitX ? Math.max(0, 1 - Math.abs(x - 590) / 130) * 16 : 0;
    return 596 - cone * 190 - shoulder + rough(x / 45) * 5 * (0.4 + cone);
  };
  const outline = ridge(height, { from: -20, to: 1000, step: 12 });

  const snowTop: Point[] = [];
  for (let x = 360; x <= 640; x += 10) if (height(x) < 500) snowTop.push([x, height(x)]);
  const next = random(9);
  const snowFoot = snowTop.map(([x, y], i): Point => {
    const high = clamp((500 - y) / 85);
    const shift = next() * 6 - 3;
    const tongue = i % 3 === 1 ? 46 * next() + 16 : 10 + 18 * next();
    return [x + shift, y + 2 + high * tongue];
  });
  return [
    path(
      fillDown(outline, 640),
      scene.verticalGradient(400, 620, [
        [0, '#a98ba9'],
        [0.6, '#e0a59a'],
        [1, '#f8c89f'],
      ]),
    ),
    path(polygon([...snowTop, ...snowFoot.toReversed()]), '#fbe3cd', 'opacity=".75"'),
  ];
}

/** Table mountains: noise steepened until it has flat tops and flat valleys. */
export function mesa(seed: number, foot: number, length: number): string {
  const height = 62;
  const broad = fractalNoise(seed, 3);
  const rough = fractalNoise(seed + 1, 4);
  const edge = (x: number): number => {
    const table = Math.tanh(broad(x / length) * 1.5 * 3.2) * 0.5 + 0.5;
    return foot - height * table + rough(x / 24) * height * 0.07;
  };
  return fillDown(ridge(edge, { step: 10 }));
}

const hills = fractalNoise(79, 3);
const uchisarGround = (x: number): number =>
  662 + hills(x / 190) * 20 + smoothstep(900, 1120, x) * -24 + smoothstep(1180, 1420, x) * 34;

const ROCK = points(`
  985,672 1010,640 1030,628 1042,596 1056,590 1064,560 1078,548 1084,520 1098,508 1104,488
  1120,480 1140,484 1148,500 1160,504 1168,530 1182,536 1190,566 1206,572 1216,600 1236,610
  1256,640 1290,660`);

/** The castle rock, the village at its foot, far chimneys to the left. */
export function uchisar(scene: Scene): string[] {
  const next = random(77);
  const rough = fractalNoise(78, 4);
  const stone = scene.verticalGradient(470, 760, [
    [0, '#9d5a70'],
    [0.5, '#d08a83'],
    [1, '#f4bd97'],
  ]);
  const ground = scene.verticalGradient(610, 790, [
    [0, '#b4717f'],
    [0.6, '#eaab90'],
    [1, '#f9cea2'],
  ]);
  const rock = ROCK.map(([x, y]): Point => [x + 40, y + 18 + rough(x / 9) * 3]);
  const sunnySide = [
    ...rock.slice(2, 11),
    ...points('1152,540 1138,570 1142,606 1112,640 1090,676 1040,684'),
  ];

  const windows: string[] = [];
  for (let i = 0; i < 26; i++) {
    const x = 1075 + next() * 150;
    const y = 555 + next() * 95;
    const top = 505 + Math.abs(x - 1165) * 0.9;
    if (y < top + 18) continue;
    const w = 3 + next() * 2;
    const h = 4 + next() * 3;
    windows.push(rect(x, y, w, h, '#7a3f5c', 'rx="1.5" opacity=".7"'));
  }
  const houses: string[] = [];
  for (let i = 0; i < 46; i++) {
    const x = 960 + next() * 420;
    const w = 9 + next() * 12;
    const h = 7 + next() * 10;
    const y = uchisarGround(x) + 4 + next() * 14;
    houses.push(rect(x, y - h, w, h + 6, mix('#a8647a', '#f0b594', next() * 0.8)));
    const lit = next() < 0.5;
    if (lit) houses.push(rect(x + w * 0.62, y - h, w * 0.38, h + 6, '#fbd2a2', 'opacity=".7"'));
  }
  const chimneys: string[] = [];
  for (let i = 0; i < 34; i++) {
    const x = next() * 900;
    const height = 18 + next() * 30;
    const width = 12 + next() * 12;
    const capped = next() < 0.4;
    const body = mix('#bb7884', '#e6a792', next());
    const foot = uchisarGround(x) + 16;
    const colours = { body, lit: '#f9cc9f', cap: '#945a70' };
    chimneys.push(
      chimney({ x, foot, height, width, seed: 300 + i, capped, ...colours, rough: false }),
    );
  }
  return [
    path(fillDown(ridge(uchisarGround, { step: 16 })), ground),
    path(polygon(rock), stone),
    path(polygon(sunnySide), '#f3b48e', 'opacity=".55"'),
    ...windows,
    ...houses,
    ...chimneys,
  ];
}
