/**
 * The houses of the street: a shop below, floors of windows, bay windows and balconies, a cornice.
 * Everything is placed in metres along the street and above it, and projected.
 */

import { mix } from '../../kit/colour.ts';
import { lerp } from '../../kit/numbers.ts';
import { polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import { balconies, bayWindow } from './bays.ts';
import { type Facade, facadeOf, type House } from './facade.ts';
import { awnings, type Shops, shops, signBand } from './shops.ts';

/** The wall, lit from the shops below. */
function wall(scene: Scene, facade: Facade): string {
  const { from, to, colour, roofline, inHaze, topY, bottomY } = facade;
  const plaster = scene.verticalGradient(topY, bottomY, [
    [0, inHaze(mix(colour, '#1d2160', 0.5))],
    [0.55, inHaze(mix(colour, '#2c2560', 0.25))],
    [0.82, inHaze(mix(colour, '#b8605c', 0.3))],
    [1, inHaze(mix(colour, '#ffa765', 0.55))],
  ]);
  return path(facade.panel({ from, to, low: -0.5, high: roofline }), plaster);
}

const isArched = ({ arches, floors }: House, floor: number): boolean =>
  arches === 'all' ||
  (arches === 'top' && floor === floors - 1) ||
  (arches === 'first' && floor === 0);

const isInBay = ({ bay }: House, window: number, floor: number): boolean =>
  bay !== undefined &&
  window >= bay.first &&
  window <= bay.last &&
  floor >= bay.bottom &&
  floor <= bay.top;

/** The windows on the wall with frames, bars, sills and hoods; a string course below each floor. */
function upperFloors(scene: Scene, facade: Facade): string {
  const { from, to, at, panel, opening, hoods, windowWidth, floorHeight, topY, bottomY } = facade;
  const { inHaze, litInHaze, trim } = facade;
  let frames = '';
  let lit = '';
  let unlit = '';
  let bars = '';
  let sills = '';
  let hoodData = '';
  let courses = '';
  for (let floor = 0; floor < facade.floors; floor++) {
    const low = facade.firstFloor + 0.35 + floor * floorHeight;
    const high = low + floorHeight * 0.72;
    const arched = isArched(facade, floor);
    for (let i = 0; i < facade.windows; i++) {
      if (isInBay(facade, i, floor)) continue;
      const z = from + (i + 0.5) * windowWidth;
      const half = Math.min(0.62, windowWidth * 0.3);
      const [left, right] = [z - half, z + half];
      const frame = { from: left - 0.16, to: right + 0.16, low: low - 0.08, high: high + 0.18 };
      const pane = opening({ from: left, to: right, low, high }, arched);
      const transom = low + (high - low) * 0.62;
      frames += opening(frame, arched);
      if (facade.next() < facade.lit) lit += pane;
      else unlit += pane;
      bars += panel({ from: z - 0.04, to: z + 0.04, low, high: high - (arched ? 0.1 : 0) });
      bars += panel({ from: left, to: right, low: transom, high: transom + 0.07 });
      const wide = { from: left - 0.26, to: right + 0.26, out: 0.14 };
      sills += panel({ ...wide, low: low - 0.22, high: low - 0.06 });
      if (hoods === undefined || arched) continue;
      hoodData +=
        hoods === 'gables' && i % 2 === 1
          ? polygon([
              at(left - 0.28, high + 0.24, 0.12),
              at(z, high + 0.62, 0.12),
              at(right + 0.28, high + 0.24, 0.12),
            ])
          : panel({ ...wide, low: high + 0.22, high: high + 0.4 });
    }
    courses += panel({ from, to, low: low - 0.42, high: low - 0.3, out: 0.1 });
  }
  const evening = scene.verticalGradient(topY, bottomY, [
    [0, inHaze('#23265f')],
    [1, inHaze('#4a3f7c')],
  ]);
  const lamplight = scene.verticalGradient(topY, bottomY, [
    [0, litInHaze('#ffc878', 0.4)],
    [1, litInHaze('#ffe0a0', 0.4)],
  ]);
  return [
    path(courses, facade.trimShade),
    path(frames, trim),
    path(unlit, evening),
    path(lit, lamplight),
    path(bars, facade.dim),
    path(sills, trim),
    path(hoodData, trim),
  ].join('');
}

function pilasters({ from, to, panel, firstFloor, roofline, trimShade }: Facade): string {
  const size = { low: firstFloor, high: roofline - 0.5, out: 0.1 };
  const near = panel({ ...size, from: from + 0.05, to: from + 0.4 });
  const far = panel({ ...size, from: to - 0.4, to: to - 0.05 });
  return path(near + far, trimShade);
}

function cornice({ from, to, at, panel, roofline: y, detailed, ...facade }: Facade): string {
  const depth = 0.62;
  const soffit = [
    at(from, y - 0.5, 0),
    at(to, y - 0.5, 0),
    at(to, y - 0.1, depth),
    at(from, y - 0.1, depth),
  ];
  const end = [
    at(from, y - 0.5, 0),
    at(from, y - 0.12, depth),
    at(from, y + 0.3, depth),
    at(from, y + 0.3, 0),
  ];
  const count = detailed ? Math.round((to - from) / 0.42) : 0;
  const dentils = Array.from({ length: count }, (_, k) => {
    const near = lerp(from, to, (k + 0.2) / count);
    const far = lerp(from, to, (k + 0.7) / count);
    return polygon([
      at(near, y - 0.62, 0.06),
      at(far, y - 0.62, 0.06),
      at(far, y - 0.16, 0.5),
      at(near, y - 0.16, 0.5),
    ]);
  });
  return [
    path(polygon(soffit), facade.dark),
    path(panel({ from, to, low: y - 0.12, high: y + 0.3, out: depth }), facade.trim),
    path(polygon(end), facade.trimShade),
    path(dentils.join(''), facade.trimShade),
  ].join('');
}

function roof({ from, to, at, opening, inHaze, roofline: y }: Facade): string {
  const slope = [
    at(from + 0.2, y + 0.3, 0.3),
    at(to - 0.2, y + 0.3, 0.3),
    at(to - 0.6, y + 2, -0.8),
    at(from + 0.6, y + 2, -0.8),
  ];
  const dormers = [0.25, 0.75].map((part) => {
    const z = lerp(from, to, part);
    const size = { from: z - 0.4, to: z + 0.4, low: y + 0.45, high: y + 1.6, out: 0.1 };
    return opening(size, true);
  });
  return path(polygon(slope), inHaze('#2f2a5c')) + path(dormers.join(''), inHaze('#ffcf85'));
}

export interface Building extends Pick<Shops, 'reflection' | 'groundGlow'> {
  markup: string;
}

export function building(scene: Scene, side: -1 | 1, house: House): Building {
  const facade = facadeOf(house, side);
  const front = wall(scene, facade);
  const { markup: shopFronts, fittings, reflection, groundGlow } = shops(scene, facade);
  const markup = [
    front,
    shopFronts,
    signBand(facade),
    fittings,
    awnings(facade),
    upperFloors(scene, facade),
    facade.pilasters === true ? pilasters(facade) : '',
    balconies(facade),
    bayWindow(scene, facade),
    cornice(facade),
    facade.roof === true ? roof(facade) : '',
  ].join('');
  return { markup, reflection, groundGlow };
}
