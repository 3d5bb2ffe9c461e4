/** The images that pages are shared with: what they are made of, and whether they are new. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../app/content/content.server.ts';
import { shareWords, type ShareWords } from '../../app/head/share.server.ts';
import { locales } from '../../app/locales.ts';
import { sharePicture } from '../../app/paths.ts';
import { heroHash } from './hero.ts';
import { hashOf } from './record.ts';
import { paths, poster, publicPath, share } from './settings.ts';
import { shareHtml } from './share-html.ts';

interface ShareImage {
  /** Of the page. */
  address: string;
  /** Below public/art. */
  file: string;
  scene: ShareWords['scene'];
  /** The page to photograph, on a drawing at some address. */
  html: (drawing: string) => string;
  /** Of everything it is made from: words, layout, fonts, drawing. */
  hash: string;
}

/** The poster as the site serves it, in its largest width. */
export const posterFile = (scene: string): string =>
  join(paths.pictures, `${scene}-${poster.wide.width}.avif`);

/** One for every page of every language. */
export function shareImages(): ShareImage[] {
  const drawings = new Map<string, string>();
  const drawingHash = (scene: ShareWords['scene']): string => {
    const hash =
      drawings.get(scene) ??
      (scene === 'hero' ? heroHash() : hashOf(readFileSync(posterFile(scene))));
    drawings.set(scene, hash);
    return hash;
  };
  return locales.flatMap((locale) =>
    [...shareWords(locale)].map(([address, words]) => {
      const html = (drawing: string): string =>
        shareHtml(locale, content().site.name[locale], words, drawing);
      return {
        address,
        file: sharePicture(address).slice(publicPath.length + 1),
        scene: words.scene,
        html,
        hash: hashOf(html(drawingHash(words.scene)), JSON.stringify(share)),
      };
    }),
  );
}
