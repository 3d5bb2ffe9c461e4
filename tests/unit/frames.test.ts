import { describe, expect, test } from 'vitest';
import { projections } from '../../app/pictures/build/projection.ts';
import { frames } from '../../app/sights/map/frames.ts';
import { inInset, onMain } from '../../app/sights/map/project.ts';

type Point = readonly [x: number, y: number];
type Drawn = readonly [name: string, latitude: number, longitude: number, at: Point];

/** Where the foot of each is drawn in art/plates/<place>-day.svg. */
const plates: Record<string, readonly Drawn[]> = {
  istanbul: [
    ['galata tower', 41.02564, 28.97418, [359, 174]],
    ['maidens tower', 41.0211, 29.00412, [815, 266]],
    ['topkapi palace', 41.01152, 28.98338, [499, 460]],
  ],
  cappadocia: [
    ['avanos', 38.715, 34.8469, [612, 70]],
    ['uchisar castle', 38.6305, 34.8051, [340, 775]],
    ['pasabag', 38.6786, 34.8544, [661, 374]],
  ],
  antalya: [
    ['duden', 36.8514, 30.783, [547, 538]],
    ['aspendos', 36.93871, 31.17261, [1108, 380]],
    ['perge', 36.96379, 30.85303, [648, 335]],
  ],
  pamukkale: [
    ['hierapolis theatre', 37.9276, 29.1294, [787, 446]],
    ['antique pool', 37.9256, 29.1249, [655, 520]],
    ['travertines', 37.9239, 29.12, [512, 583]],
  ],
  ephesus: [
    ['st john', 37.9526, 27.3678, [444, 236]],
    ['artemis temple', 37.94975, 27.36373, [407, 269]],
    ['virgin mary', 37.9117, 27.3339, [136, 706]],
  ],
  blacksea: [
    ['sumela', 40.6903, 39.6582, [56, 609]],
    ['uzungol', 40.6186, 40.2961, [537, 680]],
    ['ayder', 40.9503, 41.1086, [1149, 350]],
  ],
};

/** The same in the round windows. */
const windows: Record<string, readonly Drawn[]> = {
  antalya: [
    ['kaleici', 36.8845, 30.7056, [436, 694]],
    ['hadrians gate', 36.8853, 30.7086, [495, 675]],
    ['hidirlik tower', 36.8812, 30.7032, [389, 774]],
  ],
  ephesus: [
    ['celsus library', 37.93931, 27.34081, [557, 688]],
    ['great theatre', 37.94102, 27.34255, [632, 594]],
    ['terrace houses', 37.9384, 27.3416, [591, 738]],
  ],
};

/** Lights of towns in art/map/<layout>-night.svg. */
const lights: Record<keyof typeof projections, readonly Drawn[]> = {
  landscape: [
    ['Ankara', 39.93, 32.85, [638.7, 466.4]],
    ['İzmir', 38.42, 27.14, [215.5, 584.2]],
    ['Van', 38.5, 43.38, [1408.6, 576]],
  ],
  phone: [
    ['Ankara', 39.93, 32.85, [353.9, 517.8]],
    ['İzmir', 38.42, 27.14, [231.4, 857.4]],
    ['Van', 38.5, 43.38, [615.1, 283.8]],
  ],
};

const distance = ([x = NaN, y = NaN]: Partial<Point>, [toX, toY]: Point) =>
  Math.hypot(toX - x, toY - y);

test('each frame has three points that are known', () => {
  expect(Object.keys(plates).toSorted()).toEqual(Object.keys(frames).toSorted());
});

describe.each(Object.entries(frames))('the plate of %s', (place, frame) => {
  test.each(plates[place] ?? [])('has %s where it is drawn', (_, latitude, longitude, at) => {
    expect(distance(onMain(frame, { latitude, longitude }), at)).toBeLessThan(2);
  });

  test.each(windows[place] ?? [])('has %s in its window', (_, latitude, longitude, at) => {
    expect(distance(inInset(frame, { latitude, longitude }) ?? [], at)).toBeLessThan(2);
  });
});

describe.each(['landscape', 'phone'] as const)('the %s map', (layout) => {
  test.each(lights[layout])('has %s where its lights are drawn', (_, latitude, longitude, at) => {
    expect(distance(projections[layout].project([longitude, latitude]), at)).toBeLessThan(1);
  });
});
