import { z } from 'zod';
import { confidence, text } from './schemas/text.ts';
import { inEachLocale } from '../locales.ts';

/* content/holidays.json */

const names = z.strictObject(inEachLocale(() => text(3, 80)));

const spanSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(['holiday', 'bayram', 'school', 'ramadan']),
    from: z.iso.date(),
    to: z.iso.date(),
    eve: z.iso.date().optional(),
    expected: z.literal(true).optional(),
    confidence,
    sources: z.array(z.string()).min(1),
  })
  .refine(({ from, to, eve = from }) => eve <= from && from <= to, 'days in their order');

export const holidaysSchema = z
  .strictObject({
    sources: z.record(z.string(), z.strictObject({ name: text(3, 140) })),
    knownTo: z.strictObject({ holidays: z.iso.date(), school: z.iso.date() }),
    names: z.record(z.string(), names),
    spans: z.array(spanSchema).min(1),
  })
  .superRefine(({ sources, names: known, spans }, context) => {
    for (const { id, sources: own } of spans) {
      const lacking = own.filter((source) => !Object.hasOwn(sources, source));
      if (!Object.hasOwn(known, id)) lacking.push(`names.${id}`);
      for (const key of lacking) {
        context.addIssue({ code: 'custom', message: `${id}: there is no "${key}"` });
      }
    }
  });
