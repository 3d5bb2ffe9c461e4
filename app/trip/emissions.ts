import type { EmissionFactors } from '../content/emissions.ts';
import type { Means } from '../content/legs.ts';
import type { Translate } from '../i18n/messages.ts';
import type { Leg, Way } from '../legs/leg.ts';
import { distanceBetween } from '../map/sights/distance.ts';
import type { Parts } from './parts.ts';
import type { TripData } from './trip-data.server.ts';
import type { Words } from './words.ts';

export type EmissionFacts = EmissionFactors & {
  /** The town where one changes planes. */
  hub: string;
};

type Known = {
  places: readonly Pick<TripData['places'][number], 'id' | 'position'>[];
  gateways: readonly Pick<TripData['gateways'][number], 'id' | 'position'>[];
  legs: readonly Leg[];
};

/** A car takes as many. */
const seats = 4;

const step = 5;
const rounded = (kilograms: number) => Math.max(step, Math.round(kilograms / step) * step);

function positionOf(town: string, { places, gateways }: Known) {
  const { position } =
    places.find(({ id }) => id === town) ?? gateways.find(({ id }) => id === town) ?? {};
  return position && { latitude: position[0], longitude: position[1] };
}

function byAir(from: string, to: string, known: Known) {
  const [start, end] = [positionOf(from, known), positionOf(to, known)];
  return start && end && distanceBetween(start, end);
}

const byRoad = (from: string, to: string, { legs }: Known) =>
  legs
    .find((leg) => leg.from === from && leg.to === to && leg.base === undefined)
    ?.ways.find(({ by }) => by === 'road')?.kilometres;

type Length = { by: Means; kilometres: number | undefined };

const stretchesOf = (...towns: string[]) =>
  towns.slice(1).map((to, at): [from: string, to: string] => [towns[at] ?? to, to]);

/** No table has the kilometres of a railway: a train counts those of the road between its towns. */
function lengthsOf(way: Way, { from, to }: Leg, known: Known, hub: string): Length[] {
  const { by, kilometres, change, via } = way;
  if (by === 'road') return [{ by, kilometres }];
  if (by === 'flight')
    return stretchesOf(from, ...(change ? [hub] : []), to).map((ends) => ({
      by,
      kilometres: byAir(...ends, known),
    }));
  return stretchesOf(from, ...(via ? [via.town] : []), to).map((ends, at) => ({
    by: via && (via.first === 'rail') !== (at === 0) ? 'road' : 'rail',
    kilometres: byRoad(...ends, known),
  }));
}

/**
 * Of one traveller: kilograms of CO₂e, rounded to five, and hours from door to door. Undefined if a distance is missing, or no
 * way leads there.
 */
export function emissionsOf(
  { legs, trip, data }: Pick<Parts, 'legs' | 'trip'> & { data: Known },
  guests: number,
  { hub, ...factors }: EmissionFacts,
) {
  const shares = { flight: 1, rail: 1, road: Math.ceil(guests / seats) / guests };
  const weigh = (way: Way, leg: Leg) =>
    lengthsOf(way, leg, data, hub).reduce(
      (sum, { by, kilometres = NaN }) => sum + kilometres * factors[by] * shares[by],
      0,
    );
  const choices = legs.map((leg) => {
    const choiceOf = (way: Way, hours: number) => ({
      by: way.by,
      hours,
      kilograms: weigh(way, leg),
    });
    const taken = choiceOf(leg.taken, leg.hours);
    const lightest = leg.ways
      .flatMap((way) => (way.hours === undefined ? [] : choiceOf(way, way.hours)))
      .reduce((best, way) => (way.kilograms < best.kilograms ? way : best), taken);
    return { taken, lightest };
  });
  const sumOf = (which: 'taken' | 'lightest') => ({
    kilograms: choices.reduce((sum, choice) => sum + choice[which].kilograms, 0),
    hours: choices.reduce((sum, choice) => sum + choice[which].hours, 0),
  });
  const [sum, light] = [sumOf('taken'), sumOf('lightest')];
  if (legs.length === 0 || Number.isNaN(sum.kilograms)) return undefined;
  const by = choices.flatMap(({ taken, lightest }) => (lightest === taken ? [] : lightest.by));
  const isLighter = trip.by !== 'car' && light.kilograms < 0.9 * sum.kilograms;
  return {
    ...sum,
    kilograms: rounded(sum.kilograms),
    /** The lightest way of each leg, if that makes the trip lighter by a tenth; `by`: what it changes to. */
    ...(isLighter && {
      lighter: { ...light, kilograms: rounded(light.kilograms), by: [...new Set(by)] },
    }),
  };
}

type Emissions = NonNullable<ReturnType<typeof emissionsOf>>;

/** Fills `{kilograms}` and `{time}` of a sentence. */
export const emissionsInWords = (
  { kilograms, hours }: Pick<Emissions, 'kilograms' | 'hours'>,
  words: Words,
) => ({ kilograms: words.number(kilograms), time: words.time(hours) });

/** The lighter way; `t` has `advice.*`. */
export const lighterInWords = (
  lighter: NonNullable<Emissions['lighter']>,
  words: Words,
  t: Translate,
) =>
  t('advice.lighter', {
    ...emissionsInWords(lighter, words),
    ways: words.list(lighter.by.map((by) => t(`advice.by.${by}`))),
  });
