/** What stands out of the fronts: iron balconies and the closed bay windows called cumba. */

import { mix } from '../../kit/colour.ts';
import { lerp } from '../../kit/numbers.ts';
import { draw, num, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, stroke } from '../../kit/shapes.ts';
import type { Balcony, Bay, Facade } from './facade.ts';
import { INK } from './lights.ts';

function balcony(facade: Facade, { first, last, floor }: Balcony): string {
  const { from, at, windowWidth, inHaze } = facade;
  const near = from + first * windowWidth + 0.1;
  const far = from + (last + 1) * windowWidth - 0.1;
  const y = facade.firstFloor + 0.12 + floor * facade.floorHeight;
  const depth = 0.95;
  const slab = [at(near, y, 0), at(far, y, 0), at(far, y, depth), at(near, y, depth)];
  const edge = [
    at(near, y - 0.16, depth),
    at(far, y - 0.16, depth),
    at(far, y + 0.02, depth),
    at(near, y + 0.02, depth),
  ];
  const end = [
    at(near, y - 0.16, 0),
    at(near, y - 0.16, depth),
    at(near, y + 0.02, depth),
    at(near, y + 0.02, 0),
  ];
  const count = Math.round((far - near) / 0.22);
  let railing = '';
  for (let k = 0; k <= count; k++) {
    const z = lerp(near, far, k / count);
    railing += draw`M${at(z, y, depth)}L${at(z, y + 0.85, depth)}`;
  }
  railing += draw`M${at(near, y + 0.88, 0)}L${at(near, y + 0.88, depth)}`;
  railing += draw`L${at(far, y + 0.88, depth)}`;
  railing += draw`M${at(near, y + 0.5, 0)}L${at(near, y + 0.5, depth)}`;
  return [
    path(polygon(slab), facade.dark),
    path(polygon(edge), facade.trim),
    path(polygon(end), facade.trimShade),
    stroke(railing, inHaze(INK), num(Math.max(0.6, 18 / from))),
  ].join('');
}

export const balconies = (facade: Facade): string =>
  (facade.balconies ?? []).map((one) => balcony(facade, one)).join('');

/** The box of a bay window. */
interface Box {
  near: number;
  far: number;
  low: number;
  high: number;
  depth: number;
}

/** The underside and the three corbels that carry it. */
function corbels({ at, inHaze, dark }: Facade, { near, far, low, depth }: Box): string {
  const underside = [at(near, low, 0), at(far, low, 0), at(far, low, depth), at(near, low, depth)];
  const corbel = (z: number): string => {
    const foot = at(z, low - 1, 0);
    const hollow = at(z, low - 0.3, depth * 0.12);
    const front = at(z, low - 0.1, depth * 0.85);
    const back = at(z, low, 0);
    return draw`M${foot}Q${hollow} ${front}L${back}z`;
  };
  return [
    path(polygon(underside), inHaze(mix('#8c4a52', '#ffb46c', 0.25))),
    ...[near + 0.3, (near + far) / 2, far - 0.3].map((z) => path(corbel(z), dark)),
  ].join('');
}

/** The windows in front, and one on the side, floor by floor. */
function bayPanes(scene: Scene, facade: Facade, bay: Bay, box: Box): string {
  const { at, panel, opening, next, inHaze, litInHaze } = facade;
  const { near, far, depth } = box;
  const arched = facade.arches !== undefined;
  const count = Math.max(2, Math.round((far - near) / 1.1));
  const half = ((far - near) / count) * 0.34;
  let frames = '';
  let lit = '';
  let unlit = '';
  let bars = '';
  let ledges = '';
  for (let floor = bay.bottom; floor <= bay.top; floor++) {
    const low = facade.firstFloor + 0.55 + floor * facade.floorHeight;
    const high = low + facade.floorHeight * 0.62;
    for (let k = 0; k < count; k++) {
      const z = lerp(near, far, (k + 0.5) / count);
      const [left, right] = [z - half, z + half];
      const frame = { from: left - 0.08, to: right + 0.08, low: low - 0.06, high: high + 0.1 };
      const pane = opening({ from: left, to: right, low, high, out: depth }, arched);
      const transom = low + (high - low) * 0.64;
      frames += opening({ ...frame, out: depth }, arched);
      if (next() < facade.lit + 0.25) lit += pane;
      else unlit += pane;
      bars += panel({ from: z - 0.03, to: z + 0.03, low, high: high - 0.1, out: depth });
      bars += panel({ from: left, to: right, low: transom, high: transom + 0.06, out: depth });
    }
    const [back, front] = [depth * 0.24, depth * 0.78];
    const onSide = (from: number, to: number, bottom: number, top: number): string =>
      polygon([
        at(near, bottom, from),
        at(near, bottom, to),
        at(near, top, to),
        at(near, top, from),
      ]);
    frames += onSide(back - 0.07, front + 0.07, low - 0.08, high + 0.08);
    unlit += onSide(back, front, low, high);
    const sill = { from: near - 0.08, to: far + 0.08, low: low - 0.5, high: low - 0.34 };
    ledges += panel({ ...sill, out: depth + 0.08 });
    ledges += panel({
      from: near,
      to: far,
      low: high + 0.26,
      high: high + 0.34,
      out: depth + 0.05,
    });
  }
  const lamplight = scene.verticalGradient(facade.topY, facade.bottomY, [
    [0, litInHaze('#ffc878', 0.4)],
    [1, litInHaze('#ffe6a8', 0.4)],
  ]);
  return [
    path(frames, facade.trim),
    path(unlit, inHaze('#2b2c68')),
    path(lit, lamplight),
    path(bars, facade.dim),
    path(ledges, facade.trim),
  ].join('');
}

function bayCap({ at, panel, trim, trimShade, dark }: Facade, box: Box): string {
  const { near, far, high, depth } = box;
  const start = near - 0.15;
  const end = far + 0.15;
  const out = depth + 0.2;
  const side = [at(start, high, 0), at(start, high, out), at(start, high + 0.28, out)];
  const below = [at(start, high, 0), at(far, high, 0), at(end, high, out), at(start, high, out)];
  return [
    path(panel({ from: start, to: end, low: high, high: high + 0.28, out }), trim),
    path(polygon([...side, at(start, high + 0.28, 0)]), trimShade),
    path(polygon(below), dark),
  ].join('');
}

export function bayWindow(scene: Scene, facade: Facade): string {
  const { from, at, panel, bay, windowWidth, floorHeight, inHaze } = facade;
  if (bay === undefined) return '';
  const near = from + bay.first * windowWidth + windowWidth * 0.06;
  const far = from + (bay.last + 1) * windowWidth - windowWidth * 0.06;
  const low = facade.firstFloor + 0.1 + bay.bottom * floorHeight;
  const high = facade.firstFloor + bay.top * floorHeight + floorHeight * 0.95;
  const { depth } = bay;
  const box = { near, far, low, high, depth };
  const colour = facade.bayColour ?? facade.colour;
  const front = scene.verticalGradient(at(near, high)[1], at(near, low)[1], [
    [0, inHaze(mix(colour, '#1d2160', 0.4))],
    [1, inHaze(mix(colour, '#d9806a', 0.25))],
  ]);
  const side = [at(near, low, 0), at(near, low, depth), at(near, high, depth), at(near, high, 0)];
  return [
    corbels(facade, box),
    path(polygon(side), inHaze(mix(colour, INK, 0.45))),
    path(panel({ from: near, to: far, low, high, out: depth }), front),
    bayPanes(scene, facade, bay, box),
    bayCap(facade, box),
  ].join('');
}
