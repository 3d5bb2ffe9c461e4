/** The images that pages are shared with: what they are made of, and whether they are new. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shown, wantedShares } from '../../tools/build/share-record.ts';
import { heroHash } from './hero.ts';
import { hashOf } from './record.ts';
import { paths, poster, share } from './settings.ts';
import { shareHtml } from './share-html.ts';

interface ShareImage {
  /** Of the page. */
  address: string;
  /** Below public/art. */
  file: string;
  scene: string;
  /** The page to photograph, on a drawing at some address. */
  html: (drawing: string) => string;
  /** Of everything it is made from: words, layout, fonts, drawing. */
  hash: string;
  /** What it shows, for app/art/share-words.json. */
  shows: Shown;
}

/** The poster as the site serves it, in its largest width. */
export const posterFile = (scene: string): string =>
  join(paths.pictures, `${scene}-${poster.wide.width}.avif`);

/** One for every page of every language. */
export function shareImages(): ShareImage[] {
  const drawings = new Map<string, string>();
  const drawingHash = (scene: string): string => {
    const hash =
      drawings.get(scene) ??
      (scene === 'hero' ? heroHash() : hashOf(readFileSync(posterFile(scene))));
    drawings.set(scene, hash);
    return hash;
  };
  return wantedShares().map(({ locale, address, scene, words, file, shows }) => {
    const html = (drawing: string): string => shareHtml(locale, scene, words, drawing);
    return {
      address,
      file: file.replace('public/art/', ''),
      scene,
      html,
      hash: hashOf(html(drawingHash(scene)), JSON.stringify(share)),
      shows,
    };
  });
}
