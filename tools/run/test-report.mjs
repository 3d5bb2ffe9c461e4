// @ts-check
import { readFileSync } from 'node:fs';

/**
 * `skipped` holds names of tests; a remark says, for example, that an engine crashed and was restarted.
 * @typedef {{ passed: number, failed: number, skipped: string[], remarks: string[] }} Count
 */

/**
 * Reports of Vitest have `testResults`, those of Playwright `suites`.
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, projectName: string, annotations: Annotation[] }} ProjectTest
 * @typedef {{ title: string, tests: ProjectTest[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ testResults?: { assertionResults: Assertion[] }[], suites?: Suite[] }} Report
 */

/** @type {(suite: Suite) => Spec[]} */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** A step may end before it writes a report. @param {string} file @returns {Report} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const passed = ['passed', 'expected', 'flaky'];
const failed = ['failed', 'unexpected'];

/** @param {string} file @returns {Count} */
export function countOf(file) {
  const { testResults = [], suites = [] } = readReport(file);
  const tests = [
    ...testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, status }) => ({ name: fullName, status, annotations: [] })),
    ...suites
      .flatMap(specsIn)
      .flatMap(({ title, tests: all }) =>
        all.map(({ projectName, ...each }) => ({ name: `${projectName}: ${title}`, ...each })),
      ),
  ];
  return {
    passed: tests.filter(({ status }) => passed.includes(status)).length,
    failed: tests.filter(({ status }) => failed.includes(status)).length,
    skipped: tests
      .filter(({ status }) => ![...passed, ...failed].includes(status))
      .map(({ name }) => name),
    remarks: tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === 'ended')
      .map(({ description = '' }) => description),
  };
}

/** @param {Count} count */
export const inWords = ({ passed: good, failed: bad, skipped }) =>
  `${good} passed, ${bad} failed, ${skipped.length} skipped`;

/**
 * A step without tests counts as one. A step whose tests did not fail, but which did or ran none, has failed once.
 * @param {boolean} ok @param {Count} [tests] @returns {Count}
 */
export function resultOf(ok, tests) {
  if (!tests) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], remarks: [] };
  const silent = !ok || tests.passed === 0;
  return silent && tests.failed === 0 ? { ...tests, failed: 1 } : tests;
}
