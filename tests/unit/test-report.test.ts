import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remarksIn, secondsIn } from '../../tools/run/test-report.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A report of Playwright, as deep as it is there. */
function reportOf(...tests: object[]) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ suites: [{ suites: [{ specs: [{ tests }] }] }] }));
  return file;
}
const skipped = { type: 'skip', description: 'no WebKit on this machine' };
const ended = { type: 'ended', description: 'WebKit ended by itself once in "a walk"' };

test('the last line says once why tests were skipped, and which engine ended by itself', () => {
  const report = reportOf(
    { annotations: [skipped], results: [] },
    { annotations: [skipped], results: [] },
    { annotations: [ended, { type: 'slow', description: 'it is' }], results: [] },
  );
  expect(remarksIn(report)).toEqual([skipped.description, ended.description]);
});

const took = (projectName: string, duration: number) => ({
  projectName,
  results: [{ duration }],
});

test('a step says how long each engine took, and one with a single browser says nothing', () => {
  expect(
    secondsIn(reportOf(took('chromium', 900), took('webkit', 2000), took('chromium', 900))),
  ).toBe(', chromium 2 s, webkit 2 s');
  expect(secondsIn(reportOf(took('', 900)))).toBe('');
});

test('a step that ended before its report has nothing to say', () => {
  expect([remarksIn(join(folder, 'none')), secondsIn(join(folder, 'none'))]).toEqual([[], '']);
});
