import { spawnSync } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Disk,
  finishWriting,
  removeUnfinished,
  writeFiles,
} from '../../tools/edit/history/files.ts';
import { saveFiles } from '../../tools/edit/history/history.ts';
import { root } from '../support/project.ts';

let project: string;
const folder = () => join(project, 'content/trips/a');
const before = { 'facts.json': '1', 'tr.md': 'bir', 'ar.md': 'واحد' };
const after = { 'facts.json': '2', 'tr.md': 'iki', 'en.md': 'two' };
const changes = new Map<string, string | undefined>([
  ['content/trips/a/facts.json', '2'],
  ['content/trips/a/tr.md', 'iki'],
  ['content/trips/a/en.md', 'two'],
  ['content/trips/a/ar.md', undefined],
]);
const now = () =>
  Object.fromEntries(
    readdirSync(folder()).map((file) => [file, readFileSync(join(folder(), file), 'utf8')]),
  );

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(folder(), { recursive: true });
  for (const [file, text] of Object.entries(before)) writeFileSync(join(folder(), file), text);
});
afterEach(() => rmSync(project, { recursive: true }));

const steps = ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync', 'rmSync'] as const;

/** A disk that does something before each of its operations. */
const watched = (act: (name: string) => void): Disk => ({
  ...fs,
  ...Object.fromEntries(
    steps.map((name) => [
      name,
      (...given: unknown[]) => {
        act(name);
        return Reflect.apply(fs[name], fs, given);
      },
    ]),
  ),
});

function operations() {
  let count = 0;
  const copy = mkdtempSync(join(tmpdir(), 'files-'));
  writeFiles(
    copy,
    changes,
    watched(() => (count += 1)),
  );
  rmSync(copy, { recursive: true });
  return count;
}

test('all files are written, and nothing is left beside them', () => {
  writeFiles(project, changes);
  expect(now()).toEqual(after);
  expect(readdirSync(join(project, '.history'))).toEqual(['.gitignore']);
});

test('killed at any step, the files are all old or all new once the editor or a build starts', () => {
  const script = `
    import fs from 'node:fs';
    import { writeFiles } from ${JSON.stringify(join(root, 'tools/edit/history/files.ts'))};
    let left = Number(process.argv[2]);
    const disk = { ...fs };
    for (const name of ${JSON.stringify(steps)}) disk[name] = (...given) => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL');
      return fs[name](...given);
    };
    writeFiles(process.argv[1], new Map(${JSON.stringify([...changes])}.map(([file, text]) => [file, text ?? undefined])), disk);
  `;
  const file = join(project, 'kill.mts');
  const results = new Set<string>();
  const count = operations();
  expect(count).toBeGreaterThan(15);
  for (let at = 0; at < count; at += 1) {
    for (const one of readdirSync(folder())) rmSync(join(folder(), one));
    for (const [name, text] of Object.entries(before)) writeFileSync(join(folder(), name), text);
    writeFileSync(file, script);
    const { signal, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '--eval', script, '--', project, String(at)],
      { encoding: 'utf8' },
    );
    expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });
    finishWriting(project);
    removeUnfinished(project);
    expect([before, after]).toContainEqual(now());
    results.add(JSON.stringify(now()));
  }
  expect(results.size).toBe(2);
});

describe.each([
  ['ENOSPC', 'save.full'],
  ['EACCES', 'save.readOnly'],
  ['EROFS', 'save.readOnly'],
])('refused by the disk with %s', (code, key) => {
  test('at any step, every file is as it was, and the owner is told', () => {
    const count = operations();
    for (let at = 0; at < count; at += 1) {
      let left = at;
      const disk = watched(() => {
        left -= 1;
        if (left === -1) throw Object.assign(new Error(code), { code });
      });
      expect(() => saveFiles(project, changes, 'A step', disk), `at ${at}`).toThrow(key);
      expect(now(), `at ${at}`).toEqual(before);
    }
  });
});

test('a part of a file that the disk took is completed', () => {
  const disk: Disk = {
    ...fs,
    writeSync: (handle: number, data: NodeJS.ArrayBufferView | string, from?: unknown) => {
      if (typeof data === 'string' || typeof from !== 'number') throw new TypeError('not expected');
      return fs.writeSync(handle, data, from, 1);
    },
  };
  writeFiles(project, changes, disk);
  expect(now()).toEqual(after);
});

test('an empty folder goes with its last file', () => {
  const gone = Object.keys(before).map((file) => [`content/trips/a/${file}`, undefined] as const);
  writeFiles(project, new Map(gone));
  expect(existsSync(folder())).toBe(false);
});
