import { monthsOf } from './month-means.ts';
import { locales } from '../locales.ts';
import { pictureWordsIn } from './picture-words.ts';
import { tripDays } from './trip-days.ts';
import type { Content } from './collections.server.ts';

type Trip = Content['trips'][number];

function problemsOfStops({ facts: { from, stops } }: Trip, { site, legs, drafts }: Content) {
  const unknown = from !== undefined && !legs.gateways.some(({ id }) => id === from);
  const start = unknown ? [`from: there is no gateway "${from}" in content/legs.json`] : [];
  const problems = stops.flatMap(({ place, by }, at) => {
    const before = stops[at - 1];
    const problem = (text: string) => [`stops.${at}: ${text}`];
    if (drafts.destinations.has(place))
      return problem(
        `"${place}" is a draft, so it is not on the site: make this trip a draft too, or take the stop out`,
      );
    if (!site.destinations.includes(place)) return problem(`there is no destination "${place}"`);
    if (before === undefined) return by ? problem('nothing comes before the first stop') : [];
    const ends = new Set([before.place, place]);
    const leg = legs.legs.find((one) => ends.has(one.from) && ends.has(one.to));
    const ways = leg?.ways ?? [];
    if (by && ways.some((way) => way.by === by)) return [];
    return problem(
      `by: expected a way of content/legs.json from ${before.place} to ${place}: ` +
        ([...new Set(ways.map((way) => way.by))].join(' or ') || 'none'),
    );
  });
  return [...start, ...problems];
}

function problemsOfMonths({ facts: { stops, months, swim } }: Trip, { destinations }: Content) {
  const order = months.join() === [...new Set(months)].toSorted((a, b) => a - b).join();
  const rests = months.flatMap((month) =>
    stops.flatMap(({ place }) => {
      const climate = destinations.find(({ id }) => id === place)?.facts.climate;
      if (!climate) return [];
      if (swim) {
        return climate.sea?.figures === 'agree' && climate.sea.swim.includes(month)
          ? []
          : [`months: in month ${month} nothing says that the sea at ${place} is warm`];
      }
      return monthsOf(climate)[month - 1]?.comfort === 'rest'
        ? [`months: in month ${month} the rule of app/content/comfort.ts says "rest" at ${place}`]
        : [];
    }),
  );
  return order ? rests : ['months: expected each once, January first', ...rests];
}

function problemsOfDays({ facts: { stops }, translations }: Trip, { destinations }: Content) {
  const days = tripDays(stops);
  return locales.flatMap((locale) => {
    const words = translations[locale].frontMatter.days;
    const problem = (text: string) => `${locale}.md: days${text}`;
    if (words.length !== days.length) {
      return [problem(`: expected ${days.length}, found ${words.length}`)];
    }
    const used = new Set<string>();
    return days.flatMap(({ stop, kind }, at) => {
      const word = words[at];
      const place = stops[stop]?.place;
      if (!word || !('plan' in word)) return [];
      if (kind !== 'stay') return [problem(`.${at}: a day of travel has words of its own`)];
      const plan = destinations.find(({ id }) => id === place)?.translations[locale].frontMatter
        .plan;
      if (!plan) return [];
      const key = `${place} ${word.plan}`;
      const known = plan[word.plan - 1] !== undefined && !used.has(key);
      used.add(key);
      return known ? [] : [problem(`.${at}: plan: ${place} has no day ${word.plan} left`)];
    });
  });
}

/** An entry that does not fit may have the words of the picture. */
const hasUnread = ({ unread }: Content) =>
  [...unread].some((folder) => /^(?:destinations|guide)\//.test(folder));

const problemsOfPicture = ({ facts: { scene } }: Trip, content: Content) =>
  (hasUnread(content) ? [] : locales)
    .filter((locale) => pictureWordsIn(content, locale, scene) === undefined)
    .map(
      (locale) =>
        `${locale}.md: imageAlt: expected what the picture shows, because no place or article has it`,
    );

export function problemsOfTrips(content: Content): string[] {
  const pictures = content.trips.map(({ facts }) => facts.scene);
  return content.trips.flatMap((trip, at) => [
    ...problemsOfStops(trip, content).map((text) => `content/${trip.folder}/facts.json: ${text}`),
    ...problemsOfMonths(trip, content).map((text) => `content/${trip.folder}/facts.json: ${text}`),
    ...problemsOfDays(trip, content).map((text) => `content/${trip.folder}/${text}`),
    ...problemsOfPicture(trip, content).map((text) => `content/${trip.folder}/${text}`),
    ...(pictures.indexOf(trip.facts.scene) < at
      ? [`content/${trip.folder}/facts.json: scene: another trip has "${trip.facts.scene}"`]
      : []),
  ]);
}
