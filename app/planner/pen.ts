/* Text on a canvas, with the fonts, colours and direction of its element. */

type Face = 'display' | 'text' | 'bold';
type Align = 'start' | 'center' | 'end';

export type TextBox = {
  text: string;
  face: Face;
  /** From large to small; the first in which the text fits is used. */
  sizes: readonly number[];
  width: number;
  /** The maximum number of lines. */
  lines: number;
  color: string;
};

type Line = { text: string; face: Face; size: number; color: string; edge?: string };

/** The distance from the middle of a line down to its baseline, as a fraction of the font size. */
const middle = 0.34;

export function dot(x: number, y: number, radius: number) {
  const shape = new Path2D();
  shape.arc(x, y, radius, 0, Math.PI * 2);
  return shape;
}

export function rounded(...box: Parameters<Path2D['roundRect']>) {
  const shape = new Path2D();
  shape.roundRect(...box);
  return shape;
}

const nothing = { size: 0, lines: [], lineHeight: 0, height: 0, fits: true };

export function penFor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const style = getComputedStyle(canvas);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const isRtl = style.direction === 'rtl';
  context.direction = isRtl ? 'rtl' : 'ltr';
  const fonts = {
    display: { weight: token('--weight-display'), families: token('--font-display') },
    text: { weight: '400', families: token('--font-text') },
    bold: { weight: '700', families: token('--font-text') },
  };
  const leading = { display: Number(token('--leading-display')), text: 1.3, bold: 1.3 };
  const take = (face: Face, size: number) => {
    const { weight, families } = fonts[face];
    context.font = `${weight} ${size}px ${families}`;
    return context.font;
  };
  const widthOf = (text: string, face: Face, size: number) => {
    take(face, size);
    return context.measureText(text).width;
  };

  /** Lines break at spaces. */
  const linesOf = (text: string, face: Face, size: number, width: number) =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length === 0 || widthOf(longer, face, size) > width) lines.push(word);
      else lines.splice(-1, 1, longer);
      return lines;
    }, []);

  const layOut = ({ text, face, sizes, width, lines: most }: TextBox) => {
    const tried = sizes.map((size) => {
      const lines = linesOf(text, face, size, width);
      const lineHeight = size * leading[face];
      const fits =
        lines.length <= most && lines.every((line) => widthOf(line, face, size) <= width);
      return { size, lines, lineHeight, height: lines.length * lineHeight, fits };
    });
    return tried.find(({ fits }) => fits) ?? tried.at(-1) ?? nothing;
  };

  return {
    isRtl,
    token,
    paint: (shape: Path2D, color: string) => {
      context.fillStyle = color;
      context.fill(shape, 'nonzero');
    },
    widthOf,
    fits: (box: TextBox) => layOut(box).fits,
    heightOf: (box: TextBox) => layOut(box).height,
    /** Fetches the files that these letters need; letters without one are drawn in a font of the system. */
    load: (letters: string) =>
      Promise.allSettled(
        (['display', 'text', 'bold'] as const).map((face) =>
          document.fonts.load(take(face, 40), letters),
        ),
      ),
    /** One line, centred vertically on `y`; `edge` is the colour of an outline, for text on a picture. */
    writeAt: ({ text, face, size, color, edge }: Line, x: number, y: number, align: Align) => {
      take(face, size);
      context.textAlign = align;
      if (edge !== undefined) {
        context.strokeStyle = edge;
        context.lineWidth = size / 4;
        context.lineJoin = 'round';
        context.strokeText(text, x, y + size * middle);
      }
      context.fillStyle = color;
      context.fillText(text, x, y + size * middle);
    },
    /** Downwards from `top`; a word that is too wide is condensed. @returns where it ends */
    write: (box: TextBox, x: number, top: number, align: Align = 'start') => {
      const { size, lines, lineHeight, height } = layOut(box);
      take(box.face, size);
      context.fillStyle = box.color;
      context.textAlign = align;
      for (const [at, line] of lines.entries())
        context.fillText(line, x, top + lineHeight * (at + 0.5) + size * middle, box.width);
      return top + height;
    },
  };
}
export type Pen = ReturnType<typeof penFor>;

/** Each size is a tenth smaller than the one before. */
export const sizesFrom = (largest: number, steps: number) =>
  Array.from({ length: steps }, (_, at) => Math.round(largest * 0.9 ** at));

/** On one line, or smaller on two lines if it does not fit. */
export function headingBox(pen: Pen, text: string, size: number, width: number): TextBox {
  const box = { text, face: 'display', width, color: pen.token('--plum') } as const;
  const short = { ...box, sizes: sizesFrom(size, 3), lines: 1 };
  return pen.fits(short) ? short : { ...box, sizes: sizesFrom(size * 0.7, 3), lines: 2 };
}
