import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem, type ProblemName } from '../problem.ts';
import { subjectOf } from '../schemas/trust.ts';

/** A problem for each id of a field that is not known, under the name that says where it should be. */
export const unknownIds = (
  file: string,
  field: string,
  ids: readonly (string | undefined)[],
  known: readonly string[],
  name: ProblemName = 'entry',
): ContentProblem[] =>
  [...new Set(ids)].flatMap((id) =>
    id === undefined || known.includes(id) ? [] : problem(file, field, name, { id }),
  );

type Entry = { folder: string };

const named = (
  { folder }: Entry,
  field: string,
  ids: readonly string[],
  known: readonly string[],
  name?: ProblemName,
) => unknownIds(`${folder}/facts.json`, field, ids, known, name);

/** Entries that the facts of others name are there. */
export function problemsOfReferences(content: Content): ContentProblem[] {
  const { site, unread, destinations, articles, experiences, before, months } = content;
  const tags = content.tags.map(({ id }) => id);
  const subjects = [
    ...site.trips.map((id) => subjectOf('trips', id)),
    ...site.destinations.map((id) => subjectOf('destinations', id)),
  ];
  const places = (entry: Entry, field: string, ids: readonly string[] = []) =>
    named(entry, field, ids, site.destinations);
  return [
    ...(unread.has('tags.json') ? [] : destinations).flatMap((entry) =>
      named(entry, 'tags', entry.facts.tags, tags, 'tag'),
    ),
    ...[...articles, ...experiences].flatMap((entry) =>
      places(entry, 'destinations', entry.facts.destinations),
    ),
    ...before.flatMap((entry) => places(entry, 'places', entry.facts.places)),
    ...months.flatMap((entry) => [
      ...places(
        entry,
        'happens',
        entry.facts.happens.map(({ destination }) => destination),
      ),
      ...places(entry, 'leaveOut', entry.facts.leaveOut),
    ]),
    ...content.people.flatMap((entry) =>
      named(entry, 'experiences', entry.facts.experiences, site.experiences),
    ),
    ...content.reviews.flatMap((entry) => named(entry, 'about', [entry.facts.about], subjects)),
    ...content.departures.flatMap((entry) => named(entry, 'trip', [entry.facts.trip], site.trips)),
  ];
}
