import { z } from 'zod';
import { commonOfLegsSchema } from '../../../app/content/legs.ts';
import { inEachLocale } from '../../../app/locales.ts';
import { listsOf } from '../lists.ts';
import { titlesOf } from '../titles.ts';
import { sayIn } from '../words.ts';
import type { Position } from '../../../app/sight-map/distance.ts';
import { estimatedRoad } from './estimate.ts';
import { jsonIn, type Store } from './store.ts';

/* content/legs.json: an entry for every two places, and one for airports, motorways and towns. */

const file = 'legs.json';
const legSchema = z.looseObject({ from: z.string(), to: z.string(), ways: z.array(z.unknown()) });
const fileSchema = z.looseObject({
  gateways: z.array(
    z.looseObject({
      id: z.string(),
      name: z.record(z.string(), z.string()),
      place: z.string().optional(),
      position: z.tuple([z.number(), z.number()]).optional(),
    }),
  ),
  legs: z.array(legSchema),
  fromHome: z.array(legSchema),
});
type Legs = z.infer<typeof fileSchema>;
type Pair = { list: 'legs' | 'fromHome'; from: string; to: string };

const rawIn = (content: string) => z.record(z.string(), z.unknown()).parse(jsonIn(content, file));
const legsIn = (content: string) => fileSchema.parse(rawIn(content));
const placesIn = (content: string) => listsOf(content).destinations;

/** In any order of site.json. */
const idOf = ({ from, to }: Pair) => [from, to].toSorted().join('_');
const isBetween = ({ from, to }: Pair) => {
  const ends = new Set([from, to]);
  return (leg: { from: string; to: string }) => ends.has(leg.from) && ends.has(leg.to);
};

/** Every two places, and every place with each town that a trip may start in. */
function pairsIn(content: string, { gateways: towns }: Legs): Pair[] {
  const places = placesIn(content);
  return [
    ...places.flatMap((from, at) =>
      places.slice(at + 1).map((to) => ({ list: 'legs' as const, from, to })),
    ),
    ...towns
      .filter(({ place, id }) => place === undefined && !places.includes(id))
      .flatMap(({ id }) => places.map((to) => ({ list: 'fromHome' as const, from: id, to }))),
  ];
}

const legOf = ({ legs, fromHome }: Legs, pair: Pair) =>
  [...legs, ...fromHome].find(isBetween(pair));

function pairOf(content: string, legs: Legs, id: string): Pair {
  const found = pairsIn(content, legs).find((pair) => idOf(pair) === id);
  if (!found) throw new TypeError(`no pair ${id}`);
  return found;
}

function withWays(legs: Legs, pair: Pair, ways: unknown[]): Legs {
  const between = isBetween(pair);
  const replaced = (list: Legs['legs']) =>
    list.map((leg) => (between(leg) ? { ...leg, ways } : leg)).filter((leg) => leg.ways.length > 0);
  const found = { ...legs, legs: replaced(legs.legs), fromHome: replaced(legs.fromHome) };
  if (legOf(legs, pair) || ways.length === 0) return found;
  const { list, from, to } = pair;
  return { ...found, [list]: [...found[list], { from, to, ways }] };
}

/** In the order of the file. */
const withLegs = (content: string, { legs, fromHome }: Legs) => ({
  ...rawIn(content),
  legs,
  fromHome,
});

const factsSchema = z.object({ place: z.object({ latitude: z.number(), longitude: z.number() }) });

function positionOf(content: string, { gateways: towns }: Legs, id: string): Position {
  const [latitude, longitude] = towns.find((town) => town.id === id)?.position ?? [];
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  return factsSchema.parse(jsonIn(content, `destinations/${id}/facts.json`)).place;
}

const suggestedWay = (content: string, legs: Legs, { from, to }: Pair) =>
  estimatedRoad(positionOf(content, legs, from), positionOf(content, legs, to));

/** The ways of a pair that has none yet, reckoned from the distance. */
export function suggestWay(content: string, id: string) {
  const legs = legsIn(content);
  return suggestedWay(content, legs, pairOf(content, legs, id));
}

/** Ids of the pairs of a place that have no ways. */
export function pairsWithoutWays(content: string, place: string): string[] {
  const legs = legsIn(content);
  return pairsIn(content, legs)
    .filter((pair) => [pair.from, pair.to].includes(place) && !legOf(legs, pair))
    .map(idOf);
}

/** The file with a suggested way for each pair of the place that has none. */
export function withSuggestions(content: string, place: string): Record<string, unknown> {
  const legs = pairsWithoutWays(content, place).reduce((known, id) => {
    const pair = pairOf(content, known, id);
    return withWays(known, pair, [suggestedWay(content, known, pair)]);
  }, legsIn(content));
  return { [file]: withLegs(content, legs) };
}

export const ways: Store = {
  files: [file],
  ids: (content) => pairsIn(content, legsIn(content)).map(idOf),
  titles(content) {
    const legs = legsIn(content);
    const pairs = pairsIn(content, legs);
    const names = new Map([
      ...legs.gateways.map(({ id, name }) => [id, name] as const),
      ...placesIn(content).map((id) => [id, titlesOf(content, 'destinations', id)] as const),
    ]);
    return (id) =>
      inEachLocale((locale) => {
        const pair = pairs.find((one) => idOf(one) === id);
        if (!pair) return id;
        const [from, to] = [pair.from, pair.to].map((end) => names.get(end)?.[locale] ?? end);
        const key = legOf(legs, pair) ? 'legs.pair' : 'legs.pairWithout';
        return sayIn(locale)(key, { from: from ?? pair.from, to: to ?? pair.to });
      });
  },
  read(content, id) {
    const legs = legsIn(content);
    return { facts: { ways: legOf(legs, pairOf(content, legs, id))?.ways ?? [] }, words: {} };
  },
  write(content, id, { facts }) {
    const legs = legsIn(content);
    const list = z.array(z.unknown()).parse(facts?.['ways']);
    return { [file]: withLegs(content, withWays(legs, pairOf(content, legs, id), list)) };
  },
};

const commonKeys = Object.keys(commonOfLegsSchema.shape);

export const legs: Store = {
  files: [file],
  ids: () => ['legs'],
  titles: () => () => inEachLocale((locale) => sayIn(locale)('legs.common')),
  read: (content) => ({
    facts: Object.fromEntries(
      Object.entries(rawIn(content)).filter(([key]) => commonKeys.includes(key)),
    ),
    words: {},
  }),
  write: (content, _, { facts }) => ({ [file]: { ...rawIn(content), ...facts } }),
};
