import { z } from 'zod';
import { base } from './schemas/base.ts';
import { translated } from './schemas/translated.ts';

/* content/legs.json */

export const means = ['flight', 'road', 'rail'] as const;
export type Means = (typeof means)[number];

const town = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);
const place = town.meta({ relation: 'destinations' }).describe('the id of a destination');
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
    .array(z.string())
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

const flightMinutes = z.int().min(30).max(300).optional();

const flightSchema = z
  .strictObject({
    from: airport,
    to: airport,
    there: flightMinutes.describe('minutes from gate to gate; left out where no list has them'),
    back: flightMinutes.describe('minutes the other way, which is seldom as long'),
    seldom: z.literal(true).optional().describe('on some days or in some seasons only'),
    ...owed,
  })
  .refine(({ there, back }) => there !== undefined || back !== undefined, 'minutes of one way');

const motorwaySchema = z.strictObject({
  name: translated.describe('as signs and maps have it, with the word for motorway'),
  feasts: z
    .enum(['charged', 'mayBeFree'])
    .describe('its toll on bayrams: roads of the state may be free, by a decision for each feast'),
  ...evidence,
});

const airportSchema = z.strictObject({
  name: translated.describe('its town; with the code where another airport serves the same place'),
  readInFull: z
    .literal(true)
    .optional()
    .describe('whether "flights" has every flight of it; between two without, one may exist'),
  onward: z
    .array(
      z
        .strictObject({
          place,
          base,
          kilometres: kilometres.optional(),
          minutes: z.int().min(15).max(240).optional().describe('where no table has kilometres'),
          ...evidence,
        })
        .refine(
          (road) => (road.kilometres === undefined) !== (road.minutes === undefined),
          'either kilometres or minutes',
        ),
    )
    .min(1)
    .optional()
    .describe('by road to a town where people stay at the place, if that is another one'),
});

const roadSchema = z.strictObject({
  by: z.literal('road'),
  motorways: z
    .array(z.string().meta({ relation: 'motorways' }))
    .min(1)
    .optional()
    .describe('toll motorways on the way, keys of "motorways" in this file'),
  freeRoad: z.literal(true).optional().describe('whether a road without toll leads there too'),
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
      'the gateway where one leaves the train, if not at the end; from there it is by road; ' +
        'each has sentences of its own in content/ui',
    ),
  minutes: z.int().min(30).max(900).describe('from station to station'),
  ...owed,
});
export type RailFacts = z.infer<typeof railSchema>;

const waySchema = z.discriminatedUnion('by', [roadSchema, railSchema]);
type WayFacts = z.infer<typeof waySchema>;

const sourcesOf = (way: WayFacts): string[] =>
  way.by === 'road' ? [...way.sources, ...way.drive.sources] : way.sources;

const wayTo = { to: place, ways: z.array(waySchema).min(1) };

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
    airports: z
      .array(airport)
      .min(1)
      .optional()
      .describe('where it has no destination: the airports that its people fly from'),
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
        name: z.string().trim().min(3).max(140),
        url: z.url({ protocol: /^https$/ }).optional(),
      }),
    ),
    airports: z.record(airportCode, airportSchema),
    motorways: z.record(z.string(), motorwaySchema),
    gateways: z
      .array(gatewaySchema)
      .describe('towns that a trip can begin and end in, in the order offered'),
    hub: place.describe('where one changes planes, and where pages say the way from'),
    flights: z.array(flightSchema).describe('direct, between two airports, in either direction'),
    legs: z
      .array(z.strictObject({ from: place, ...wayTo }))
      .describe('by road and rail between destinations'),
    fromHome: z
      .array(z.strictObject({ from: town.meta({ relation: 'gateways' }), ...wayTo }))
      .describe('by road and rail from gateways that are no destination'),
  })
  .superRefine(({ sources, airports, motorways, gateways, flights, legs, fromHome }, context) => {
    const facts = [
      ...Object.values(motorways),
      ...Object.values(airports).flatMap(({ onward }) => onward ?? []),
      ...flights,
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
      ...[
        ...flights.flatMap(({ from, to }) => [from, to]),
        ...gateways.flatMap((gateway) => gateway.airports ?? []),
      ].filter((key) => !Object.hasOwn(airports, key)),
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
