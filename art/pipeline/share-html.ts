/** The page that a share image is photographed from: words on a shade, the drawing beside them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeInfo, type Locale } from '../../app/locales.ts';
import { typeset } from '../../app/ui/text/typeset.ts';
import type { PictureName, Words } from '../../tools/build/share-record.ts';
import { stacks } from '../../tools/generate/fonts/coverage.ts';
import { paths, share } from './settings.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const dataUrl = (type: string, data: Buffer): string =>
  `data:${type};base64,${data.toString('base64')}`;

/** The site's own faces, in the file itself, because a page without an address may load none. */
const fonts = read(join(paths.styles, 'fonts.css')).replaceAll(
  /url\('(.+?)'\)/g,
  (_, file: string) => `url('${dataUrl('font/woff2', readFileSync(join(paths.styles, file)))}')`,
);

const tokens = read(join(paths.styles, 'tokens.css'));
const scenes = ['scenes.css', 'stand-ins.css'].map((file) => read(join(paths.generated, file)));

function colour(name: string, styles = tokens): string {
  const [, value] = new RegExp(`--${name}: (#\\w+);`).exec(styles) ?? [];
  if (value === undefined) throw new RangeError(`No style has the colour ${name}`);
  return value;
}

function deepOf(scene: string): string {
  const [, rest] = scenes.join('').split(`[data-scene='${scene}'] {`);
  return colour('scene-deep', rest);
}

const sign = dataUrl('image/svg+xml', readFileSync(paths.icon));

const textIn = (text: string): string =>
  typeset(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const families = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Sizes, weight, letter and line spacing: on pictures, what the site's tokens are on pages. */
const latin = {
  title: 'font-weight: 640; line-height: 1.09; letter-spacing: -0.018em',
  text: 'font-size: 30px; line-height: 1.38',
};
const type = {
  latin,
  latinExtended: latin,
  arabic: {
    title: 'font-weight: 700; line-height: 1.36',
    text: 'font-size: 33px; line-height: 1.6',
  },
};

/**
 * The hero is dark where words stand: the 16:9 that it is composed in fills the image, without what its
 * plate has beside that; seen from the other side where they stand at the right.
 */
const heroCss = (dir: 'ltr' | 'rtl'): string => `
.drawing { inset-inline-end: -20%; inline-size: calc(100% * 4 / 3); object-position: 50% 90%; scale: ${dir === 'rtl' ? -1 : 1} 1; }
main { background: none; }
`;

function css(locale: Locale, scene: PictureName): string {
  const { dir, script } = localeInfo[locale];
  const towards = dir === 'rtl' ? 'left' : 'right';
  // A poster's margin lies below the shade.
  const focus = dir === 'rtl' ? '100%' : '0%';
  const deep = scene === 'hero' ? colour('night') : deepOf(scene);
  return `${fonts}
* { margin: 0; }
body {
  --shade: color-mix(in oklab, ${deep} 55%, ${colour('night')});
  position: relative;
  inline-size: ${share.width}px;
  block-size: ${share.height}px;
  overflow: hidden;
  background: var(--shade);
  color: ${colour('cream')};
  font-family: ${families(stacks[script].text)};
}
.drawing {
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: 820px;
  block-size: 100%;
  object-fit: cover;
  object-position: ${focus};
}
main {
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  padding: 56px 64px;
  background: linear-gradient(
    to ${towards} in oklab,
    var(--shade) 380px,
    rgb(from var(--shade) r g b / 96%) 450px,
    rgb(from var(--shade) r g b / 86%) 514px,
    rgb(from var(--shade) r g b / 56%) 562px,
    rgb(from var(--shade) r g b / 24%) 606px,
    rgb(from var(--shade) r g b / 7%) 640px,
    transparent 670px
  );
}
main > * { max-inline-size: 450px; }
${scene === 'hero' ? heroCss(dir) : ''}
.site {
  display: flex;
  align-items: center;
  gap: 16px;
  margin-block-end: auto;
  font: 640 32px / 1.2 ${families(stacks[script].display)};
}
.site img { inline-size: 52px; block-size: 52px; border-radius: 12px; }
h1 {
  font-family: ${families(stacks[script].display)};
  ${type[script].title};
}
h1 span { display: block; text-wrap: balance; }
.subtitle, .note { ${type[script].text}; text-wrap: balance; }
.subtitle { margin-block-start: 16px; font-weight: 600; }
.note { margin-block-start: 18px; color: ${colour('gold')}; font-weight: 700; }
`;
}

/**
 * The size of the title that looks best among those that have room: large, and in few lines. It
 * ends up as `data-title-size`, which is empty when no size has room.
 */
const fit = `
const main = document.querySelector('main');
const title = document.querySelector('h1');
const inside = () =>
  title.scrollWidth <= title.clientWidth &&
  title.clientHeight <= 290 &&
  main.scrollHeight <= main.clientHeight;
let best = { size: '', rank: 0 };
for (let size = 116; size >= 48 || (best.rank === 0 && size >= 40); size -= 2) {
  title.style.fontSize = size + 'px';
  const lines = Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
  const rank = size * (10 - lines);
  if (rank > best.rank && inside()) best = { size, rank };
}
title.style.fontSize = best.size + 'px';
document.body.dataset.titleSize = best.size;
`;

/** What stands behind a colon begins a line of its own. */
const heading = (text: string): string =>
  text
    .split(/(?<=:) /)
    .map((part) => `<span>${textIn(part)}</span>`)
    .join(' ');

const paragraph = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `<p class="${name}">${textIn(text)}</p>`;

export const shareHtml = (
  locale: Locale,
  scene: PictureName,
  words: Words,
  drawing: string,
): string => `<!doctype html>
<html lang="${locale}" dir="${localeInfo[locale].dir}">
<meta charset="utf-8">
<style>${css(locale, scene)}</style>
<img class="drawing" src="${drawing}" alt="">
<main>
<p class="site"><img src="${sign}" alt="">${textIn(words.site)}</p>
<h1>${heading(words.title)}</h1>
${paragraph('subtitle', words.subtitle)}
${paragraph('note', words.note)}
</main>
<script>document.fonts.ready.then(() => {${fit}});</script>
`;
