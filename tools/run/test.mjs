// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { npm, root, secondsSince } from './npm.mjs';
import { absentIn, countOf, inWords, remarksIn, resultOf, secondsIn } from './test-report.mjs';

/*
 * `npm test`: every check, each an npm script that can be run alone. A step that fails shows its
 * output and does not keep the others from running. The last line is the sum.
 */

/** @typedef {'vitest' | 'playwright'} Runner */
/** @typedef {{ name: string, tests?: Runner, needs?: string[] }} Step */

/**
 * One round after another. What needs no build shares the first; then nobody is alone with two cores.
 * @type {Step[][]}
 */
const rounds = [
  [
    { name: 'format:check' },
    { name: 'lint' },
    { name: 'lint:css' },
    { name: 'types' },
    { name: 'dead-code' },
    { name: 'unit', tests: 'vitest' },
  ],
  // Recipes are carried out in a copy, which is built by itself.
  [{ name: 'build' }, { name: 'recipes', tests: 'vitest' }],
  [{ name: 'output', tests: 'vitest', needs: ['build'] }],
  [{ name: 'browser', tests: 'playwright', needs: ['build', 'Chromium'] }],
  // In the engines that there are: it skips the tests of the others.
  [{ name: 'traveller', tests: 'playwright', needs: ['build'] }],
];

/** @param {string} name */
const reportOf = (name) => join('test-results', `${name}.json`);

/**
 * Reporters that write the report as well. (Playwright's are in its configuration.)
 * @param {string} name
 * @param {Runner} [runner]
 */
const argsFor = (name, runner) =>
  runner === 'vitest'
    ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
    : [];

/** Steps that failed, and what else is missing. @type {Set<string>} */
const missing = new Set();

await install();
const chromium = await findChromium();
if (!chromium) {
  missing.add('Chromium');
  console.error(
    'There is no Chromium, and none could be installed. Install Chrome or Chromium, or name one: ' +
      'CHROMIUM_PATH=… npm test',
  );
}

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const reasons = new Set();

/** @param {Step} step */
async function run({ name, tests, needs = [] }) {
  const lacking = needs.filter((need) => missing.has(need));
  if (lacking.length > 0) {
    console.log(`${name.padEnd(14)}✗ not run for want of: ${lacking.join(', ')}`);
    total.failed += 1;
    return;
  }
  const report = join(root, reportOf(name));
  rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await npm(['run', name, ...argsFor(name, tests)], {
    // Playwright asks its workers for colours by itself, and each would warn of the contradiction.
    env: { CHROMIUM_PATH: chromium, ...(tests !== 'playwright' && { NO_COLOR: '1' }) },
  });
  const count = tests && countOf(report);
  const { passed, failed, skipped } = resultOf(ok, count);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (tests === 'playwright') for (const remark of remarksIn(report)) reasons.add(remark);
  if (tests === 'vitest') {
    for (const what of absentIn(report)) reasons.add(`There is no ${what} on this machine`);
  }

  const time = secondsSince(start).padStart(8);
  const engines = tests === 'playwright' ? secondsIn(report) : '';
  const sum = count ? `  ${inWords(count)}${engines}` : '';
  console.log(`${name.padEnd(14)}${failed === 0 ? '✓' : '✗'}${time}${sum}`);
  if (failed === 0) return;
  missing.add(name);
  console.log(`\n${output}`);
  if (count?.passed === 0 && count.failed === 0) console.log('No test ran.\n');
}

for (const round of rounds) {
  console.log(`${round.map(({ name }) => name).join(', ')} …`);
  await Promise.all(round.map(run));
}

if (missing.size > 0) console.log(`\nFailed or missing: ${[...missing].join(', ')}`);
console.log(inWords(total) + (reasons.size > 0 ? ` (${[...reasons].join(', ')})` : ''));
process.exitCode = total.failed === 0 ? 0 : 1;
