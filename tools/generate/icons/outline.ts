import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Buffer as Line, shape } from 'harfbuzzjs';
import { openFont } from '../fonts/font.ts';

type Box = { left: number; right: number; top: number; bottom: number };

/** y grows downwards from the base line. */
export type Contour = Box & { character: string; data: string };

const fonts = join(import.meta.dirname, '../../../app/styles/fonts');

/** Letters start on whole units, so equal letters have equal path data and compress well. */
export async function outlines(text: string, file: string, em: number): Promise<Contour[]> {
  const font = await openFont(readFileSync(join(fonts, `${file}.woff2`)));
  const scale = em / font.face.upem;
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  let pen = 0;
  return line.getGlyphInfosAndPositions().flatMap((glyph) => {
    const x = Math.round((pen + (glyph.xOffset ?? 0)) * scale);
    const y = Math.round(-(glyph.yOffset ?? 0) * scale);
    pen += glyph.xAdvance ?? 0;
    const contours = font.glyphToPath(glyph.codepoint).match(/M[^M]+/g) ?? [];
    return contours.map((contour) => {
      const xs: number[] = [];
      const ys: number[] = [];
      const data = contour.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, right: string, up: string) => {
        xs.push(x + Math.round(Number(right) * scale));
        ys.push(y - Math.round(Number(up) * scale));
        return `${xs.at(-1)} ${ys.at(-1)}`;
      });
      return { character: text[glyph.cluster] ?? '', data, ...boxOf(xs, ys) };
    });
  });
}

const boxOf = (xs: readonly number[], ys: readonly number[]): Box => ({
  left: Math.min(...xs),
  right: Math.max(...xs),
  top: Math.min(...ys),
  bottom: Math.max(...ys),
});

export const around = (boxes: readonly Box[]): Box =>
  boxOf(
    boxes.flatMap(({ left, right }) => [left, right]),
    boxes.flatMap(({ top, bottom }) => [top, bottom]),
  );
