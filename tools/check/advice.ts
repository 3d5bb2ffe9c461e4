import type { Content } from '../../app/content/collections.server.ts';
import { addDays } from '../../app/days.ts';

/* What fits and yet is worth a look: never a reason to refuse the content. */

export type Advice = {
  name: 'oldFacts';
  /** What the owner changes then. */
  field: string;
  files: readonly string[];
};

const daysOfTrust = 365;

function oldFacts({ destinations, articles, answers, trips, months }: Content, today: string) {
  return [...destinations, ...articles, ...answers, ...trips, ...months]
    .filter(({ facts }) => addDays(facts.factsChecked, daysOfTrust) < today)
    .toSorted((a, b) => (a.facts.factsChecked < b.facts.factsChecked ? -1 : 1))
    .map(({ folder }) => `${folder}/facts.json`);
}

/** One for each subject, with all that it is about. */
export const adviceOn = (content: Content, today: string): Advice[] =>
  [{ name: 'oldFacts' as const, field: 'factsChecked', files: oldFacts(content, today) }].filter(
    ({ files }) => files.length > 0,
  );
