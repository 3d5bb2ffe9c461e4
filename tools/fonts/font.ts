import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A font file as HarfBuzz, the shaper of Chromium and Firefox, sees it. */
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

/** Height above and below the base line, and between lines, in em. */
export function heights(font: Font) {
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem } = font.face;
  return { ascent: ascender / upem, descent: -descender / upem, lineGap: lineGap / upem };
}

/** How wide this text is set per character, in em: kerned and, in Arabic, joined. */
export function meanAdvance(font: Font, lines: readonly string[]): number {
  let advance = 0;
  let characters = 0;
  for (const text of lines) {
    const line = new Line();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    for (const { xAdvance } of line.getGlyphPositions()) advance += xAdvance;
    characters += text.length;
  }
  return advance / characters / font.face.upem;
}
