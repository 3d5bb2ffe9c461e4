import { z } from 'zod';
import { extrasOfDays } from '../extras-of-days.ts';

const extras = [...extrasOfDays, 'visa', 'children', 'singleRoom', 'ownCar'] as const;
export type Extra = (typeof extras)[number];

const list = z.array(z.enum(extras));

/** In what a day differs from others of its kind. */
export const differsOnDay = {
  free: z.literal(true).optional().describe('true: a day without guide, car and tickets'),
  extras: z
    .array(z.enum(extrasOfDays))
    .optional()
    .describe('what else of the offer the day has to do with'),
  without: z
    .array(z.enum(extrasOfDays))
    .optional()
    .describe('what other days of its kind have to do with, and this one has not'),
};

export type Offer = { included: readonly Extra[]; excluded: readonly Extra[] };

const isDisjoint = ({ included, excluded }: Offer) =>
  !included.some((extra) => excluded.includes(extra));
const disjoint = { message: 'something is both in and out' };

export const offerSchema = z
  .strictObject({
    included: list.describe('what is in every price'),
    excluded: list.describe('what is in no price'),
  })
  .refine(isDisjoint, disjoint);

export const buysSchema = z
  .strictObject({
    childPercent: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe('what a child pays, in hundredths of the price; 0: nothing'),
    single: z
      .int()
      .positive()
      .optional()
      .describe('US dollars more for a single room, for the nights of the price'),
    included: list.default([]).describe('what is in this price and not in others'),
    excluded: list.default([]).describe('what is not in this price, but in others'),
  })
  .refine(isDisjoint, disjoint);
export type Buys = z.infer<typeof buysSchema>;
