/** The round window that shows a crowded part larger: its own ground in a ring, and where it belongs. */

import { canvas } from '../../../app/sight-map/frames.ts';
import { onMain } from '../../../app/sight-map/project.ts';
import { dot, num, type Point, points } from '../../kit/path.ts';
import { circle, group, hoop, path } from '../../kit/shapes.ts';
import type { Sheet } from './sheet.ts';

interface Window {
  /** The sheet seen through the window, also beyond its rim. */
  inner: Sheet;
  /** Puts what was drawn through it into its ring. */
  framed: (...content: readonly string[]) => string;
}

export function windowOf(sheet: Sheet): Window {
  const { inset } = sheet.frame;
  if (!inset) throw new RangeError('a view without a round window');
  const { middle, across, x, y, radius } = inset;
  const frame = { middle, across: (across * canvas.width) / (radius * 2) };
  const at = ([longitude, latitude]: Point): Point => {
    const [u, v] = onMain(frame, { longitude, latitude });
    return [u - canvas.width / 2 + x, v - canvas.height / 2 + y];
  };
  const inner = { ...sheet, frame, at, line: (places: string) => points(places).map(at) };
  const framed = (...content: readonly string[]): string => {
    const [siteX, siteY] = sheet.at([middle.longitude, middle.latitude]);
    const site = Math.max(16, (across / sheet.frame.across / 2) * canvas.width);
    return [
      path(beam([siteX, siteY], site, [x, y], radius), '#fff6dd', 'opacity=".36"'),
      circle(x - 7, y + 11, radius + 8, '#3a1f46', 'opacity=".3"'),
      circle(x, y, radius + 8, '#fff6dd'),
      group(sheet.scene.clip('window', dot(x, y, radius)), ...content),
      hoop(x, y, radius, '#a8684f', 2.4),
      hoop(x, y, radius + 5, '#c0504a', 1.6, 'opacity=".7"'),
      hoop(siteX, siteY, site, '#fff6dd', 5),
      hoop(siteX, siteY, site, '#c0504a', 2.4),
    ].join('');
  };
  return { inner, framed };
}

/** A point of a circle, as path data. */
const rimPoint = (x: number, y: number, reach: number, turn: number): string =>
  `${num(x + Math.cos(turn) * reach)} ${num(y + Math.sin(turn) * reach)}`;

/** The two tangents from one circle to the other, as a beam. */
function beam([x1, y1]: Point, from: number, [x2, y2]: Point, to: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const open = Math.acos((from - to) / Math.hypot(x2 - x1, y2 - y1));
  const [one, other] = [angle + open, angle - open];
  return `M${rimPoint(x1, y1, from, one)}L${rimPoint(x2, y2, to, one)}L${rimPoint(x2, y2, to, other)}L${rimPoint(x1, y1, from, other)}z`;
}
