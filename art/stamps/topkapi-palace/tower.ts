/** One of the two towers of the Gate of Salutation. */

import { mix } from '../../kit/colour.ts';
import { archway, draw, polygon } from '../../kit/path.ts';
import { path, rect, stroke } from '../../kit/shapes.ts';
import type { Builder } from '../../kit/buildings.ts';

const [SHADE, BODY, LIT] = ['#8c8a8c', '#d9bd95', '#fff0cc'];
const [DARK, GROUND] = ['#34485c', 800];

/** Three faces of the eight, each in its own light, and the roof over them. */
export function tower(far: Builder, x: number): string {
  const faces = [
    [-100, -52, SHADE],
    [-52, 46, BODY],
    [46, 100, LIT],
  ] as const;
  const lead = ['#46647a', '#7494a0', '#c9d8cb'];
  return [
    ...faces.map(([left, right, colour]) =>
      rect(x + left, 396, right - left, GROUND - 396, colour),
    ),
    // the gallery under the roof
    ...faces.map(([left, right, colour]) =>
      path(
        polygon([
          [x + left * 1.02, 404],
          [x + left * 1.16, 372],
          [x + left * 1.16, 316],
          [x + right * 1.16, 316],
          [x + right * 1.16, 372],
          [x + right * 1.02, 404],
        ]),
        mix(colour, '#fff0cc', 0.12),
      ),
    ),
    path(
      [-84, -30, -2, 26, 82]
        .map((dx) => archway(x + dx, 366, Math.abs(dx) > 50 ? 12 : 17, 22))
        .join(''),
      DARK,
    ),
    ...faces.map(([left, right], i) =>
      path(
        draw`M${x + left * 1.34} 318Q${x + left * 0.46} 236 ${x} 112Q${x + right * 0.46} 236 ${x + right * 1.34} 318z`,
        lead[i] ?? '',
      ),
    ),
    stroke(draw`M${x - 134} 318H${x + 134}`, '#3d5a70', 5),
    far.finial(x, 122, 62),
    path(archway(x - 3, 520, 22, 44) + archway(x - 3, 660, 22, 44), DARK),
    stroke(draw`M${x - 100} 452H${x + 100}`, '#7c6f74', 4, 'opacity=".35"'),
  ].join('');
}
