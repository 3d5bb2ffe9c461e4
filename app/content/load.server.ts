import { join } from 'node:path';
import { problemsOfIds } from './checks/ids.server.ts';
import { problemsOfContent } from './checks/check.server.ts';
import { readCollections } from './collections.server.ts';
import { draftFolders, draftsIn, noDrafts } from './drafts.server.ts';
import { withoutLinksToDrafts } from './checks/links-to-drafts.server.ts';
import { unfinishedFolders } from './lists.server.ts';
import { ContentError, ContentReader } from './read.server.ts';

type Options = {
  /** Whether drafts are read too. */
  withDrafts?: boolean;
};

/** @throws {ContentError} naming every file and field that is wrong. */
export function loadContent(
  root = join(process.cwd(), 'content'),
  { withDrafts = false }: Options = {},
) {
  const drafts = withDrafts ? noDrafts : draftsIn(root);
  const reader = new ContentReader(root, [...draftFolders(drafts), ...unfinishedFolders(root)]);
  const whole = readCollections(reader, drafts);
  const content = withoutLinksToDrafts(whole);
  const problems = [
    ...reader.problems,
    ...problemsOfIds(whole),
    ...problemsOfContent(content),
    ...reader.unexpectedFiles(),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
