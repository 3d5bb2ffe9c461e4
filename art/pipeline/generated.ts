/** The files the site reads: app/art/manifest.ts, scenes.css, hero.css and hover-animations.css. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Keep, Keeps, Scene } from '../kit/scene.ts';
import { inComponents, rule } from './css.ts';
import { heroCss } from './hero-css.ts';
import { heroLayouts } from './hero-layout.ts';
import { hoverAnimationsCss, type PlacedHoverAnimation } from './hover-animations-css.ts';
import { namesOfPlates } from './plate.ts';
import type { PosterEntry, Rendered } from './record.ts';
import { illustration, paths, plate, poster, share, stamp } from './settings.ts';

const NOTE = 'Written by npm run art; do not edit.';

type Posters = Readonly<Record<string, PosterEntry>>;
type Scenes = ReadonlyMap<string, Scene>;

const list = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

const size = ({ width, height, widths }: typeof poster.wide | typeof poster.tall): string =>
  `{ width: ${width}, height: ${height}, widths: ${list(widths)} } as const`;

function manifest(rendered: Rendered, hoverAnimations: readonly PlacedHoverAnimation[]): string {
  const { posters, illustrations, stamps } = rendered;
  const drawings = Object.entries(illustrations).map(
    ([name, { height, markers }]) =>
      `  ${key(name)}: { width: ${illustration.width}, height: ${height}, widths, markers: ${markers} },\n`,
  );
  const scenes = Object.keys(posters).map((name) => `  ${key(name)}: { wide, tall },\n`);
  const colours = Object.entries(posters).map(
    ([
      name,
      {
        colours: { scene, accent, deep },
      },
    ]) => `  ${key(name)}: { scene: '${scene}', accent: '${accent}', deep: '${deep}' },\n`,
  );
  const layouts = heroLayouts.map(
    ({ name, width, height, widths, balloons }) =>
      `  ${name}: { width: ${width}, height: ${height}, widths: ${list(widths)},` +
      ` balloons: ${balloons.length} },\n`,
  );
  const plates = namesOfPlates().filter((name) => rendered.plates[`${name}-day`]);
  return `// ${NOTE}

import { standInColours, standIns } from './stand-ins.ts';

/** A picture in several widths; \`width\` and \`height\` are those of the widest. */
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

export const wide = ${size(poster.wide)};
export const tall = ${size(poster.tall)};

/** What an illustrator has drawn. */
export const drawn = {
${scenes.join('')}} as const;

export const scenes = { ...standIns, ...drawn } as const satisfies Record<string, SceneArt>;

export type SceneName = keyof typeof scenes;

/** /art/illustrations/<name>-<width>.avif and .webp */
interface IllustrationArt extends Sizes {
  /** How many numbers stand in it. */
  readonly markers: number;
}

const widths = ${list(illustration.widths)} as const;

export const illustrations = {
${drawings.join('')}} as const satisfies Record<string, IllustrationArt>;

export type IllustrationName = keyof typeof illustrations;

/** /art/stamps/<name>-<width>.avif and .webp: a picture of each sight that an illustrator has drawn. */
export const stamps = [
${Object.keys(stamps)
  .map((name) => `  '${name}',\n`)
  .join('')}] as const;

export const stampSizes = {
  width: ${stamp.width},
  height: ${stamp.height},
  widths: ${list(stamp.widths)},
} as const;

/** /art/plates/<place>-<day or night>-<width>.avif and .webp: the ground of a place's map. */
export const plates = [
${plates.map((name) => `  '${name}',\n`).join('')}] as const;

export const plateSizes = {
  width: ${plate.width},
  height: ${plate.height},
  widths: ${list(plate.widths)},
} as const;

/** The same as in scenes.css and stand-ins.css. */
export const sceneColours = {
  ...standInColours,
${colours.join('')}} as const satisfies Record<SceneName, object>;

/** Scenes in which something moves: /art/<scene>-hover.avif, placed and moved by hover-animations.css. */
export const hoverAnimations: ReadonlySet<SceneName> = new Set([
${hoverAnimations.map(({ name }) => `  '${name}',\n`).join('')}]);

export const hero = {
${layouts.join('')}} as const satisfies Record<string, HeroArt>;

/** /art/share/<locale>/<page>.jpg: \`sharePicture\` in app/paths.ts has the address of a page's. */
export const share = { width: ${share.width}, height: ${share.height} } as const;
`;
}

const at = ([x, y]: Keep): string => `${x}% ${y}%`;

function sceneRules(name: string, { colours }: PosterEntry, keeps: Keeps): string {
  const scene = `[data-scene='${name}']`;
  const [ltr, rtl] = [at(keeps.beside[0]), at(keeps.beside[1])];
  return [
    rule(scene, {
      '--scene-name': name,
      '--scene': colours.scene,
      '--scene-accent': colours.accent,
      '--scene-deep': colours.deep,
      '--keep-wide': at(keeps.wide),
      '--keep-tall': at(keeps.tall),
      '--keep-beside': ltr,
    }),
    ...(ltr === rtl ? [] : [rule(`${scene}:dir(rtl)`, { '--keep-beside': rtl })]),
  ].join('\n');
}

const scenesCss = (posters: Posters, scenes: Scenes): string =>
  Object.entries(posters)
    .flatMap(([name, entry]) => {
      const scene = scenes.get(name);
      return scene ? [sceneRules(name, entry, scene.keeps)] : [];
    })
    .join('\n');

const write = (file: string, text: string): void =>
  writeFileSync(join(paths.generated, file), text);

export function writeGenerated(
  rendered: Rendered,
  hoverAnimations: readonly PlacedHoverAnimation[],
  scenes: Scenes,
): void {
  mkdirSync(paths.generated, { recursive: true });
  write('manifest.ts', manifest(rendered, hoverAnimations));
  write('scenes.css', `/* ${NOTE} */\n\n${scenesCss(rendered.posters, scenes)}`);
  write('hero.css', `/* ${NOTE} */\n\n${inComponents(heroCss())}`);
  write(
    'hover-animations.css',
    `/* ${NOTE} */\n\n${inComponents(hoverAnimationsCss(hoverAnimations))}`,
  );
}
