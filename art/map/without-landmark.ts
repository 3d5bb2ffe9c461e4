/** Destinations that nobody has drawn on the map yet: a pin at their coordinates, and a name beside it. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Point } from '../kit/path.ts';
import { landmarks, type Side } from './landmarks.ts';
import type { Layout } from './layouts.ts';
import type { Place } from './plane.ts';

const content = join(import.meta.dirname, '../../content');
const json = (file: string): unknown => JSON.parse(readFileSync(join(content, file), 'utf8'));

const siteSchema = z.object({ destinations: z.array(z.string()) });
const factsSchema = z.object({ place: z.object({ latitude: z.number(), longitude: z.number() }) });

/** What is not written yet, or not right, is the business of the content's own check. */
export function withoutLandmark(): { id: string; at: Place }[] {
  const drawn = new Set(landmarks.map(({ id }) => id));
  return siteSchema
    .parse(json('site.json'))
    .destinations.filter((id) => !drawn.has(id))
    .flatMap((id) => {
      const file = `destinations/${id}/facts.json`;
      const facts = existsSync(join(content, file)) ? factsSchema.safeParse(json(file)) : undefined;
      if (!facts?.success) return [];
      const { latitude, longitude } = facts.data.place;
      return [{ id, at: [longitude, latitude] as const }];
    });
}

export interface Spot {
  pin: Point;
  name: { at: Point; side: Side };
  landmark: { middle: Point; width: number; height: number };
}

/** About as large as a name of ten letters is on the canvas. */
const NAME = { width: 130, height: 40 };

const middles: Record<Side, (pin: Point) => { at: Point; middle: Point }> = {
  below: ([x, y]) => ({ at: [x, y + 16], middle: [x, y + 16 + NAME.height / 2] }),
  above: ([x, y]) => ({ at: [x, y - 16], middle: [x, y - 16 - NAME.height / 2] }),
  right: ([x, y]) => ({ at: [x + 20, y], middle: [x + 20 + NAME.width / 2, y] }),
  left: ([x, y]) => ({ at: [x - 20, y], middle: [x - 20 - NAME.width / 2, y] }),
};

const sides = ['below', 'right', 'left', 'above'] as const;

/** What a name would cover there: things of others, and the edge of the map. */
function crowd([x, y]: Point, { width, height }: Layout, taken: readonly Point[]): number {
  const covered = taken.filter(
    ([otherX, otherY]) => Math.abs(otherX - x) < NAME.width && Math.abs(otherY - y) < NAME.height,
  ).length;
  const outside =
    x < NAME.width / 2 || x > width - NAME.width / 2 || y < NAME.height || y > height - NAME.height;
  return covered + (outside ? 9 : 0);
}

/** The name goes where it covers least of what stands there already. */
export function spotOf(pin: Point, layout: Layout, taken: readonly Point[]): Spot {
  const [best] = sides
    .map((side) => ({ side, ...middles[side](pin) }))
    .toSorted((a, b) => crowd(a.middle, layout, taken) - crowd(b.middle, layout, taken));
  const { side, at } = best ?? { side: 'below' as const, ...middles.below(pin) };
  return { pin, name: { at, side }, landmark: { middle: pin, width: 90, height: 60 } };
}
