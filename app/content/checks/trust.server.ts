import { subjectOf } from '../schemas/trust.ts';
import type { Content } from '../collections.server.ts';
import { problem, type ContentProblem } from '../problem.ts';

const noEntry = (folder: string, field: string, id: string) =>
  problem(`${folder}/facts.json`, field, 'entry', { id });

/** References of people, reviews and departures. */
export function problemsOfTrust({ site, people, reviews, departures }: Content): ContentProblem[] {
  const subjects = new Set([
    ...site.trips.map((id) => subjectOf('trips', id)),
    ...site.destinations.map((id) => subjectOf('destinations', id)),
  ]);
  return [
    ...people.flatMap(({ folder, facts }) =>
      facts.experiences
        .filter((id) => !site.experiences.includes(id))
        .map((id) => noEntry(folder, 'experiences', id)),
    ),
    ...reviews
      .filter(({ facts }) => !subjects.has(facts.about))
      .map(({ folder, facts }) => noEntry(folder, 'about', facts.about)),
    ...departures
      .filter(({ facts }) => !site.trips.includes(facts.trip))
      .map(({ folder, facts }) => noEntry(folder, 'trip', facts.trip)),
  ];
}
