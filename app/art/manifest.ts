// Written by npm run art; do not edit.

import { standInColours, standIns } from './stand-ins.ts';

/** A picture in several widths; `width` and `height` are those of the widest. */
interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}

export interface SceneArt {
  /** /art/<scene>-<width>.avif and .webp */
  readonly wide: Sizes;
  /** /art/<scene>-tall-<width>.avif and .webp */
  readonly tall: Sizes;
}

/** /art/hero-<layout>-<width>.avif and .webp; the balloons are drawn by hero.css. */
export interface HeroArt extends Sizes {
  readonly balloons: number;
}

export const wide = { width: 1920, height: 1200, widths: [480, 640, 960, 1280, 1920] } as const;
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

export const scenes = { ...standIns, ...drawn } as const satisfies Record<string, SceneArt>;

export type SceneName = keyof typeof scenes;

/** /art/illustrations/<name>-<width>.avif and .webp */
interface IllustrationArt extends Sizes {
  /** How many numbers stand in it. */
  readonly markers: number;
}

const widths = [480, 640, 960, 1280] as const;

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
} as const satisfies Record<string, IllustrationArt>;

export type IllustrationName = keyof typeof illustrations;

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

/** The same as in scenes.css and stand-ins.css. */
export const sceneColours = {
  ...standInColours,
  antalya: { scene: '#148391', accent: '#da9a6b', deep: '#0b3243' },
  'antalya-night': { scene: '#5b5a9b', accent: '#d9a3a0', deep: '#151b46' },
  blacksea: { scene: '#458850', accent: '#2d7977', deep: '#00372b' },
  cappadocia: { scene: '#e9a591', accent: '#6b6d95', deep: '#382143' },
  'cappadocia-autumn': { scene: '#c79a58', accent: '#6d9aa8', deep: '#382a1e' },
  'cappadocia-snow': { scene: '#7c97c2', accent: '#e3bfae', deep: '#26355f' },
  'culinary-journey': { scene: '#bd5e46', accent: '#487b80', deep: '#1e2f41' },
  ephesus: { scene: '#bc7b7e', accent: '#678da0', deep: '#382346' },
  experiences: { scene: '#c57c63', accent: '#e6b480', deep: '#2e1c3f' },
  'guide-cappadocia': { scene: '#be7e84', accent: '#889962', deep: '#1b3332' },
  'guide-istanbul': { scene: '#d79977', accent: '#905e72', deep: '#1c183d' },
  istanbul: { scene: '#bd5c79', accent: '#ffd29a', deep: '#252552' },
  'not-found': { scene: '#695494', accent: '#fbb58f', deep: '#292559' },
  pamukkale: { scene: '#70b8c3', accent: '#eed1b7', deep: '#00334b' },
  'sustainable-tourism': { scene: '#40537f', accent: '#cacfb9', deep: '#1a224e' },
  'turquoise-coast': { scene: '#4b9b9d', accent: '#0089a8', deep: '#14323f' },
} as const satisfies Record<SceneName, object>;

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

export const hero = {
  land: { width: 3200, height: 1800, widths: [1280, 1720, 2400, 3200], balloons: 9 },
  port: { width: 1080, height: 1920, widths: [540, 720, 900, 1080], balloons: 6 },
} as const satisfies Record<string, HeroArt>;

/** /art/share/<locale>/<page>.jpg: `sharePicture` in app/paths.ts has the address of a page's. */
export const share = { width: 1200, height: 630 } as const;
