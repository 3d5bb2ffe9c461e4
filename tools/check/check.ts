import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../app/content/content.server.ts';
import type { ContentProblem } from '../../app/content/problem.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { type Advice, adviceOn } from './advice.ts';
import { lineOf } from './line.ts';

export type Problem = ContentProblem & { line: number | undefined };
export type Checked = {
  problems: readonly Problem[];
  /** What is not on the site although the content fits. */
  remarks: readonly Problem[];
  advice: readonly Advice[];
};

/** None in what has no lines: a missing file, a folder, a picture. */
export function lineIn(root: string, file: string, field: string, text = '') {
  const path = join(root, file);
  if (!/\.(?:json|md)$/.test(file) || !existsSync(path)) return undefined;
  return lineOf(readFileSync(path, 'utf8'), field, text);
}

function withLine(root: string, found: ContentProblem): Problem {
  const { line, html = '' } = found.values;
  // A file that cannot be read has its line itself.
  const known = typeof line === 'number' && line > 0 ? line : undefined;
  return { ...found, line: known ?? lineIn(root, found.file, found.field, String(html)) };
}

/** Remarks and advice are for content that fits. */
export function check(root: string, today: string): Checked {
  const located = (found: readonly ContentProblem[]) => found.map((one) => withLine(root, one));
  try {
    const content = loadContent(root);
    return { problems: [], remarks: located(content.remarks), advice: adviceOn(content, today) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: located(error.problems), remarks: [], advice: [] };
  }
}
