import { subjectOf } from './trust-schemas.ts';
import type { Content } from './collections.server.ts';

const problem = (folder: string, field: string, id: string) =>
  `content/${folder}/facts.json: ${field}: there is no "${id}"`;

/** References of people, reviews and departures. */
export function problemsOfTrust({ site, people, reviews, departures }: Content): string[] {
  const subjects = new Set([
    ...site.trips.map((id) => subjectOf('trips', id)),
    ...site.destinations.map((id) => subjectOf('destinations', id)),
  ]);
  return [
    ...people.flatMap(({ folder, facts }) =>
      facts.experiences
        .filter((id) => !site.experiences.includes(id))
        .map((id) => problem(folder, 'experiences', id)),
    ),
    ...reviews
      .filter(({ facts }) => !subjects.has(facts.about))
      .map(({ folder, facts }) => problem(folder, 'about', facts.about)),
    ...departures
      .filter(({ facts }) => !site.trips.includes(facts.trip))
      .map(({ folder, facts }) => problem(folder, 'trip', facts.trip)),
  ];
}
