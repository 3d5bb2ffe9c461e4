import { inEachLocale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { addressesOf } from '../lists.server.ts';

/** The entry with some facts changed. */
const withFacts = <Entry extends { facts: object }>(
  entry: Entry,
  change: (facts: Entry['facts']) => Partial<Entry['facts']>,
): Entry => ({ ...entry, facts: { ...entry.facts, ...change(entry.facts) } });

type WithPlaces = { destinations: string[] };

/** Lists that pages show lose the drafts in them; sentences that link to a draft are problems. */
export function withoutLinksToDrafts(content: Content): Content {
  const { drafts, legs } = content;
  const isPlace = (id: string) => !drafts.has(`destinations/${id}`);
  const withoutPlaces = ({ destinations }: WithPlaces) => ({
    destinations: destinations.filter(isPlace),
  });
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
    articles: content.articles.map((entry) => withFacts(entry, withoutPlaces)),
    experiences: content.experiences.map((entry) => withFacts(entry, withoutPlaces)),
    months: content.months.map((entry) =>
      withFacts(entry, ({ happens, leaveOut }) => ({
        happens: happens.filter(({ destination }) => isPlace(destination)),
        leaveOut: leaveOut.filter(isPlace),
      })),
    ),
    people: content.people.map((entry) =>
      withFacts(entry, ({ experiences }) => ({
        experiences: experiences.filter((id) => !drafts.has(`experiences/${id}`)),
      })),
    ),
    reviews: content.reviews.filter(({ facts }) => !drafts.has(facts.about)),
    before: content.before.map((entry) =>
      withFacts(entry, ({ places }) => ({ places: places?.filter(isPlace) })),
    ),
    departures: content.departures.filter(({ facts }) => !drafts.has(`trips/${facts.trip}`)),
    searchWords: inEachLocale((locale) =>
      Object.fromEntries(
        Object.entries(content.searchWords[locale]).filter(([address]) => !addresses.has(address)),
      ),
    ),
  };
}
