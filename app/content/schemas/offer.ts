import { z } from 'zod';
import { extrasOfDays } from '../extras-of-days.ts';

const extras = [...extrasOfDays, 'visa', 'children', 'singleRoom', 'ownCar'] as const;
export type Extra = (typeof extras)[number];

const list = z.array(z.enum(extras));

/** Says in what a day differs from others of its kind. */
export const differsOnDay = {
  free: z.literal(true).optional(),
  extras: z.array(z.enum(extrasOfDays)).optional(),
  without: z.array(z.enum(extrasOfDays)).optional(),
};

export type Offer = { included: readonly Extra[]; excluded: readonly Extra[] };

const isDisjoint = ({ included, excluded }: Offer) =>
  !included.some((extra) => excluded.includes(extra));
const disjoint = { message: 'something is both in and out' };

export const offerSchema = z
  .strictObject({
    included: list,
    excluded: list,
  })
  .refine(isDisjoint, disjoint);

export const buysSchema = z
  .strictObject({
    childPercent: z.int().min(0).max(100).optional(),
    single: z.int().positive().optional(),
    included: list.default([]),
    excluded: list.default([]),
  })
  .refine(isDisjoint, disjoint);
export type Buys = z.infer<typeof buysSchema>;
