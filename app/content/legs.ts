import { z } from 'zod';
import { keepTogether } from './line-breaks.ts';
import { translated } from './translated.ts';

/* content/legs.json */

export const means = ['flight', 'road', 'rail'] as const;

const town = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);
const place = town.describe('the id of a destination');
const airportCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .describe('an IATA code');
const airport = airportCode.meta({ relation: 'airports' });
const kilometres = z.int().positive().describe('by road');

/** Sources that every file of legs has: what the owner knows, and what is reckoned from a distance. */
const ownSources = ['own', 'estimate'] as const;

const evidence = {
  confidence: z
    .enum(['high', 'medium', 'estimate'])
    .default('medium')
    .describe('what is less sure is left out; "estimate" is shown as "about"'),
  sources: z
    .array(z.string().meta({ relation: 'legSources' }))
    .min(1)
    .default(['own'])
    .describe('keys of "sources" in this file, or "own": the owner knows it'),
};

const owed = {
  ...evidence,
  asOf: z
    .string()
    .trim()
    .min(4)
    .max(40)
    .optional()
    .describe('the time that the facts are of, in English'),
};

const flightSchema = z.strictObject({
  by: z.literal('flight'),
  from: airport,
  to: airport,
  minutes: z.int().min(30).max(300).optional().describe('from gate to gate'),
  ...owed,
});

const motorwaySchema = z.strictObject({
  name: translated.describe('as signs and maps have it, with the word for motorway'),
  feasts: z
    .enum(['charged', 'mayBeFree'])
    .describe('its toll on bayrams: roads of the state may be free, by a decision for each feast'),
  ...evidence,
});

const airportSchema = z.strictObject({
  name: translated.describe('its town; with the code where another airport serves the same place'),
  onward: z
    .strictObject({ place, town: translated, kilometres, ...evidence })
    .optional()
    .describe('by road to the town where people stay at the place, if that is another one'),
});

const roadSchema = z.strictObject({
  by: z.literal('road'),
  motorways: z
    .array(z.string().meta({ relation: 'motorways' }))
    .min(1)
    .optional()
    .describe('toll motorways on the way, keys of "motorways" in this file'),
  kilometres: kilometres.optional().describe('left out where no table has it'),
  ...owed,
  drive: z.strictObject({
    hours: z
      .tuple([z.number().positive().multipleOf(0.5), z.number().positive().multipleOf(0.5)])
      .refine(([least, most]) => least < most, 'the fewer hours first')
      .describe('at least and at most, with short breaks'),
    ...evidence,
  }),
});
export type RoadFacts = z.infer<typeof roadSchema>;

const railSchema = z.strictObject({
  by: z.literal('rail'),
  to: z
    .enum(['konya'])
    .optional()
    .describe(
      'where one leaves the train, if not at the end; each town has sentences of its own in content/ui',
    ),
  ...owed,
  onward: z
    .strictObject({ kilometres, ...evidence })
    .optional()
    .describe('from there by road'),
});
export type RailFacts = z.infer<typeof railSchema>;

const waySchema = z.discriminatedUnion('by', [flightSchema, roadSchema, railSchema]);
export type WayFacts = z.infer<typeof waySchema>;

function sourcesOf(way: WayFacts): string[] {
  if (way.by === 'road') return [...way.sources, ...way.drive.sources];
  return way.by === 'rail' ? [...way.sources, ...(way.onward?.sources ?? [])] : way.sources;
}

const legSchema = z.strictObject({ from: town, to: place, ways: z.array(waySchema).min(1) });

const gatewaySchema = z
  .strictObject({
    id: town.describe('what the address of a trip calls it; links hold it, so it stays'),
    name: translated,
    place: place
      .optional()
      .describe('the destination whose legs it has; without one, its legs are in "fromHome"'),
    position: z
      .tuple([z.number().min(35.5).max(42.5), z.number().min(25.5).max(45)])
      .optional()
      .describe('latitude and longitude of its centre, where it has no destination'),
  })
  .refine(
    (gateway) => (gateway.place === undefined) !== (gateway.position === undefined),
    'either a place or a position',
  );

export const legsSchema = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        name: z.string().trim().min(3).max(140).transform(keepTogether),
        url: z.url({ protocol: /^https$/ }).optional(),
      }),
    ),
    airports: z.record(airportCode, airportSchema),
    motorways: z.record(z.string(), motorwaySchema),
    gateways: z
      .array(gatewaySchema)
      .describe('towns that a trip can begin and end in, in the order offered'),
    hub: place.describe('where one changes planes, and where pages say the way from'),
    legs: z.array(legSchema).describe('between destinations'),
    fromHome: z
      .array(legSchema)
      .describe('from gateways that are no destination; a flight that is not named here may exist'),
  })
  .superRefine(({ sources, airports, motorways, legs, fromHome }, context) => {
    const facts = [
      ...Object.values(motorways),
      ...Object.values(airports).flatMap(({ onward }) => onward ?? []),
    ];
    const used = new Set(facts.flatMap(({ sources: own }) => own));
    const ways = [...legs, ...fromHome].flatMap((leg) => leg.ways);
    const isSource = (key: string) =>
      Object.hasOwn(sources, key) || ownSources.some((own) => own === key);
    const lacking = [
      ...[...used].filter((key) => !isSource(key)),
      ...ways.flatMap((way) =>
        way.by === 'road'
          ? (way.motorways ?? []).filter((key) => !Object.hasOwn(motorways, key))
          : [],
      ),
      ...ways.flatMap((way) =>
        way.by === 'flight'
          ? [way.from, way.to].filter((key) => !Object.hasOwn(airports, key))
          : [],
      ),
    ];
    for (const key of lacking)
      context.addIssue({ code: 'custom', message: `there is no "${key}"` });
    for (const { from, to, ways: own } of [...legs, ...fromHome]) {
      for (const source of own.flatMap(sourcesOf)) {
        used.add(source);
        if (isSource(source)) continue;
        context.addIssue({ code: 'custom', message: `${from}–${to}: no source "${source}"` });
      }
    }
    for (const source of Object.keys(sources).filter((key) => !used.has(key))) {
      context.addIssue({ code: 'custom', message: `nothing rests on the source "${source}"` });
    }
  });
