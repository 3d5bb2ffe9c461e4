import { locales } from '../locales.ts';
import { basesOf, wayOf, wayOfPlan } from './bases.ts';
import type { Content } from './collections.server.ts';
import { tripDays } from './trip-days.ts';

type Destination = Content['destinations'][number];
type Trip = Content['trips'][number];

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) < at);

/** Ids that are not in "bases" of the place. */
const unknownIn = ({ facts }: Destination, ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => facts.bases.every((base) => base.id !== id));

const problemsOfDestination = (destination: Destination) => [
  ...twice(destination.facts.bases.map(({ id }) => id)).map(
    (id) => `bases: "${id}" is there twice`,
  ),
  ...unknownIn(destination, destination.facts.nightBases).map(
    (id) => `nightBases: "${id}" is not in "bases"`,
  ),
];

function problemsOfStops({ facts: { stops } }: Trip, { destinations }: Content) {
  return stops.flatMap(({ place, nights, bases }, at) => {
    const destination = destinations.find(({ id }) => id === place);
    if (!bases || !destination) return [];
    return [
      ...(bases.length === nights
        ? []
        : [`stops.${at}.bases: expected ${nights}, one for each night`]),
      ...unknownIn(destination, bases).map(
        (id) => `stops.${at}.bases: "${id}" is not in "bases" of ${place}`,
      ),
    ];
  });
}

/** A trip may use a day of a plan only between the same bases. */
function problemsOfPlans({ facts: { stops }, translations }: Trip, { destinations }: Content) {
  return tripDays(stops).flatMap(({ stop, night }, day) => {
    const stay = stops[stop];
    const facts = destinations.find(({ id }) => id === stay?.place)?.facts;
    if (!stay || !facts || night === undefined) return [];
    const bases = basesOf(stay, facts);
    const way = wayOf(facts, bases[night - 1] ?? '', bases[night] ?? '');
    return locales.flatMap((locale) => {
      const word = translations[locale].frontMatter.days[day];
      if (!word || !('plan' in word) || wayOfPlan(facts, word.plan - 1) === way) return [];
      return [
        `${locale}.md: days.${day}.plan: day ${word.plan} of ${stay.place} is from ` +
          `${wayOfPlan(facts, word.plan - 1).replace(' ', ' to ')}, this day from ${way.replace(' ', ' to ')}`,
      ];
    });
  });
}

export const problemsOfBases = (content: Content): string[] => [
  ...content.destinations.flatMap((destination) =>
    problemsOfDestination(destination).map(
      (problem) => `content/${destination.folder}/facts.json: ${problem}`,
    ),
  ),
  ...content.trips.flatMap((trip) => [
    ...problemsOfStops(trip, content).map(
      (problem) => `content/${trip.folder}/facts.json: ${problem}`,
    ),
    ...problemsOfPlans(trip, content).map((problem) => `content/${trip.folder}/${problem}`),
  ]),
];
