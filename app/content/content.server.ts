import { join } from 'node:path';
import { problemsOfIds } from './checks/ids.server.ts';
import { problemsOfContent } from './checks/check.server.ts';
import { type Content, readCollections } from './collections.server.ts';
import { withoutLinksToDrafts } from './checks/links-to-drafts.server.ts';
import { entryOf } from './entries.ts';
import { draftsIn, noDrafts, unfinishedFolders } from './lists.server.ts';
import { ContentError, ContentReader } from './read.server.ts';

/** @throws {ContentError} naming every file and field that is wrong. */
export function loadContent(root = join(process.cwd(), 'content'), { withDrafts = false } = {}) {
  const drafts = withDrafts ? noDrafts : draftsIn(root);
  const reader = new ContentReader(root, [...drafts, ...unfinishedFolders(root)]);
  const whole = readCollections(reader, drafts);
  const published = withoutLinksToDrafts(whole);
  const problems = [
    ...reader.problems,
    ...problemsOfIds(whole),
    ...problemsOfContent(published),
    ...reader.unexpectedFiles(),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return published;
}

let loaded: Content | undefined;

/** In development every request reads the files again, and shows drafts. */
export function content(): Content {
  if (loaded === undefined) {
    loaded = loadContent(undefined, { withDrafts: import.meta.env?.DEV });
    if (import.meta.env?.DEV) setTimeout(() => (loaded = undefined));
  }
  return loaded;
}

export const destinationOf = (id: string) => entryOf(content().destinations, id);
