import type { Means } from '../legs.ts';
import { frostC } from '../../climate/comfort.ts';
import { isForSwimming, monthsOf } from '../../climate/months.ts';
import { locales } from '../../locales.ts';
import { pictureWordsIn } from '../picture-words.ts';
import { problem, type ContentProblem } from '../problem.ts';
import { unknownIds } from './references.server.ts';
import { directFlights, groundWays } from '../ways.ts';
import { wordsFile } from '../words-file.ts';
import { basesOf, routeKey, routeKeyOfPlan } from '../../stays.ts';
import { tripDays } from '../../trip-days.ts';
import type { Content } from '../collections.server.ts';

type Trip = Content['trips'][number];

/** An invalid entry may contain the missing airports or picture words, so that checks that need them are skipped. */
const hasUnread = ({ unread }: Content) =>
  [...unread].some((folder) => /^(?:destinations|guide)\//.test(folder));

/** None where content/legs.json has no way on the ground. */
function meansBetween(from: string, to: string, { legs, destinations }: Content): Means[] {
  const onGround = groundWays(legs, from, to).ways.map((way) => way.by);
  if (onGround.length === 0) return [];
  const airportsOf = (place: string) =>
    destinations.find(({ id }) => id === place)?.facts.place.airports ?? [];
  const flights = directFlights(legs, airportsOf(from), airportsOf(to));
  return [...new Set([...flights.map(() => 'flight' as const), ...onGround])];
}

function problemsOfStops({ folder, facts: { from, stops } }: Trip, content: Content) {
  const { site, legs, drafts } = content;
  const file = `${folder}/facts.json`;
  const towns = legs.gateways.map(({ id }) => id);
  const problems = stops.flatMap(({ place, by }, at): ContentProblem[] => {
    const before = stops[at - 1];
    const field = `stops.${at}`;
    if (drafts.has(`destinations/${place}`)) return [problem(file, field, 'stopDraft', { place })];
    if (!site.destinations.includes(place)) return [problem(file, field, 'stop', { id: place })];
    if (before === undefined) return by ? [problem(file, `${field}.by`, 'firstWay')] : [];
    const ways = meansBetween(before.place, place, content);
    if (by && (ways.includes(by) || hasUnread(content))) return [];
    return [
      problem(file, `${field}.by`, 'stopWay', {
        before: before.place,
        place,
        ways: ways.join(', ') || 'nothing',
      }),
    ];
  });
  return [...unknownIds(file, 'from', [from], towns, 'start'), ...problems];
}

function problemsOfMonths(
  { folder, facts: { stops, months, swim, snow } }: Trip,
  { destinations }: Content,
) {
  const file = `${folder}/facts.json`;
  const isInOrder = months.join() === [...new Set(months)].toSorted((a, b) => a - b).join();
  const climates = stops.flatMap(({ place }) =>
    destinations
      .filter(({ id }) => id === place)
      .map(({ facts }) => ({ place, climate: facts.climate, means: monthsOf(facts.climate) })),
  );
  const rests = months.flatMap((month) => {
    const isFrosty =
      climates.length < stops.length ||
      climates.some(({ means }) => (means[month - 1]?.lowC ?? 0) <= frostC);
    if (snow) return isFrosty ? [] : [problem(file, 'months', 'noFrost', { month })];
    return climates
      .filter(({ climate, means }) =>
        swim ? !isForSwimming(climate, month) : means[month - 1]?.comfort === 'rest',
      )
      .map(({ place }) =>
        problem(file, 'months', swim ? 'coldSea' : 'restMonth', { month, place }),
      );
  });
  return isInOrder ? rests : [problem(file, 'months', 'monthOrder'), ...rests];
}

function problemsOfStopBases({ folder, facts: { stops } }: Trip, { destinations }: Content) {
  return stops.flatMap(({ place, nights, bases }, at) => {
    const facts = destinations.find(({ id }) => id === place)?.facts;
    if (!bases || !facts) return [];
    const file = `${folder}/facts.json`;
    const field = `stops.${at}.bases`;
    const unknown = new Set(bases).difference(new Set(facts.bases.map(({ id }) => id)));
    return [
      ...(bases.length === nights ? [] : [problem(file, field, 'stopBases', { need: nights })]),
      ...Array.from(unknown, (id) => problem(file, field, 'stopBase', { id, place })),
    ];
  });
}

const inWords = (route: string) => route.replace(' ', ' to ');

/** A day of a plan is used once, and only between the same bases. */
function problemsOfDays(
  { folder, facts: { stops }, translations }: Trip,
  { destinations }: Content,
) {
  const days = tripDays(stops);
  return locales.flatMap((locale) => {
    const words = translations[locale].frontMatter.days;
    const file = wordsFile(folder, locale);
    if (words.length !== days.length) {
      return [problem(file, 'days', 'tripDays', { need: days.length, have: words.length })];
    }
    const used = new Set<string>();
    return days.flatMap(({ stop, night = 0, kind }, at) => {
      const word = words[at];
      const stay = stops[stop];
      if (!word || !('plan' in word) || !stay) return [];
      if (kind !== 'stay') return [problem(file, `days.${at}`, 'travelDay')];
      const { place } = stay;
      const { plan: day } = word;
      const destination = destinations.find(({ id }) => id === place);
      if (!destination) return [];
      const { facts } = destination;
      const field = `days.${at}.plan`;
      const key = `${place} ${day}`;
      const { plan } = destination.translations[locale].frontMatter;
      if (!plan[day - 1] || used.has(key)) return [problem(file, field, 'planDay', { place, day })];
      used.add(key);
      const bases = basesOf(stay, facts);
      const from = inWords(routeKeyOfPlan(facts, day - 1));
      const to = inWords(routeKey(facts, bases[night - 1] ?? '', bases[night] ?? ''));
      return from === to ? [] : [problem(file, field, 'dayElsewhere', { day, place, from, to })];
    });
  });
}

function problemsOfDayPictures(
  { folder, facts: { stops, pictures }, translations }: Trip,
  { destinations }: Content,
) {
  const days = tripDays(stops);
  return pictures.flatMap(({ day, sight }, at) => {
    const place = stops[days[day - 1]?.stop ?? -1]?.place;
    const words = translations.en.frontMatter.days[day - 1];
    const known = destinations.find(({ id }) => id === place)?.facts.sights;
    // An entry that does not fit is reported by its own problem.
    if (place !== undefined && known === undefined) return [];
    return words && 'text' in words && known?.some(({ id }) => id === sight)
      ? []
      : [problem(`${folder}/facts.json`, `pictures.${at}`, 'daySight', { day, id: sight })];
  });
}

const problemsOfPicture = ({ folder, facts: { scene } }: Trip, content: Content) =>
  (hasUnread(content) ? [] : locales)
    .filter((locale) => pictureWordsIn(content, locale, scene) === undefined)
    .map((locale) => problem(wordsFile(folder, locale), 'imageAlt', 'picture', {}));

export function problemsOfTrips(content: Content): ContentProblem[] {
  const pictures = content.trips.map(({ facts }) => facts.scene);
  return content.trips.flatMap((trip, at) => [
    ...problemsOfStops(trip, content),
    ...problemsOfMonths(trip, content),
    ...problemsOfStopBases(trip, content),
    ...problemsOfDays(trip, content),
    ...problemsOfDayPictures(trip, content),
    ...problemsOfPicture(trip, content),
    ...(pictures.indexOf(trip.facts.scene) < at
      ? [problem(`${trip.folder}/facts.json`, 'scene', 'pictureTwice', { id: trip.facts.scene })]
      : []),
  ]);
}
