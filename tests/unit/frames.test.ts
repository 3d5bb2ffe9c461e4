import { expect, test } from 'vitest';
import { projections } from '../../app/pictures/build/projection.ts';
import { frames } from '../../app/map/sights/frames.ts';
import { inInset, onMain } from '../../app/map/sights/project.ts';
import { placeOf } from '../support/texts.ts';

type Point = readonly [x: number, y: number];
type Drawn = Readonly<Record<string, Readonly<Record<string, Point>>>>;

/** Where the feet of two sights are drawn in art/plates/<place>-day.svg: they determine a frame. */
const plates: Drawn = {
  istanbul: { 'maidens-tower': [815, 266], 'topkapi-palace': [499, 460] },
  cappadocia: { avanos: [612, 70], 'uchisar-castle': [340, 775] },
  antalya: { duden: [547, 538], aspendos: [1108, 380] },
  pamukkale: { 'hierapolis-theatre': [787, 446], travertines: [512, 583] },
  ephesus: { 'st-john': [444, 236], 'virgin-mary': [136, 706] },
  blacksea: { sumela: [56, 609], ayder: [1149, 350] },
};

/** The same in the round windows. */
const windows: Drawn = {
  antalya: { 'hadrians-gate': [495, 675], 'hidirlik-tower': [389, 774] },
  ephesus: { 'celsus-library': [557, 688], 'great-theatre': [632, 594] },
};

/** Lights of Ankara and Van in art/map/<layout>-night.svg. */
const lights = {
  landscape: { ankara: [638.7, 466.4], van: [1408.6, 576] },
  phone: { ankara: [353.9, 517.8], van: [615.1, 283.8] },
} as const;

const distance = ([x = NaN, y = NaN]: Partial<Point>, [toX, toY]: Point) =>
  Math.hypot(toX - x, toY - y);

test('each frame has points that are known', () => {
  expect(Object.keys(plates).toSorted()).toEqual(Object.keys(frames).toSorted());
});

test.each(Object.entries(frames))(
  'the plate of %s has its sights where they are drawn',
  (id, frame) => {
    const positionOf = (sight: string) =>
      placeOf(id).facts.sights.find((one) => one.id === sight)?.position ?? {
        latitude: 0,
        longitude: 0,
      };
    for (const [sight, at] of Object.entries(plates[id] ?? {}))
      expect(distance(onMain(frame, positionOf(sight)), at), `of ${sight}`).toBeLessThan(2);
    for (const [sight, at] of Object.entries(windows[id] ?? {}))
      expect(distance(inInset(frame, positionOf(sight)) ?? [], at), `of ${sight}`).toBeLessThan(2);
  },
);

test.each(['landscape', 'phone'] as const)(
  'the %s map has towns where their lights are drawn',
  (layout) => {
    const { project } = projections[layout];
    expect(distance(project([32.85, 39.93]), lights[layout].ankara)).toBeLessThan(1);
    expect(distance(project([43.38, 38.5]), lights[layout].van)).toBeLessThan(1);
  },
);
