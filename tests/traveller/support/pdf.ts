import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Item = { text: string; y: number };
type Page = { items: Item[]; pictures: { colours: number }[] };

/** With four bits a channel: at most 4096. */
function coloursIn(data: Uint8ClampedArray) {
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    colours.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return colours.size;
}

/** The box of the unit square under a PDF matrix. */
function boxOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]) {
  const [width, height] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
  return { x: e + Math.min(0, a, c, a + c), y: f + Math.min(0, b, d, b + d), width, height };
}

export async function readPages(data: Uint8Array): Promise<Page[]> {
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale: 1 });
    // pdf.js's own canvas for Node.
    const { canvas, context } = Object(document.canvasFactory).create(
      Math.ceil(viewport.width),
      Math.ceil(viewport.height),
    );
    await page.render({ canvas, canvasContext: context, viewport }).promise;

    const pictures: Page['pictures'] = [];
    const { fnArray, argsArray } = await page.getOperatorList();
    let matrix: number[] = viewport.transform;
    const saved: number[][] = [];
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.save) saved.push(matrix);
      else if (operation === OPS.restore) matrix = saved.pop() ?? viewport.transform;
      else if (operation === OPS.transform) matrix = Util.transform(matrix, argsArray[index]);
      else if (operation === OPS.paintImageXObject) {
        const { x, y, width, height } = boxOf(matrix);
        if (width < 60 || height < 60) continue;
        pictures.push({ colours: coloursIn(context.getImageData(x, y, width, height).data) });
      }
    }
    pages.push({
      items: items.flatMap((item) =>
        'str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      ),
      pictures,
    });
  }
  return pages;
}

export function rowsOf({ items }: Page) {
  const rows = new Map<number, string>();
  for (const { text, y } of items.toSorted((one, other) => other.y - one.y)) {
    const row = Math.round(y);
    rows.set(row, (rows.get(row) ?? '') + text);
  }
  return [...rows.values()];
}
