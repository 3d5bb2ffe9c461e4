import { locales } from '../../locales.ts';
import { basesOf, routeKey, routeKeyOfPlan } from '../../stays.ts';
import { tripDays } from '../../trip-days.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { unknownIds } from './references.server.ts';
import { wordsFile } from '../words-file.ts';

type Destination = Content['destinations'][number];
type Trip = Content['trips'][number];

const twice = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) < at);

const idsOf = ({ facts }: Destination) => facts.bases.map(({ id }) => id);

function problemsOfDestination(destination: Destination) {
  const { folder, facts } = destination;
  const file = `${folder}/facts.json`;
  const known = idsOf(destination);
  return [
    ...twice(known).map((id) => problem(file, 'bases', 'baseTwice', { id })),
    ...unknownIds(file, 'nightBases', facts.nightBases, known, 'nightBase'),
  ];
}

function problemsOfStops({ folder, facts: { stops } }: Trip, { destinations }: Content) {
  return stops.flatMap(({ place, nights, bases }, at) => {
    const destination = destinations.find(({ id }) => id === place);
    if (!bases || !destination) return [];
    const file = `${folder}/facts.json`;
    const field = `stops.${at}.bases`;
    const unknown = bases.filter((id) => !idsOf(destination).includes(id));
    return [
      ...(bases.length === nights ? [] : [problem(file, field, 'stopBases', { need: nights })]),
      ...[...new Set(unknown)].map((id) => problem(file, field, 'stopBase', { id, place })),
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
