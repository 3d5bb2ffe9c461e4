import { locales } from '../../locales.ts';
import { basesOf, routeKey, routeKeyOfPlan } from '../bases.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { wordsFile } from '../words-file.ts';
import { tripDays } from '../trip-days.ts';

type Destination = Content['destinations'][number];
type Trip = Content['trips'][number];

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) < at);

/** Ids that are not in "bases" of the place. */
const unknownIn = ({ facts }: Destination, ids: readonly string[]) =>
  [...new Set(ids)].filter((id) => facts.bases.every((base) => base.id !== id));

function problemsOfDestination(destination: Destination) {
  const { folder, facts } = destination;
  const file = `${folder}/facts.json`;
  return [
    ...twice(facts.bases.map(({ id }) => id)).map((id) =>
      problem(file, 'bases', 'baseTwice', { id }),
    ),
    ...unknownIn(destination, facts.nightBases).map((id) =>
      problem(file, 'nightBases', 'nightBase', { id }),
    ),
  ];
}

function problemsOfStops({ folder, facts: { stops } }: Trip, { destinations }: Content) {
  return stops.flatMap(({ place, nights, bases }, at) => {
    const destination = destinations.find(({ id }) => id === place);
    if (!bases || !destination) return [];
    const file = `${folder}/facts.json`;
    const field = `stops.${at}.bases`;
    return [
      ...(bases.length === nights ? [] : [problem(file, field, 'stopBases', { need: nights })]),
      ...unknownIn(destination, bases).map((id) => problem(file, field, 'stopBase', { id, place })),
    ];
  });
}

/** A trip may use a day of a plan only between the same bases. */
function problemsOfPlans(
  { folder, facts: { stops }, translations }: Trip,
  { destinations }: Content,
) {
  return tripDays(stops).flatMap(({ stop, night }, day) => {
    const stay = stops[stop];
    const facts = destinations.find(({ id }) => id === stay?.place)?.facts;
    if (!stay || !facts || night === undefined) return [];
    const bases = basesOf(stay, facts);
    const route = routeKey(facts, bases[night - 1] ?? '', bases[night] ?? '');
    return locales.flatMap((locale) => {
      const word = translations[locale].frontMatter.days[day];
      if (!word || !('plan' in word) || routeKeyOfPlan(facts, word.plan - 1) === route) return [];
      return problem(wordsFile(folder, locale), `days.${day}.plan`, 'dayElsewhere', {
        day: word.plan,
        place: stay.place,
        from: routeKeyOfPlan(facts, word.plan - 1).replace(' ', ' to '),
        to: route.replace(' ', ' to '),
      });
    });
  });
}

export const problemsOfBases = (content: Content): ContentProblem[] => [
  ...content.destinations.flatMap(problemsOfDestination),
  ...content.trips.flatMap((trip) => [
    ...problemsOfStops(trip, content),
    ...problemsOfPlans(trip, content),
  ]),
];
