// @ts-check
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * How many tests passed, failed and were skipped by the JSON report of Vitest or Playwright.
 * @param {string} file
 * @returns {Count}
 */
export function countOf(file) {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, numTodoTests?: number, stats?: Stats }} */
  let report = {};
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The step ended before it wrote one.
  }
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
 * Why tests were skipped, by the JSON report of Playwright, each reason once.
 * @param {string} file
 * @returns {string[]}
 */
export function whySkipped(file) {
  /** @type {unknown[]} */
  const reasons = [];
  try {
    JSON.parse(readFileSync(file, 'utf8'), (_, value) => {
      if (value?.type === 'skip') reasons.push(value.description);
      return value;
    });
  } catch {
    // The step ended before it wrote one.
  }
  return [...new Set(reasons.filter((reason) => typeof reason === 'string'))];
}

/**
 * What the skipped tests of Vitest are about, by the name of their group: a server that is not
 * installed here.
 * @param {string} file
 * @returns {string[]}
 */
export function absentIn(file) {
  /** @type {{ testResults?: { assertionResults: { status: string, ancestorTitles: string[] }[] }[] }} */
  let report = {};
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The step ended before it wrote one.
  }
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
