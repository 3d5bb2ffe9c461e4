import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** HarfBuzz shapes text in Chromium and Firefox. */
export async function openFont(file: Buffer, weight?: number): Promise<Font> {
  const plain = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  const font = new Font(new Face(new Blob(plain)));
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return font;
}

export const charactersIn = (font: Font): ReadonlySet<number> =>
  new Set(font.face.collectUnicodes());

/** In em. */
export function heights(font: Font) {
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  return { ascent: ascender / upem, descent: -descender / upem };
}

export type Sample = 'latin' | 'arabic';

/** Em per character of a sample text. Accents are removed: some of their letters are in another file of the font. */
export function meanAdvance(font: Font, sample: Sample): number {
  const text = readFileSync(join(import.meta.dirname, `${sample}.txt`), 'utf8').trim();
  const plain = sample === 'arabic' ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  let advance = 0;
  for (const words of plain.split('\n')) {
    const line = new Line();
    line.addText(words);
    line.guessSegmentProperties();
    shape(font, line);
    for (const { xAdvance } of line.getGlyphPositions()) advance += xAdvance;
  }
  return advance / plain.replaceAll('\n', '').length / font.face.upem;
}
