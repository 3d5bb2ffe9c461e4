/** Coasts, borders, lakes and rivers as path data on the canvas of a layout. */

import type { Geometry } from 'geojson';
import { feature, merge } from 'topojson-client';
import type {
  GeometryObject,
  MultiPolygon as Shape,
  Polygon as Part,
} from 'topojson-specification';
import { type Point, pointsAlong, smoothPath } from '../kit/path.ts';
import type { Layout } from './layouts.ts';
import { outline, type Ring } from './outline.ts';
import { loadWaters, loadWorld, onPaper, type Waters } from './topology.ts';
import { BOSPHORUS, DARDANELLES, SMALL_LAKES, SMALL_RIVERS } from './waters.ts';

export interface Ground {
  turkiye: string;
  /** Every other country as one shape, without borders between them. */
  neighbours: string;
  lakes: string;
  /** Lines: the Euphrates, the Tigris, the Kızılırmak and what else the data has. */
  rivers: string;
  /** Where they are young, and thinner. */
  springs: string;
  /** The two straits, to be drawn as wide as they must be to show. */
  straits: string;
}

/** Rings of a shape, outer and inner alike. */
function ringsOf(geometry: Geometry): Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.map(pointsOf);
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map(pointsOf);
  return [];
}

const pointsOf = (line: readonly (readonly number[])[]): Point[] =>
  line.map(([x = 0, y = 0]) => [x, y]);

const isArea = (shape: GeometryObject): shape is Shape | Part =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon';

/** The geometry of a shape; collections, which the data does not nest, have none. */
function geometryOf(topology: Parameters<typeof feature>[0], shape: GeometryObject): Geometry[] {
  const found = feature(topology, shape);
  return found.type === 'Feature' ? [found.geometry] : [];
}

/** Rivers as path data; what leaves the canvas is left to the clip of the country. */
function riversOf(waters: Waters, { width, height }: Layout): string {
  const near = ([x, y]: Point): boolean => x > -20 && x < width + 20 && y > -20 && y < height + 20;
  return waters.objects.rivers.geometries
    .flatMap((river) => geometryOf(waters, river))
    .flatMap((geometry) => {
      if (geometry.type === 'LineString') return [pointsOf(geometry.coordinates)];
      return geometry.type === 'MultiLineString' ? geometry.coordinates.map(pointsOf) : [];
    })
    .filter((line) => line.length > 1 && line.some(near))
    .map((line) => smoothPath(line))
    .join('');
}

/** 792 is Türkiye in ISO 3166. */
const TURKIYE = '792';

/** The part of a river, from its spring, that is drawn thinner. */
const YOUNG = 0.3;

const young = (line: readonly Point[]): number => Math.floor(line.length * YOUNG);

export function ground(layout: Layout): Ground {
  const world = onPaper(loadWorld(), layout, layout.tolerance);
  const countries = world.objects.countries.geometries.filter(isArea);
  const home = countries.find(({ id }) => id === TURKIYE);
  if (home === undefined) throw new RangeError('no Türkiye in the data');
  const abroad = countries.filter(({ id }) => id !== TURKIYE);

  const waters = onPaper(loadWaters(), layout, layout.tolerance / 2);
  const lakes = waters.objects.lakes.geometries.flatMap((lake) => geometryOf(waters, lake));
  const courses = SMALL_RIVERS.map((line) => pointsAlong(line.map(layout.project), 6));
  const small = SMALL_LAKES.map((lake) => smoothPath(lake.map(layout.project), { close: true }));
  return {
    turkiye: outline(geometryOf(world, home).flatMap(ringsOf), layout, layout.speck),
    neighbours: outline(ringsOf(merge(world, abroad)), layout, layout.speck),
    lakes: outline(lakes.flatMap(ringsOf), layout, 8) + small.join(''),
    rivers:
      riversOf(waters, layout) +
      courses.map((line) => smoothPath(line.slice(young(line)))).join(''),
    springs: courses.map((line) => smoothPath(line.slice(0, young(line) + 1))).join(''),
    straits: [BOSPHORUS, DARDANELLES].map((line) => smoothPath(line.map(layout.project))).join(''),
  };
}
