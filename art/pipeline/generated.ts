/** The files of app/pictures/art/ that the site reads. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heroCss } from '../hero/css.ts';
import { heroLayouts } from '../hero/layout.ts';
import { inComponents, rule } from './css.ts';
import { hoverCss, type PlacedHover } from './hover-css.ts';
import { mapCss, mapSource } from './map.ts';
import { numbersIn, readMaster } from './masters.ts';
import type { Rendered } from './record.ts';
import { sceneOf } from './scenes.ts';
import { illustration, paths, plate, scene, share, stamp } from './settings.ts';

const NOTE = 'Written by npm run art; do not edit.';

const list = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

const names = (all: readonly string[]): string => all.map((name) => `  '${name}',\n`).join('');

const key = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);

const size = ({ width, height, widths }: typeof scene.wide | typeof scene.tall): string =>
  `{ width: ${width}, height: ${height}, widths: ${list(widths)} } as const`;

function manifest(rendered: Rendered, hovers: readonly PlacedHover[]): string {
  const drawings = Object.keys(rendered.illustrations).map((name) => {
    const master = readMaster('illustrations', name);
    const { width, height } = master;
    return `  ${key(name)}: { width: ${width}, height: ${height}, widths, markers: ${numbersIn(master)} },\n`;
  });
  const scenes = Object.keys(rendered.scenes).map((name) => `  ${key(name)}: { wide, tall },\n`);
  const layouts = heroLayouts.map(
    ({ name, width, height, widths, balloons }) =>
      `  ${name}: { width: ${width}, height: ${height}, widths: ${list(widths)},` +
      ` balloons: ${balloons.length} },\n`,
  );
  const plates = Object.keys(rendered.plates)
    .filter((name) => name.endsWith('-day'))
    .map((name) => name.replace('-day', ''));
  return `// ${NOTE}

import { standIns } from './stand-ins.ts';

/* Pictures in several widths; \`width\` and \`height\` are those of the widest. */

/** /art/<scene>-<width>.avif and .webp */
export const wide = ${size(scene.wide)};
/** /art/<scene>-tall-<width>.avif and .webp */
export const tall = ${size(scene.tall)};

/** What an illustrator has drawn. */
export const drawn = {
${scenes.join('')}} as const;

export const scenes = { ...standIns, ...drawn } as const;

export type SceneName = keyof typeof scenes;

const widths = ${list(illustration.widths)} as const;

/** /art/illustrations/<name>-<width>.avif and .webp; \`markers\` counts the numbers in it. */
export const illustrations = {
${drawings.join('')}} as const;

/** /art/stamps/<name>-<width>.avif and .webp: a picture of each sight that an illustrator has drawn. */
export const stamps = [
${names(Object.keys(rendered.stamps))}] as const;

export const stampSizes = {
  width: ${stamp.width},
  height: ${stamp.height},
  widths: ${list(stamp.widths)},
} as const;

/** /art/plates/<place>-<day or night>-<width>.avif and .webp: the ground of a place's map. */
export const plates = [
${names(plates)}] as const;

export const plateSizes = {
  width: ${plate.width},
  height: ${plate.height},
  widths: ${list(plate.widths)},
} as const;

/** Scenes in which something moves: /art/<scene>-hover.avif, placed and moved by hover-animations.css. */
export const hoverAnimations: ReadonlySet<SceneName> = new Set([
${names(hovers.map(({ name }) => name))}]);

/** /art/hero-<layout>-<width>.avif and .webp; the balloons are drawn by hero.css. */
export const hero = {
${layouts.join('')}} as const;

/** /art/share/<locale>/<page>.jpg: \`sharePicture\` in app/paths.ts has the address of a page's. */
export const share = { width: ${share.width}, height: ${share.height} } as const;
`;
}

const at = ([x, y]: readonly [number, number]): string => `${x}% ${y}%`;

/** What `tokens.css` has for every scene. */
const MIDDLE = '50% 50%';

function sceneRules(name: string): string {
  const { colours, keeps } = sceneOf(name);
  const selector = `[data-scene='${name}']`;
  const [ltr, rtl] = [at(keeps.beside.ltr), at(keeps.beside.rtl)];
  const kept = {
    '--keep-wide': at(keeps.wide),
    '--keep-tall': at(keeps.tall),
    '--keep-beside': ltr,
  };
  return [
    rule(selector, {
      '--scene-name': name,
      '--scene': colours.scene,
      '--scene-accent': colours.accent,
      '--scene-deep': colours.deep,
      ...Object.fromEntries(Object.entries(kept).filter(([, position]) => position !== MIDDLE)),
    }),
    ...(ltr === rtl ? [] : [rule(`${selector}:dir(rtl)`, { '--keep-beside': rtl })]),
  ].join('\n');
}

/** By file name, below app/pictures/art. */
export function generated(rendered: Rendered): Record<string, string> {
  const hovers = Object.entries(rendered.hover).flatMap(([name, { place }]) => {
    const { moves, focus } = sceneOf(name);
    return moves ? [{ name, moves, focus, place }] : [];
  });
  const css = (text: string) => `/* ${NOTE} */\n\n${text}`;
  return {
    'manifest.ts': manifest(rendered, hovers),
    'scenes.css': css(Object.keys(rendered.scenes).map(sceneRules).join('\n')),
    'hero.css': css(inComponents(heroCss())),
    'hover-animations.css': css(inComponents(hoverCss(hovers))),
    'map.ts': `// ${NOTE}\n\n${mapSource()}`,
    'map.css': css(inComponents(mapCss())),
  };
}

export function writeGenerated(rendered: Rendered): void {
  for (const [file, text] of Object.entries(generated(rendered))) {
    writeFileSync(join(paths.generated, file), text);
  }
}
