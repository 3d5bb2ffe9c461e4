// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { missingEngines } from './engines.mjs';
import { install } from './install.mjs';
import { npm, root, secondsSince } from './npm.mjs';
import { countOf, inWords, resultOf } from './test-report.mjs';

/* Every check is an npm script of its own. A failed one shows its output; the rest run. With `CI=true` a skipped test fails. */

/** @typedef {'vitest' | 'playwright'} Runner */
/** @typedef {{ name: string, tests?: Runner, needs?: string[] }} Step */

/** Rounds run one after another, the lanes of a round at the same time, the steps of a lane in order. @type {Step[][][]} */
const rounds = [
  [
    [{ name: 'build' }],
    [{ name: 'lint' }],
    [
      { name: 'unit', tests: 'vitest' },
      { name: 'repository', tests: 'vitest' },
    ],
    [{ name: 'format:check' }],
    [{ name: 'lint:css' }],
    [{ name: 'dead-code' }],
  ],
  // Browsers leave a processor idle while they wait, so slow checks run beside them.
  [
    [{ name: 'browser', tests: 'playwright', needs: ['build', 'Chromium'] }],
    [{ name: 'traveller', tests: 'playwright', needs: ['build'] }],
    [
      { name: 'output', tests: 'vitest', needs: ['build'] },
      { name: 'types' },
      { name: 'recipes', tests: 'vitest' },
    ],
  ],
];

/** @param {string} name */
const reportOf = (name) => join('test-results', `${name}.json`);

/** Playwright's reporters are in its configuration. @param {string} name @param {Runner} [runner] */
const reporting = (name, runner) =>
  runner === 'vitest'
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
    : [];

/** Failed steps and missing programs. @type {Set<string>} */
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

const inCI = Boolean(process.env['CI']);

/** @type {import('./test-report.mjs').Count} */
const total = { passed: 0, failed: 0, skipped: [], remarks: [] };

/** @param {Step} step */
async function run({ name, tests, needs = [] }) {
  const lacking = needs.filter((need) => missing.has(need));
  if (lacking.length > 0) {
    console.log(
      `${name.padEnd(14)}✗ not run, because these failed or are missing: ${lacking.join(', ')}`,
    );
    total.failed += 1;
    return;
  }
  const report = join(root, reportOf(name));
  rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await npm(['run', name, '--', ...reporting(name, tests)], {
    // Playwright sets FORCE_COLOR for its workers; with NO_COLOR each would print a warning.
    env: { CHROMIUM_PATH: chromium, ...(tests !== 'playwright' && { NO_COLOR: '1' }) },
  });
  const count = tests && countOf(report);
  const result = resultOf(ok, count);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped.push(...result.skipped.map((test) => `${name}: ${test}`));
  total.remarks.push(...result.remarks);

  const isFine = result.failed === 0 && !(inCI && result.skipped.length > 0);
  const time = secondsSince(start).padStart(8);
  console.log(
    `${name.padEnd(14)}${isFine ? '✓' : '✗'}${time}${count ? `  ${inWords(count)}` : ''}`,
  );
  if (isFine) return;
  missing.add(name);
  if (result.failed > 0) console.log(`\n${output}`);
  if (count?.passed === 0 && count.failed === 0) console.log('No test ran.\n');
}

/** @param {Step[]} lane */
async function runLane(lane) {
  for (const step of lane) await run(step);
}

for (const round of rounds) {
  console.log(
    `${round
      .flat()
      .map(({ name }) => name)
      .join(', ')} …`,
  );
  await Promise.all(round.map(runLane));
}

const remarks = [
  ...total.remarks,
  ...missingEngines().map((engine) => `There is no ${engine} on this machine, so it was left out`),
  ...total.skipped.map((test) => `Skipped: ${test}`),
];
if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
if (missing.size > 0) console.log(`\nFailed or missing: ${[...missing].join(', ')}`);
console.log(inWords(total));
process.exitCode = total.failed === 0 && missing.size === 0 ? 0 : 1;
