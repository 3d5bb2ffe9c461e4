import { inEachLocale } from '../../locales.ts';
import type { Content } from '../collections.server.ts';
import { addressesOf, type Drafts } from '../drafts.server.ts';
import { subjectOf } from '../schemas/trust.ts';

type Month = Content['months'][number];

/** Without what happens at places that are drafts. */
const monthWithout = ({ facts, ...entry }: Month, { destinations }: Drafts): Month => ({
  ...entry,
  facts: {
    ...facts,
    happens: facts.happens.filter(({ destination }) => !destinations.has(destination)),
    leaveOut: facts.leaveOut.filter((id) => !destinations.has(id)),
  },
});

type WithDestinations = { facts: { destinations: string[] } };

const leadingOn = <Entry extends WithDestinations>(entry: Entry, { destinations }: Drafts) => ({
  ...entry,
  facts: {
    ...entry.facts,
    destinations: entry.facts.destinations.filter((id) => !destinations.has(id)),
  },
});

/** Lists that pages show lose the drafts in them; sentences that link to a draft are problems. */
export function withoutLinksToDrafts(content: Content): Content {
  const { drafts, legs } = content;
  const subjects = new Set([
    ...[...drafts.trips].map((id) => subjectOf('trips', id)),
    ...[...drafts.destinations].map((id) => subjectOf('destinations', id)),
  ]);
  const addresses = addressesOf(drafts);
  // One changes planes at the hub, whether or not trips stop there.
  const leads = (town: string) => town === legs.hub || !drafts.destinations.has(town);
  return {
    ...content,
    legs: {
      ...legs,
      gateways: legs.gateways.filter(({ place = '' }) => leads(place)),
      legs: legs.legs.filter(({ from, to }) => leads(from) && leads(to)),
      fromHome: legs.fromHome.filter(({ to }) => leads(to)),
    },
    articles: content.articles.map((entry) => leadingOn(entry, drafts)),
    experiences: content.experiences.map((entry) => leadingOn(entry, drafts)),
    months: content.months.map((entry) => monthWithout(entry, drafts)),
    people: content.people.map(({ facts, ...entry }) => ({
      ...entry,
      facts: {
        ...facts,
        experiences: facts.experiences.filter((id) => !drafts.experiences.has(id)),
      },
    })),
    reviews: content.reviews.filter(({ facts }) => !subjects.has(facts.about)),
    before: content.before.map(({ facts, ...entry }) => ({
      ...entry,
      facts: {
        ...facts,
        places: facts.places?.filter((id) => !drafts.destinations.has(id)),
      },
    })),
    departures: content.departures.filter(({ facts }) => !drafts.trips.has(facts.trip)),
    searchWords: inEachLocale((locale) =>
      Object.fromEntries(
        Object.entries(content.searchWords[locale]).filter(([address]) => !addresses.has(address)),
      ),
    ),
  };
}
