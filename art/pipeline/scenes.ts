/** What `scenes/scenes.json` says of the scenes besides how they look. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { paths } from './settings.ts';

const pair = z.tuple([z.number(), z.number()]).readonly();

/** Across and down, in percent: as much of what is cut off lies before it as the number says. */
const keep = pair.default([50, 50]);

const moves = z.strictObject({
  /** The id of a group that nothing in front overlaps. Without it, `scenes/hover/` has what fades in. */
  part: z.string().optional(),
  /** How far it goes, in units of the scene. */
  by: pair.default([0, 0]),
  /** How far it turns, in degrees, and how large it becomes, both about `pivot` or else its middle. */
  turn: z.number().default(0),
  scale: z.number().default(1),
  pivot: pair.optional(),
  /** There and back and there again, on the waves, before it comes to rest. */
  rocks: z.boolean().default(false),
  seconds: z.number(),
});

const colour = z.stringFormat('colour', /^#[0-9a-f]{6}$/);

const scene = z.strictObject({
  /** What a page takes from it: its hue, an accent of another, and a tone so deep that words stand on it. */
  colours: z.strictObject({ scene: colour, accent: colour, deep: colour }),
  /** Where the middle of the tall crop lies, from 0 at the left to 1 at the right. */
  focus: z.number().min(0).max(1).default(0.5),
  /** What a page's head shows where it has another shape: of the scene, of its tall crop, and beside a title. */
  keeps: z
    .strictObject({
      wide: keep,
      tall: keep,
      beside: z.strictObject({ ltr: keep, rtl: keep }).prefault({}),
    })
    .prefault({}),
  /** What moves when the scene's card is pointed at. */
  moves: moves.optional(),
});

type Scene = z.infer<typeof scene>;
export type Moves = z.infer<typeof moves>;

const scenes = z
  .record(z.string(), scene)
  .parse(JSON.parse(readFileSync(join(paths.art, 'scenes/scenes.json'), 'utf8')));

export function sceneOf(name: string): Scene {
  const found = scenes[name];
  if (!found) throw new RangeError(`scenes.json has no ${name}`);
  return found;
}
