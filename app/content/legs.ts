import { z } from 'zod';
import { keepTogether } from './line-breaks.ts';

/* The ways between places: content/legs.json. */

const place = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .describe('the id of a destination');
const airport = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('an IATA code');
const kilometres = z.int().positive().describe('by road');

/** What every fact owes: how sure it is, and who says so. */
const evidence = {
  confidence: z.enum(['high', 'medium']).describe('what is less sure is left out'),
  sources: z.array(z.string()).min(1).describe('keys of "sources" in this file'),
};

const owed = {
  ...evidence,
  asOf: z.string().trim().min(4).max(40).describe('the time that the facts are of, in English'),
};

const waySchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('flight'),
    from: airport,
    to: airport,
    minutes: z.int().min(30).max(300).optional().describe('from gate to gate'),
    ...owed,
  }),
  z.strictObject({
    by: z.literal('road'),
    kilometres: kilometres.optional().describe('left out where no table has it'),
    ...owed,
    drive: z.strictObject({
      hours: z
        .tuple([z.number().positive(), z.number().positive()])
        .refine(([least, most]) => least < most, 'the fewer hours first')
        .describe('at least and at most, with short breaks'),
      ...evidence,
    }),
  }),
  z.strictObject({
    by: z.literal('rail'),
    to: z.literal('konya').optional().describe('where one leaves the train, if not at the end'),
    ...owed,
    onward: z
      .strictObject({ kilometres, ...evidence })
      .optional()
      .describe('from there by road'),
  }),
]);

export type Way = z.infer<typeof waySchema>;

/** The keys of all that a way rests on. */
function sourcesOf(way: Way): string[] {
  if (way.by === 'road') return [...way.sources, ...way.drive.sources];
  return way.by === 'rail' ? [...way.sources, ...(way.onward?.sources ?? [])] : way.sources;
}

const legSchema = z.strictObject({ from: place, to: place, ways: z.array(waySchema).min(1) });

export const legsSchema = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        name: z.string().trim().min(3).max(140).transform(keepTogether),
        url: z.url({ protocol: /^https$/ }).optional(),
      }),
    ),
    legs: z.array(legSchema).describe('between destinations'),
    fromHome: z
      .array(legSchema)
      .describe('from towns that are none; a flight that is not named here may exist'),
  })
  .superRefine(({ sources, legs, fromHome }, context) => {
    const used = new Set<string>();
    for (const { from, to, ways } of [...legs, ...fromHome]) {
      for (const source of ways.flatMap(sourcesOf)) {
        used.add(source);
        if (Object.hasOwn(sources, source)) continue;
        context.addIssue({ code: 'custom', message: `${from}–${to}: no source "${source}"` });
      }
    }
    for (const source of Object.keys(sources).filter((key) => !used.has(key))) {
      context.addIssue({ code: 'custom', message: `nothing rests on the source "${source}"` });
    }
  });

type Legs = z.infer<typeof legsSchema>['legs'];

/** Flights between the same two places as one: their airports, and how long the shortest is. */
export function flightOf(ways: readonly Way[]) {
  const flights = ways.filter((way) => way.by === 'flight');
  if (flights.length === 0) return undefined;
  const minutes = flights.flatMap((flight) => flight.minutes ?? []);
  return {
    from: [...new Set(flights.map(({ from }) => from))],
    to: [...new Set(flights.map(({ to }) => to))],
    ...(minutes.length > 0 && { minutes: Math.min(...minutes) }),
  };
}

/** The ways back are the ways there. */
const turned = (way: Way): Way =>
  way.by === 'flight' ? { ...way, from: way.to, to: way.from } : way;

/** The leg between two places, in whichever direction the file has it. */
export function legBetween(legs: Legs, from: string, to: string) {
  const there = legs.find((leg) => leg.from === from && leg.to === to);
  if (there) return there;
  const back = legs.find((leg) => leg.from === to && leg.to === from);
  return back && { from, to, ways: back.ways.map(turned) };
}
