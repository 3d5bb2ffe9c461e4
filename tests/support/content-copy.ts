import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

export type Changes = Record<string, (source: string) => string | Buffer | undefined>;

function write(path: string, text: string | Buffer | undefined) {
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
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

  /** With other texts of some files, which are put back afterwards; undefined takes a file away. */
  function withFiles<Value>(changes: Changes, use: () => Value): Value {
    const before = Object.entries(changes).map(([file, change]) => {
      const path = join(copy, file);
      const source = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      mkdirSync(dirname(path), { recursive: true });
      write(path, change(source ?? ''));
      return [path, source] as const;
    });
    try {
      return use();
    } finally {
      for (const [path, source] of before) write(path, source);
    }
  }

  const complaintsWith = (changes: Changes) =>
    withFiles(changes, () => complaintsIn(copy).split('\n').filter(Boolean));

  function complaintsAboutEdit(file: string, edit: (source: string) => string): string[] {
    const source = readFileSync(join(copy, file), 'utf8');
    if (edit(source) === source) throw new Error(`The edit changes nothing in ${file}`);
    return complaintsWith({ [file]: edit }).filter((line) => line.includes(`content/${file}: `));
  }

  return { copy, withFiles, complaintsWith, complaintsAboutEdit };
}

/** Sets or, with undefined, removes a field of a JSON file. */
export const withField = (key: string, value: unknown) => (source: string) =>
  JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(source)), [key]: value });
