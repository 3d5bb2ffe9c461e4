import { inEachLocale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { addressesOf } from '../lists.server.ts';
import { subjectOf } from '../schemas/trust.ts';

/** The entry with some facts changed. */
const withFacts = <Entry extends { facts: object }>(
  entry: Entry,
  change: (facts: Entry['facts']) => Partial<Entry['facts']>,
): Entry => ({ ...entry, facts: { ...entry.facts, ...change(entry.facts) } });

/** Lists that pages show lose the drafts in them; sentences that link to a draft are problems. */
export function withoutLinksToDrafts(content: Content): Content {
  const { drafts, legs } = content;
  const isPlace = (id: string) => !drafts.destinations.has(id);
  const subjects = new Set([
    ...[...drafts.trips].map((id) => subjectOf('trips', id)),
    ...[...drafts.destinations].map((id) => subjectOf('destinations', id)),
  ]);
  const addresses = addressesOf(drafts);
  // One changes planes at the hub, whether or not trips stop there.
  const leads = (town: string) => town === legs.hub || isPlace(town);
  return {
    ...content,
    legs: {
      ...legs,
      gateways: legs.gateways.filter(({ place = '' }) => leads(place)),
      legs: legs.legs.filter(({ from, to }) => leads(from) && leads(to)),
      fromHome: legs.fromHome.filter(({ to }) => leads(to)),
    },
    articles: content.articles.map((entry) =>
      withFacts(entry, ({ destinations }) => ({ destinations: destinations.filter(isPlace) })),
    ),
    experiences: content.experiences.map((entry) =>
      withFacts(entry, ({ destinations }) => ({ destinations: destinations.filter(isPlace) })),
    ),
    months: content.months.map((entry) =>
      withFacts(entry, ({ happens, leaveOut }) => ({
        happens: happens.filter(({ destination }) => isPlace(destination)),
        leaveOut: leaveOut.filter(isPlace),
      })),
    ),
    people: content.people.map((entry) =>
      withFacts(entry, ({ experiences }) => ({
        experiences: experiences.filter((id) => !drafts.experiences.has(id)),
      })),
    ),
    reviews: content.reviews.filter(({ facts }) => !subjects.has(facts.about)),
    before: content.before.map((entry) =>
      withFacts(entry, ({ places }) => ({ places: places?.filter(isPlace) })),
    ),
    departures: content.departures.filter(({ facts }) => !drafts.trips.has(facts.trip)),
    searchWords: inEachLocale((locale) =>
      Object.fromEntries(
        Object.entries(content.searchWords[locale]).filter(([address]) => !addresses.has(address)),
      ),
    ),
  };
}
