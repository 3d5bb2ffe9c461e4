import { join } from 'node:path';
import { problemsOfContent } from './check.server.ts';
import { entriesWithTexts, readCollections } from './collections.server.ts';
import { draftFolders, draftsIn, noDrafts } from './drafts.server.ts';
import { withoutLinksToDrafts } from './links-to-drafts.server.ts';
import { unfinishedFolders } from './lists.server.ts';
import { ContentError, ContentReader } from './read.server.ts';
import { unwrittenOf } from './unwritten.server.ts';

type Options = {
  /** Whether drafts are read and texts that say WRITE pass. */
  unfinished?: boolean;
};

/** @throws {ContentError} naming every file and field that is wrong. */
export function loadContent(
  root = join(process.cwd(), 'content'),
  { unfinished = false }: Options = {},
) {
  const drafts = unfinished ? noDrafts : draftsIn(root);
  const reader = new ContentReader(root, [...draftFolders(drafts), ...unfinishedFolders(root)]);
  const content = withoutLinksToDrafts(readCollections(reader, drafts));
  const entries = [...entriesWithTexts(content), ...content.reviews, ...content.departures];
  const problems = [
    ...reader.problems,
    ...problemsOfContent(content),
    ...reader.unexpectedFiles(),
    ...(unfinished ? [] : entries.flatMap(unwrittenOf)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
