import type { Chapter, Known } from './chapter.ts';

export function over({ content: { departures }, today }: Known): Chapter {
  const findings = departures
    .filter(({ facts }) => facts.start < today)
    .map(({ folder, facts }) => ({
      file: `content/${folder}`,
      says: `started on ${facts.start}, so that no page shows it`,
    }));
  return {
    title: 'Departures that are over',
    about:
      'Nothing is wrong with that; take them out of content/site.json and delete their folders.',
    findings,
  };
}
