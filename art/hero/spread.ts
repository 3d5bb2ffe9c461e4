/**
 * Carries the colour of opaque pixels outwards under the transparent ones, so that no codec meets
 * a black edge and draws it as a dark fringe round a balloon.
 */

import { item } from './noise.ts';

function* neighbours(i: number, width: number, height: number): Generator<number> {
  const x = i % width;
  const y = (i - x) / width;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      yield ny * width + nx;
    }
  }
}

type Colour = readonly [number, number, number];

const meanOf = (colours: readonly Colour[]): Colour => {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [r, g, b] of colours) {
    sum[0] += r;
    sum[1] += g;
    sum[2] += b;
  }
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
};

const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/**
 * `rgba` is four bytes per pixel; the result has the same alpha. Pixels with more alpha than
 * `opaque` have a colour worth spreading, `turns` pixels far; the rest gets the mean colour. With each pixel
 * the colour goes by the share `fade` towards that mean: where it went in one step, an edge would show.
 */
export function spreadColour(
  rgba: Buffer,
  width: number,
  height: number,
  { opaque = 40, turns = 10, fade = 0 } = {},
): Buffer {
  const count = width * height;
  const known: (Colour | undefined)[] = Array.from({ length: count }, (_, i) => {
    const at = i * 4;
    if (rgba.readUInt8(at + 3) <= opaque) return undefined;
    return [rgba.readUInt8(at), rgba.readUInt8(at + 1), rgba.readUInt8(at + 2)];
  });
  const average = meanOf(known.filter((colour) => colour !== undefined));

  for (let turn = 0; turn < turns; turn++) {
    const found: [number, Colour][] = [];
    for (let i = 0; i < count; i++) {
      if (known[i] !== undefined) continue;
      const around: Colour[] = [];
      for (const neighbour of neighbours(i, width, height)) {
        const colour = known[neighbour];
        if (colour !== undefined) around.push(colour);
      }
      if (around.length > 0) found.push([i, mix(meanOf(around), average, fade)]);
    }
    for (const [i, colour] of found) known[i] = colour;
  }

  const spread = Buffer.from(rgba);
  for (let i = 0; i < count; i++) {
    const colour = known[i] ?? average;
    for (let channel = 0; channel < 3; channel++) {
      spread.writeUInt8(Math.round(item(colour, channel)), i * 4 + channel);
    }
  }
  return spread;
}
