import type { Chapter, Known } from './chapter.ts';

export function over({ content: { departures, notices }, today }: Known): Chapter {
  const findings = [
    ...departures
      .filter(({ facts }) => facts.start < today)
      .map(({ folder, facts }) => ({ folder, did: `started on ${facts.start}` })),
    ...notices
      .filter(({ facts }) => facts.until < today)
      .map(({ folder, facts }) => ({ folder, did: `ended on ${facts.until}` })),
  ].map(({ folder, did }) => ({
    file: `content/${folder}`,
    says: `${did}, so that no page shows it`,
  }));
  return {
    title: 'Departures and notices that are over',
    about:
      'Nothing is wrong with that; take them out of content/site.json and delete their folders.',
    findings,
  };
}
