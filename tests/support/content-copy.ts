import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { loadContent } from '../../app/content/content.server.ts';
import { ContentError } from '../../app/content/read.server.ts';
import { filesIn, root } from './project.ts';

export const contentFiles = filesIn(['content'], '.json', '.md')
  .map((file) => file.slice('content/'.length))
  .filter((file) => !file.endsWith('README.md'));

/** One line for each file and field that does not fit. */
export function complaintsIn(folder: string): string {
  try {
    loadContent(folder);
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** Exists until the end of the test file. */
export function copyOfContent() {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(root, 'content'), copy, { recursive: true });
  afterAll(() => rmSync(copy, { recursive: true }));

  // Short bodies load in less time.
  for (const file of contentFiles.filter((name) => name.endsWith('.md'))) {
    const source = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), source.replace(/(\n---\n)[\s\S]*$/, '$1A body.\n'));
  }

  function complaintsAfter(change: () => void, undo: () => void): string[] {
    change();
    try {
      const complaints = complaintsIn(copy);
      return complaints === '' ? [] : complaints.split('\n');
    } finally {
      undo();
    }
  }

  function complaintsAboutEdit(file: string, edit: (source: string) => string): string[] {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    const edited = edit(source);
    if (edited === source) throw new Error(`The edit changes nothing in ${file}`);
    return complaintsAfter(
      () => writeFileSync(path, edited),
      () => writeFileSync(path, source),
    ).filter((line) => line.includes(`content/${file}: `));
  }

  return { copy, complaintsAfter, complaintsAboutEdit };
}

/** Sets or, with undefined, removes a field of a JSON file. */
export const withField = (key: string, value: unknown) => (source: string) =>
  JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(source)), [key]: value });
