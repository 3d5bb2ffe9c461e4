// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * A report, or an empty one: the step may have ended before it wrote any.
 * @param {string} file
 * @param {(value: any) => void} [look] Is shown everything in it.
 */
function readReport(file, look) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'), (_, value) => {
      look?.(value);
      return value;
    });
  } catch {
    return {};
  }
}

/**
 * How many tests passed, failed and were skipped by the JSON report of Vitest or Playwright.
 * @param {string} file
 * @returns {Count}
 */
export function countOf(file) {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, stats?: Stats }} */
  const report = readReport(file);
  const { numPassedTests = 0, numFailedTests = 0, stats } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : {
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests,
      };
}

/** @param {Count} count */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * What the JSON report of Playwright remarks: why tests were skipped, and which engine ended by
 * itself and was started anew. Each once.
 * @param {string} file
 * @returns {string[]}
 */
export function remarksIn(file) {
  /** @type {unknown[]} */
  const remarks = [];
  readReport(file, (value) => {
    if (value?.type === 'skip' || value?.type === 'ended') remarks.push(value.description);
  });
  return [...new Set(remarks.filter((remark) => typeof remark === 'string'))];
}

/**
 * The seconds that the tests of each project took, by the JSON report of Playwright: `, firefox 60 s`.
 * Nothing where there is one project only.
 * @param {string} file
 */
export function secondsIn(file) {
  /** @type {Map<string, number>} */
  const projects = new Map();
  readReport(file, (value) => {
    if (!value?.projectName) return;
    for (const { duration } of value.results) {
      projects.set(value.projectName, (projects.get(value.projectName) ?? 0) + duration);
    }
  });
  return [...projects].map(([name, time]) => `, ${name} ${Math.round(time / 1000)} s`).join('');
}

/**
 * What the skipped tests of Vitest are about, by the name of their group: a server that is not
 * installed here.
 * @param {string} file
 * @returns {string[]}
 */
export function absentIn(file) {
  /** @type {{ testResults?: { assertionResults: { status: string, ancestorTitles: string[] }[] }[] }} */
  const report = readReport(file);
  const { testResults = [] } = report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending' || status === 'skipped')
    .map(({ ancestorTitles }) => ancestorTitles[0] ?? 'some tests');
}

/** @typedef {{ expected: number, flaky: number, unexpected: number, skipped: number }} Stats */

/**
 * What a step adds to the sum. A step of one check counts as one. A step of tests that failed in
 * another way than by a test, or that ran no test at all, has failed once.
 * @param {boolean} ok
 * @param {Count} [tests]
 * @returns {Count}
 */
export function resultOf(ok, tests) {
  if (!tests) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const silent = !ok || tests.passed === 0;
  return silent && tests.failed === 0 ? { ...tests, failed: 1 } : tests;
}
