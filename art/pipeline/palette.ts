/** Three colours a page takes from its picture: its hue, an accent, and a deep tone. */

import sharp from 'sharp';
import { fromOklab } from '../../app/pictures/build/colour.ts';
import { toOklab } from '../kit/colour.ts';
import { item, lerp } from '../kit/numbers.ts';
import type { Colours } from './record.ts';

type Lab = ReturnType<typeof toOklab>;

interface Cluster {
  colour: Lab;
  /** Of the picture, 0–1. */
  share: number;
}

const COUNT = 10;
const ROUNDS = 24;

const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);
const lightness = ([l]: Lab): number => l;
const distance = (p: Lab, q: Lab): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);

const within = (clusters: readonly Cluster[], low: number, high: number): Cluster[] =>
  clusters.filter(({ colour }) => lightness(colour) > low && lightness(colour) < high);

/** A mean is duller than the colours it is the mean of. */
const vivid = ([l, a, b]: Lab): Lab => [l, a * 1.25, b * 1.25];

const best = (clusters: readonly Cluster[], score: (cluster: Cluster) => number): Lab =>
  item(
    clusters.toSorted((p, q) => score(q) - score(p)),
    0,
  ).colour;

async function thumbnail(png: Buffer): Promise<Lab[]> {
  const pixels = await sharp(png).resize(80, 50).removeAlpha().raw().toBuffer();
  const colours: Lab[] = [];
  for (let i = 0; i < pixels.length; i += 3) {
    colours.push(toOklab('#' + pixels.subarray(i, i + 3).toString('hex')));
  }
  return colours;
}

const mean = (colours: readonly Lab[]): Lab => {
  const sum: Lab = [0, 0, 0];
  for (const [l, a, b] of colours) {
    sum[0] += l / colours.length;
    sum[1] += a / colours.length;
    sum[2] += b / colours.length;
  }
  return sum;
};

/** k-means that starts from evenly spaced lightnesses: no chance in it. */
function clustersOf(colours: readonly Lab[]): Cluster[] {
  const sorted = colours.toSorted((p, q) => lightness(p) - lightness(q));
  let centres = Array.from({ length: COUNT }, (_, i) =>
    item(sorted, Math.floor(lerp(0, sorted.length, (i + 0.5) / COUNT))),
  );
  let members: Lab[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => []);
    for (const colour of colours) {
      const distances = centres.map((centre) => distance(centre, colour));
      item(members, distances.indexOf(Math.min(...distances))).push(colour);
    }
    centres = centres.map((centre, i) => {
      const group = item(members, i);
      return group.length > 0 ? mean(group) : centre;
    });
  }
  return centres.map((colour, i) => ({
    colour,
    share: item(members, i).length / colours.length,
  }));
}

export async function coloursOf(png: Buffer): Promise<Colours> {
  const clusters = clustersOf(await thumbnail(png));

  const seen = clusters.filter(({ share }) => share >= 0.02);

  // The most saturated of the large middling tones, or failing that of all.
  const middling = within(clusters, 0.4, 0.85).filter(({ share }) => share >= 0.1);
  const scene = best(middling.length > 0 ? middling : clusters, ({ colour }) => chroma(colour));

  // Strong, of another hue, and neither so dark nor so light that the hue is lost.
  const others = within(seen, 0.5, 0.9).filter(({ colour }) => colour !== scene);
  const accent = best(others.length > 0 ? others : seen, ({ colour }) => {
    const apart = Math.hypot(colour[1] - scene[1], colour[2] - scene[2]);
    return apart * chroma(colour);
  });

  const dark = best(seen, ({ colour }) => -lightness(colour));
  const deep: Lab = [Math.min(0.3, lightness(dark)), dark[1], dark[2]];

  return {
    scene: fromOklab(vivid(scene)),
    accent: fromOklab(vivid(accent)),
    deep: fromOklab(deep),
  };
}
