import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differenceOf } from '../../tools/edit/history/difference.ts';
import {
  backTo,
  openHistory,
  record,
  saveFiles,
  sidesOf,
  stepsOf,
  undo,
  whereKept,
} from '../../tools/edit/history/history.ts';

const facts = 'content/trips/a/facts.json';
const words = 'content/trips/a/ar.md';
const other = 'content/site.json';

let project: string;
const path = (file: string) => join(project, file);
const read = (file: string) => readFileSync(path(file), 'utf8');
function put(file: string, text: string | Uint8Array) {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
}
const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: project, encoding: 'utf8', stdio: 'pipe' }).trim();
const save = (changes: Record<string, string | undefined>, what = 'A step') =>
  saveFiles(project, new Map(Object.entries(changes)), what);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'history-'));
  put(facts, '{ "price": 1 }\n');
  put(words, '---\ntitle: بيت قديم\n---\n\nنص.\n');
  put(other, '{}\n');
});
afterEach(() => rmSync(project, { recursive: true }));

function initialise() {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ayşe');
  git('config', 'user.email', 'ayse@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
}

describe.each(['git', 'folder'] as const)('steps in %s', (where) => {
  beforeEach(() => {
    if (where === 'git') initialise();
    openHistory(project);
  });

  test('each save is a step with its files, its words and its time', () => {
    expect(save({ [facts]: '{ "price": 2 }\n' }, 'Fiyat değişti')).toMatchObject({
      files: [facts],
      what: 'Fiyat değişti',
      in: where,
    });
    save({ [words]: '---\ntitle: بيت جديد\n---\n\nنص.\n' });
    const steps = stepsOf(project, ['content/trips/a']).slice(0, 2);
    expect(steps.map(({ files }) => files)).toEqual([[words], [facts]]);
    expect(steps[0]?.who).not.toBe('');
    expect(Date.parse(steps[0]?.at ?? '')).toBeGreaterThan(0);
    expect(stepsOf(project, [other])).toHaveLength(1);
  });

  test('a save without a change makes no step', () => {
    const before = stepsOf(project, []).length;
    expect(save({ [facts]: '{ "price": 1 }\n' })).toBeUndefined();
    expect(stepsOf(project, [])).toHaveLength(before);
  });

  test('undo brings every byte back, of a changed, a new and a deleted file', () => {
    const bytes = Buffer.from([0xff, 0x00, 0x0d, 0x0a, 0xfe]);
    put('content/photos/p.webp', bytes);
    record(project, ['content/photos/p.webp'], 'A photo');
    const step = save({
      [facts]: '{ "price": 2 }\n',
      'content/trips/b/facts.json': '{}\n',
      'content/photos/p.webp': undefined,
    });
    expect(existsSync(path('content/photos/p.webp'))).toBe(false);
    undo(project, step?.id ?? '', 'Undone');
    expect(read(facts)).toBe('{ "price": 1 }\n');
    expect(existsSync(path('content/trips/b'))).toBe(false);
    expect(readFileSync(path('content/photos/p.webp')).equals(bytes)).toBe(true);
    expect(stepsOf(project, [])[0]?.what).toBe('Undone');
  });

  test('undo refuses when the file was changed again, and then changes nothing', () => {
    const step = save({ [facts]: '{ "price": 2 }\n', [other]: '{ "a": 1 }\n' });
    put(facts, '{ "price": 3 }\n');
    expect(() => undo(project, step?.id ?? '', 'Undone')).toThrow('history.changedSince');
    expect(read(other)).toBe('{ "a": 1 }\n');
  });

  test('undo deletes nothing that was there before the editor', () => {
    save({ [facts]: '{ "price": 2 }\n' });
    for (const step of stepsOf(project, []).slice(1)) {
      expect(() => undo(project, step.id, 'Undone')).toThrow('history.stays');
    }
    for (const file of [facts, words, other]) expect(existsSync(path(file))).toBe(true);
  });

  test('back to a step brings the whole entry back, and is a step itself', () => {
    const first = save({ [facts]: '{ "price": 2 }\n' });
    const kept = read(words);
    save({ [words]: undefined, [facts]: '{ "price": 3 }\n', 'content/trips/a/tr.md': 'x' });
    save({ [other]: '{ "a": 1 }\n' });
    backTo(project, first?.id ?? '', ['content/trips/a'], 'Back');
    expect(read(facts)).toBe('{ "price": 2 }\n');
    expect(read(words)).toBe(kept);
    expect(existsSync(path('content/trips/a/tr.md'))).toBe(false);
    expect(read(other)).toBe('{ "a": 1 }\n');
    expect(stepsOf(project, ['content/trips/a'])[0]?.what).toBe('Back');
  });

  test('what was changed elsewhere is kept before a save', () => {
    put(facts, '{ "price": 7 }\n');
    save({ [facts]: '{ "price": 8 }\n' });
    const [newest, before] = stepsOf(project, [facts]);
    expect(before?.what).toContain('outside');
    backTo(project, before?.id ?? '', ['content/trips/a'], 'Back');
    expect(read(facts)).toBe('{ "price": 7 }\n');
    expect(newest?.files).toEqual([facts]);
  });

  test('the difference is by words, in Arabic too', () => {
    const step = save({ [words]: '---\ntitle: بيت جديد\n---\n\nنص.\n' });
    expect(differenceOf(sidesOf(project, step?.id ?? ''))).toEqual([
      {
        file: words,
        field: 'title',
        pieces: [
          { text: 'بيت ', is: 'same' },
          { text: 'قديم', is: 'removed' },
          { text: 'جديد', is: 'added' },
        ],
      },
    ]);
  });

  test.each(['..', 'HEAD', '-1', 'a'.repeat(40), '../../etc/passwd'])(
    'there is no step %s',
    (id) => {
      expect(() => undo(project, id, 'Undone')).toThrow('history.unknown');
    },
  );
});

describe('git', () => {
  beforeEach(initialise);

  test('a commit has the files of the save only; others stay staged or changed', () => {
    put(other, '{ "staged": 1 }\n');
    put('content/new.json', '{}\n');
    git('add', other, 'content/new.json');
    put(words, 'changed, not staged');
    save({ [facts]: '{ "price": 2 }\n', 'content/trips/b/facts.json': '{}\n' });
    expect(git('show', '--name-only', '--format=%an|%s').split('\n')).toEqual([
      'Ayşe|A step',
      '',
      facts,
      'content/trips/b/facts.json',
    ]);
    expect(git('diff', '--cached', '--name-only').split('\n')).toEqual(['content/new.json', other]);
    expect(git('diff', '--name-only')).toBe(words);
  });

  test('a file that Git does not have yet stays when its first step is undone', () => {
    const late = 'content/legs.json';
    put(late, '{}\n');
    save({ [late]: '{ "a": 1 }\n' });
    const [change, first] = stepsOf(project, [late]);
    undo(project, change?.id ?? '', 'Undone');
    expect(() => undo(project, first?.id ?? '', 'Undone')).toThrow('history.stays');
    expect(read(late)).toBe('{}\n');
  });

  test('a commit of files that the editor does not write is not undone', () => {
    put('app/site.ts', '');
    put(facts, '{ "price": 5 }\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Both');
    const [step] = stepsOf(project, []);
    expect(() => undo(project, step?.id ?? '', 'Undone')).toThrow('history.stays');
    expect(read(facts)).toBe('{ "price": 5 }\n');
  });

  test('no hook runs', () => {
    put('hooks/pre-commit', '#!/bin/sh\nexit 1\n');
    put('hooks/post-commit', '#!/bin/sh\ntouch ran\n');
    execFileSync('chmod', ['+x', path('hooks/pre-commit'), path('hooks/post-commit')]);
    git('config', 'core.hooksPath', path('hooks'));
    expect(save({ [facts]: '{ "price": 2 }\n' })).toMatchObject({ in: 'git' });
    expect(existsSync(path('ran'))).toBe(false);
  });

  test.each([
    ['a detached head', 'detached', () => git('checkout', '--quiet', '--detach')],
    [
      'a merge',
      'busy',
      () => {
        git('checkout', '--quiet', '-b', 'b');
        put(other, '{ "b": 1 }\n');
        git('commit', '--quiet', '--all', '--message', 'b');
        git('checkout', '--quiet', 'main');
        put(other, '{ "a": 1 }\n');
        git('commit', '--quiet', '--all', '--message', 'a');
        expect(() => git('merge', 'b')).toThrow('Command failed');
      },
    ],
    [
      'an ignored folder',
      'ignored',
      () => {
        put('.gitignore', 'content\n');
        git('rm', '-r', '--quiet', '--cached', 'content');
        git('commit', '--quiet', '--message', 'Ignored');
      },
    ],
  ])('with %s the step goes into the folder', (_, why, happen) => {
    happen();
    openHistory(project);
    expect(whereKept(project)).toBe(why);
    const head = git('rev-parse', 'HEAD');
    const step = save({ [facts]: '{ "price": 2 }\n' });
    expect(step?.in).toBe('folder');
    expect(git('rev-parse', 'HEAD')).toBe(head);
    undo(project, step?.id ?? '', 'Undone');
    expect(read(facts)).toBe('{ "price": 1 }\n');
  });

  test('while another program holds the index, the step goes into the folder', () => {
    put('.git/index.lock', '');
    const step = save({ [facts]: '{ "price": 2 }\n' });
    expect(step?.in).toBe('folder');
    undo(project, step?.id ?? '', 'Undone');
    expect(read(facts)).toBe('{ "price": 1 }\n');
  });

  test('a project in a folder of a larger repository', () => {
    const whole = project;
    project = join(whole, 'site');
    put(facts, '{ "price": 1 }\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Site');
    const step = save({ [facts]: '{ "price": 2 }\n' });
    expect(step).toMatchObject({ in: 'git', files: [facts] });
    undo(project, step?.id ?? '', 'Undone');
    expect(read(facts)).toBe('{ "price": 1 }\n');
    project = whole;
  });

  test('the folder of copies is not committed', () => {
    save({ [facts]: '{ "price": 2 }\n' });
    expect(git('status', '--porcelain', '--untracked-files=all')).toBe('');
  });
});
