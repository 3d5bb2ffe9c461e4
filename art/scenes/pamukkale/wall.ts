/** The wall of folded stone below a rim. */

import { mix } from '../../kit/colour.ts';
import { item, lerp } from '../../kit/numbers.ts';
import { between, draw, type Point } from '../../kit/path.ts';
import type { Scene, Stop } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import type { Hill, Row } from './row.ts';

/** The wall below one scallop. */
interface Panel {
  edge: readonly Point[];
  foot: readonly Point[];
}

/** The panels that can be seen. */
function panels({ scallops, edge, foot, perScallop }: Row): Panel[] {
  return scallops.flatMap((_, i) => {
    const start = i * perScallop;
    const end = start + perScallop;
    const last = edge[end];
    if (last === undefined || item(edge, start)[0] > 1640 || last[0] < -40) return [];
    return [{ edge: edge.slice(start, end + 1), foot: foot.slice(start, end + 1) }];
  });
}

/** The top and the bottom of a panel, so far along it (0–1). */
function across({ edge, foot }: Panel, t: number): [top: Point, bottom: Point] {
  const last = edge.length - 1;
  const along = t * last;
  const i = Math.min(last - 1, Math.floor(along));
  const part = along - i;
  const at = (line: readonly Point[]): Point => {
    const [x1, y1] = item(line, i);
    const [x2, y2] = item(line, i + 1);
    return [lerp(x1, x2, part), lerp(y1, y2, part)];
  };
  return [at(edge), at(foot)];
}

interface Cut {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A piece of a panel, in parts of its width and height. */
function cut(panel: Panel, { left, right, top, bottom }: Cut): string {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const steps = 4;
  for (let i = 0; i <= steps; i++) {
    const [[topX, topY], [bottomX, bottomY]] = across(panel, lerp(left, right, i / steps));
    upper.push([lerp(topX, bottomX, top), lerp(topY, bottomY, top)]);
    lower.push([lerp(topX, bottomX, bottom), lerp(topY, bottomY, bottom)]);
  }
  return between(upper, lower);
}

/** Broad folds; the far rows have none. */
function folds({ index, next }: Row, panel: Panel): string {
  if (index <= 2) return '';
  const count = 3 + Math.floor(next() * 2);
  let data = '';
  for (let i = 0; i < count; i++) {
    const left = (i + 0.45 + 0.2 * next()) / count;
    const right = Math.min(0.995, left + (0.34 + 0.2 * next()) / count);
    data += cut(panel, { left, right, top: 0.05, bottom: 0.9 + 0.08 * next() });
  }
  return data;
}

/** Where the light on a panel comes from: 1 right, -1 left. */
const sunSide = ({ sun }: Hill, panel: Panel): 1 | -1 =>
  across(panel, 0.5)[0][0] < sun[0] ? 1 : -1;

/** Soft flutes, spread like drapery: dark ones mostly away from the sun, pale ones towards it. */
function flutes(
  { index, spacing, next }: Row,
  panel: Panel,
  side: 1 | -1,
): { dark: string; pale: string } {
  const found = { dark: '', pale: '' };
  if (index <= 1) return found;
  const first = item(panel.edge, 0);
  const last = item(panel.edge, panel.edge.length - 1);
  const every = index < 4 ? 13 : index < 6 ? 15 : 18;
  const count = Math.max(2, Math.round((last[0] - first[0]) / every));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.3 + next() * 0.5) / count;
    const [[topX, topY], [bottomX, bottomY]] = across(panel, t);
    const length = 0.55 + 0.42 * next();
    const width = spacing * (0.012 + 0.05 * next() * next());
    const middleY = lerp(topY, bottomY, length * 0.5);
    const tipX = lerp(topX, bottomX, length) + (t - 0.5) * spacing * 0.3 * length;
    const tipY = lerp(topY, bottomY, length);
    const flute = draw`M${topX - width * 0.4} ${topY}
      Q${topX - width} ${middleY} ${tipX} ${tipY}
      Q${topX + width} ${middleY} ${topX + width * 0.4} ${topY}z`;
    if ((side < 0 ? t > 0.5 : t < 0.5) || next() < 0.4) found.dark += flute;
    else found.pale += flute;
  }
  return found;
}

/** The lip of a rim, hanging down in tongues of fresh stone; only near rows show it. */
function lip({ index, spacing, next }: Row, panel: Panel): string {
  if (index <= 3) return '';
  const [firstX] = item(panel.edge, 0);
  const [lastX] = item(panel.edge, panel.edge.length - 1);
  const count = Math.max(4, Math.round((lastX - firstX) / (spacing * 0.17)));
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const t = i / (count * 2);
    const [[topX, topY], [bottomX, bottomY]] = across(panel, t);
    const isTongue = i % 2 === 1;
    const down = isTongue ? 0.16 + 0.3 * next() ** 2 : 0.07;
    upper.push([topX, topY]);
    lower.push([lerp(topX, bottomX, down), lerp(topY, bottomY, down)]);
  }
  return between(upper, lower);
}

export function wall(scene: Scene, hill: Hill, row: Row): string {
  const { index, spacing, nearness, inHaze, edge, foot } = row;
  const outline = between(edge, foot);
  /** Walls are lit from the side where the sun stands, and in shade on the other. */
  const lightFrom = (side: 1 | -1): { shade: string; stone: string } => {
    const [x1, x2] = side < 0 ? [0, 1] : [1, 0];
    const shade: Stop[] = [
      [0, '#a07fa6', 0],
      [0.3, '#a07fa6', 0.2],
      [1, '#8d74a8', 0.8],
    ];
    const stone: Stop[] = [
      [0, inHaze('#fff3da')],
      [0.18, inHaze('#fffcf2')],
      [0.42, inHaze('#fbeedd')],
      [0.68, inHaze(mix('#f0d5c4', '#ecccc0', nearness))],
      [0.88, inHaze(mix('#dcb9b4', '#c9a6b4', nearness))],
      [1, inHaze(mix('#cfacb0', '#b08fae', nearness))],
    ];
    return {
      shade: scene.linearGradient(shade, { x1, x2, y1: 0, y2: 0.5 }),
      stone: scene.linearGradient(stone, { x1, x2, y1: 0, y2: 0.12 }),
    };
  };
  const fromLeft = lightFrom(-1);
  const fromRight = lightFrom(1);
  const lit: string[] = [];
  const shaded: string[] = [];
  let foldData = '';
  let darkFlutes = '';
  let paleFlutes = '';
  let lips = '';
  for (const panel of panels(row)) {
    foldData += folds(row, panel);
    const side = sunSide(hill, panel);
    const { stone, shade } = side < 0 ? fromLeft : fromRight;
    const [left, right] = side < 0 ? [0.4, 1] : [0, 0.6];
    lit.push(path(cut(panel, { left: 0, right: 1, top: 0, bottom: 1 }), stone));
    shaded.push(path(cut(panel, { left, right, top: 0, bottom: 1 }), shade));
    const { dark, pale } = flutes(row, panel, side);
    darkFlutes += dark;
    paleFlutes += pale;
    lips += lip(row, panel);
  }
  const inFolds = (): string =>
    path(
      foldData,
      scene.linearGradient([
        [0, inHaze('#d9b3ac'), 0.08],
        [0.5, inHaze('#cfa6a8'), 0.26],
        [1, inHaze('#b795b0'), 0.34],
      ]),
    );
  const contactGlow = between(
    edge,
    foot.map(([x, y]): Point => [x, y + spacing * 0.12]),
  );
  return [
    path(contactGlow, inHaze('#d9efe6'), 'opacity=".6"'),
    path(outline, inHaze(mix('#f7e2cf', '#f1dcd0', nearness))),
    ...lit,
    foldData === '' ? '' : inFolds(),
    index > 4 ? scene.stipple(shaded, 'opacity=".5"') : '',
    path(
      outline,
      scene.linearGradient([
        [0, inHaze('#fff4de'), 0.3],
        [0.45, inHaze('#e9c9bc'), 0],
        [0.8, inHaze('#cfaab2'), 0.3],
        [1, inHaze('#a798c4'), 0.6],
      ]),
    ),
    path(darkFlutes, inHaze('#b48f9f'), 'opacity=".3"'),
    path(paleFlutes, '#fffdf4', 'opacity=".6"'),
    path(lips, inHaze('#fffaf0'), 'opacity=".5"'),
  ].join('');
}
