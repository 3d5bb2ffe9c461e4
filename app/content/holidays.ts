import { z } from 'zod';
import { inEachLocale } from '../locales.ts';

/* content/holidays.json */

const name = z.string().trim().min(3).max(80);
const names = z.strictObject(inEachLocale(() => name));

const spanSchema = z
  .strictObject({
    id: z.string().describe('a key of "names" in this file'),
    kind: z.enum(['holiday', 'bayram', 'school', 'ramadan']),
    from: z.iso.date(),
    to: z.iso.date().describe('the last day'),
    eve: z.iso.date().optional().describe('the day before, off from 13:00'),
    expected: z.literal(true).optional().describe('not yet in a list published for the year'),
    confidence: z.enum(['high', 'medium']).describe('what is less sure is left out'),
    sources: z.array(z.string()).min(1).describe('keys of "sources" in this file'),
  })
  .refine(({ from, to, eve = from }) => eve <= from && from <= to, 'days in their order');

export const holidaysSchema = z
  .strictObject({
    sources: z.record(z.string(), z.strictObject({ name: z.string().trim().min(3).max(140) })),
    knownTo: z
      .strictObject({ holidays: z.iso.date(), school: z.iso.date() })
      .describe('the last days that the lists reach'),
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
