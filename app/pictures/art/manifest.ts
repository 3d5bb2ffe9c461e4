// Written by npm run art; do not edit.

import { standIns } from './stand-ins.ts';

/* Pictures in several widths; `width` and `height` are those of the widest. */

/** /art/<scene>-<width>.avif and .webp */
export const wide = { width: 1920, height: 1200, widths: [480, 640, 960, 1280, 1920] } as const;
/** /art/<scene>-tall-<width>.avif and .webp */
export const tall = { width: 960, height: 1200, widths: [320, 480, 640, 960] } as const;

/** What an illustrator has drawn. */
export const drawn = {
  antalya: { wide, tall },
  'antalya-night': { wide, tall },
  blacksea: { wide, tall },
  cappadocia: { wide, tall },
  'cappadocia-autumn': { wide, tall },
  'cappadocia-snow': { wide, tall },
  'culinary-journey': { wide, tall },
  ephesus: { wide, tall },
  experiences: { wide, tall },
  'guide-cappadocia': { wide, tall },
  'guide-istanbul': { wide, tall },
  istanbul: { wide, tall },
  'not-found': { wide, tall },
  pamukkale: { wide, tall },
  'sustainable-tourism': { wide, tall },
  'turquoise-coast': { wide, tall },
} as const;

export const scenes = { ...standIns, ...drawn } as const;

export type SceneName = keyof typeof scenes;

const widths = [480, 640, 960, 1280] as const;

/** /art/illustrations/<name>-<width>.avif and .webp; `markers` counts the numbers in it. */
export const illustrations = {
  'cappadocia-balloon': { width: 1280, height: 800, widths, markers: 5 },
  'cappadocia-rock': { width: 1280, height: 880, widths, markers: 7 },
  'coast-bays': { width: 1280, height: 920, widths, markers: 9 },
  'coast-gulet': { width: 1280, height: 900, widths, markers: 7 },
  'culinary-breakfast': { width: 1280, height: 960, widths, markers: 9 },
  'culinary-tea': { width: 1280, height: 1000, widths, markers: 7 },
  'ephesus-walk': { width: 1280, height: 720, widths, markers: 7 },
  'fairy-chimney': { width: 1280, height: 800, widths, markers: 5 },
  'istanbul-ferries': { width: 1280, height: 960, widths, markers: 7 },
  'istanbul-walk': { width: 1280, height: 800, widths, markers: 9 },
  'kaleici-walk': { width: 1280, height: 800, widths, markers: 6 },
  'old-city-skyline': { width: 1280, height: 700, widths, markers: 5 },
  'sustainable-pamukkale': { width: 1280, height: 1000, widths, markers: 7 },
  'sustainable-turtles': { width: 1280, height: 1240, widths, markers: 8 },
  'tea-to-highland': { width: 1280, height: 800, widths, markers: 6 },
  travertine: { width: 1280, height: 800, widths, markers: 5 },
} as const;

/** /art/stamps/<name>-<width>.avif and .webp: a picture of each sight that an illustrator has drawn. */
export const stamps = [
  'antique-pool',
  'artemis-temple',
  'aspendos',
  'ataturk-pavilion',
  'avanos',
  'ayder',
  'basilica-cistern',
  'blue-mosque',
  'celsus-library',
  'curetes-street',
  'duden',
  'firtina',
  'galata-tower',
  'goreme-museum',
  'grand-bazaar',
  'great-theatre',
  'hadrians-gate',
  'hagia-sophia',
  'hidirlik-tower',
  'hierapolis',
  'hierapolis-theatre',
  'ihlara',
  'kaleici',
  'karahayit',
  'kaymakli',
  'konyaalti',
  'laodikeia',
  'maidens-tower',
  'martyrium',
  'north-necropolis',
  'pasabag',
  'perge',
  'pigeon-valley',
  'red-rose-valleys',
  'rize-tea',
  'sirince',
  'st-john',
  'suleymaniye',
  'sumela',
  'termessos',
  'terrace-houses',
  'topkapi-palace',
  'trabzon-hagia-sophia',
  'travertines',
  'uchisar-castle',
  'uzungol',
  'virgin-mary',
  'zil-castle',
] as const;

export const stampSizes = {
  width: 960,
  height: 720,
  widths: [480, 960],
} as const;

/** /art/plates/<place>-<day or night>-<width>.avif and .webp: the ground of a place's map. */
export const plates = [
  'antalya',
  'blacksea',
  'cappadocia',
  'ephesus',
  'istanbul',
  'pamukkale',
] as const;

export const plateSizes = {
  width: 1200,
  height: 900,
  widths: [480, 800, 1200],
} as const;

/** Scenes in which something moves: /art/<scene>-hover.avif, placed and moved by hover-animations.css. */
export const hoverAnimations: ReadonlySet<SceneName> = new Set([
  'antalya',
  'antalya-night',
  'blacksea',
  'cappadocia',
  'cappadocia-autumn',
  'cappadocia-snow',
  'culinary-journey',
  'ephesus',
  'guide-cappadocia',
  'guide-istanbul',
  'istanbul',
  'pamukkale',
  'sustainable-tourism',
  'turquoise-coast',
]);

/** /art/hero-<layout>-<width>.avif and .webp; the balloons are drawn by hero.css. */
export const hero = {
  land: { width: 3200, height: 1800, widths: [1280, 1720, 2400, 3200], balloons: 9 },
  port: { width: 1080, height: 1920, widths: [540, 720, 900, 1080], balloons: 6 },
} as const;

/** /art/share/<locale>/<page>.jpg: `sharePicture` in app/paths.ts has the address of a page's. */
export const share = { width: 1200, height: 630 } as const;
