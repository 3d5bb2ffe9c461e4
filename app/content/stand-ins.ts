import { z } from 'zod';

const lands = ['coast', 'mountains', 'hills', 'plain'] as const;
export type Land = (typeof lands)[number];

const standInSchema = z.strictObject({
  land: z.enum(lands),
  hue: z.int().min(0).max(359),
});
export type StandIn = z.infer<typeof standInSchema>;

/** Pictures that the build draws until an illustrator has, by name. */
export const standInsSchema = z.record(z.string(), standInSchema);
