import { join } from 'node:path';
import { problemsOfContent } from './check.server.ts';
import { readCollections } from './collections.server.ts';
import { ContentError, ContentReader } from './read.server.ts';
import { unwrittenOf } from './unwritten.server.ts';

type Options = {
  /** Whether texts that say WRITE pass. */
  unfinished?: boolean;
};

/** @throws {ContentError} naming every file and field that is wrong. */
export function loadContent(
  root = join(process.cwd(), 'content'),
  { unfinished = false }: Options = {},
) {
  const reader = new ContentReader(root);
  const content = readCollections(reader);
  const { destinations, articles, experiences, answers, blocks, trips, months, people } = content;
  const entries = [
    ...destinations,
    ...articles,
    ...experiences,
    ...answers,
    ...blocks,
    ...trips,
    ...months,
    ...people,
    ...content.reviews,
    ...content.departures,
    ...content.notices,
  ];
  const problems = [
    ...reader.problems,
    ...problemsOfContent(content),
    ...reader.unexpectedFiles(),
    ...(unfinished ? [] : entries.flatMap(unwrittenOf)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
