import { z } from 'zod';
import { https, text } from './schemas/text.ts';

/* content/emissions.json: kg of CO₂e by a kilometre. */

const kilograms = z.number().positive().max(1);

export const emissionsSchema = z.strictObject({
  publisher: text(3, 90),
  /** That the factors are of. */
  year: z.int().min(2020).max(2100),
  page: https,
  /** Of one person, with its effect at altitude. */
  flight: kilograms,
  /** Of an average car, shared by all in it. */
  road: kilograms,
  /** Of one person. */
  rail: kilograms,
});
export type EmissionFactors = Pick<z.infer<typeof emissionsSchema>, 'flight' | 'road' | 'rail'>;
