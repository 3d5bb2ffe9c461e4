import { z } from 'zod';
import { https, slug, text, translated } from './schemas/text.ts';
import { base, latitude, longitude } from './schemas/base.ts';

/* content/legs.json */

export const means = ['flight', 'road', 'rail'] as const;
export type Means = (typeof means)[number];

const place = slug.meta({ relation: 'destinations' });
const airportCode = z.string().regex(/^[A-Z]{3}$/);
const airport = airportCode.meta({ relation: 'airports' });
const kilometres = z.int().positive();

/** Sources that every file of legs has: what the owner knows, and what is reckoned from a distance. */
const ownSources = { own: '', estimate: '' };

const evidence = {
  confidence: z.enum(['high', 'medium', 'estimate']).default('medium'),
  sources: z.array(z.string()).min(1).default(['own']),
};

const owed = {
  ...evidence,
  asOf: text(4, 40).optional(),
};

const flightMinutes = z.int().min(30).max(300).optional();

const flightSchema = z
  .strictObject({
    from: airport,
    to: airport,
    there: flightMinutes,
    back: flightMinutes,
    seldom: z.literal(true).optional(),
    ...owed,
  })
  .refine(({ there, back }) => there !== undefined || back !== undefined, 'minutes of one way');

const motorwaySchema = z.strictObject({
  name: translated,
  feasts: z.enum(['charged', 'mayBeFree']),
  ...evidence,
});

const airportSchema = z.strictObject({
  name: translated,
  readInFull: z.literal(true).optional(),
  onward: z
    .array(
      z
        .strictObject({
          place,
          base,
          kilometres: kilometres.optional(),
          minutes: z.int().min(15).max(240).optional(),
          ...evidence,
        })
        .refine(
          (road) => (road.kilometres === undefined) !== (road.minutes === undefined),
          'either kilometres or minutes',
        ),
    )
    .min(1)
    .optional(),
});

const roadSchema = z.strictObject({
  by: z.literal('road'),
  motorways: z
    .array(z.string().meta({ relation: 'motorways' }))
    .min(1)
    .optional(),
  freeRoad: z.literal(true).optional(),
  kilometres: kilometres.optional(),
  ...owed,
  drive: z.strictObject({
    hours: z
      .tuple([z.number().positive().multipleOf(0.5), z.number().positive().multipleOf(0.5)])
      .refine(([least, most]) => least < most, 'the fewer hours first'),
    ...evidence,
  }),
});
export type RoadFacts = z.infer<typeof roadSchema>;

const railSchema = z.strictObject({
  by: z.literal('rail'),
  /** The gateway where one leaves the train; each has sentences of its own in content/ui. */
  to: z.enum(['konya']).optional(),
  minutes: z.int().min(30).max(900),
  ...owed,
});
export type RailFacts = z.infer<typeof railSchema>;

const waySchema = z.discriminatedUnion('by', [roadSchema, railSchema]);
const wayTo = { to: place, ways: z.array(waySchema).min(1) };

const gatewaySchema = z
  .strictObject({
    id: slug,
    name: translated,
    place: place.optional(),
    position: z.tuple([latitude, longitude]).optional(),
    airports: z.array(airport).min(1).optional(),
  })
  .refine(
    (gateway) => (gateway.place === undefined) !== (gateway.position === undefined),
    'either a place or a position',
  );

const lacking = (keys: readonly string[], known: object) =>
  keys.filter((key) => !Object.hasOwn(known, key)).map((key) => `there is no "${key}"`);

export const legsSchema = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        name: text(3, 140),
        url: https.optional(),
      }),
    ),
    airports: z.record(airportCode, airportSchema),
    motorways: z.record(z.string(), motorwaySchema),
    gateways: z.array(gatewaySchema),
    hub: place,
    flights: z.array(flightSchema),
    legs: z.array(z.strictObject({ from: place, ...wayTo })),
    fromHome: z.array(z.strictObject({ from: slug.meta({ relation: 'gateways' }), ...wayTo })),
  })
  .superRefine(({ sources, airports, motorways, gateways, flights, legs, fromHome }, context) => {
    const ways = [...legs, ...fromHome].flatMap(({ from, to, ways: own }) =>
      own.map((way) => ({ ...way, of: `${from}–${to}: ` })),
    );
    const roads = ways.filter((way) => way.by === 'road');
    const facts = [
      ...Object.values(motorways),
      ...Object.values(airports).flatMap(({ onward = [] }) => onward),
      ...flights,
    ].map((fact) => ({ ...fact, of: '' }));
    const rests = [...facts, ...ways, ...roads.map(({ drive, of }) => ({ ...drive, of }))];
    const used = new Set(rests.flatMap(({ sources: own }) => own));
    const codes = [
      ...flights.flatMap(({ from, to }) => [from, to]),
      ...gateways.flatMap(({ airports: own = [] }) => own),
    ];
    const messages = new Set([
      ...rests.flatMap(({ sources: own, of }) =>
        lacking(own, { ...sources, ...ownSources }).map((message) => of + message),
      ),
      ...roads.flatMap((road) => lacking(road.motorways ?? [], motorways)),
      ...lacking(codes, airports),
      ...Object.keys(sources)
        .filter((key) => !used.has(key))
        .map((key) => `nothing rests on the source "${key}"`),
    ]);
    for (const message of messages) context.addIssue({ code: 'custom', message });
  });
