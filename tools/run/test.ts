import { rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { isNewer, sources } from './newer.ts';
import { npm } from './npm.mjs';
import { resultOf } from './report.ts';

/* Every step is a script of package.json. A failed one shows its output; the rest run if the site is built. */

type Step = { name: string; report?: string; env?: Record<string, string> };

const build: Step = { name: 'build' };
const tests = (name: string): Step => ({ name, report: `test-results/${name}.json` });

/** Rounds run one after another, the steps of a round at the same time. */
const plans: Record<string, Step[][]> = {
  test: [[build, { name: 'lint' }, tests('unit')], [tests('output')], [tests('browser')]],
  nightly: [
    isNewer('build/client/_redirects', sources) ? [] : [build],
    [tests('recipes')],
    [tests('slow'), tests('traveller')],
    // Those that `npm test` leaves out; it also opens the copy that `recipes` has built.
    [{ ...tests('browser'), env: { NIGHTLY: 'yes' } }],
  ],
};

/** After the plan the names of its steps that run, such as `npm run nightly -- browser`; all without any. */
const [plan = 'test', ...only] = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
const failed = new Set<string>();

async function run({ name, report, env }: Step, chromium: string) {
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const { ok, output } = await npm(['run', '--silent', name], {
    env: { CHROMIUM_PATH: chromium, ...env },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = resultOf(ok, report);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const isFine = count.failed === 0 && !(process.env['CI'] && count.skipped > 0);
  const sum = report ? `  ${count.passed} passed, ${count.failed} failed` : '';
  console.log(`${name.padEnd(10)}${isFine ? '✓' : '✗'}${seconds.padStart(8)} s${sum}`);
  if (isFine) return;
  failed.add(name);
  console.log(`\n${output}`);
}

const chromium = await findChromium();
if (!chromium) {
  console.error('There is no Chromium, and none could be installed: CHROMIUM_PATH=… npm test');
  process.exit(1);
}

for (const round of plans[plan] ?? []) {
  if (failed.has(build.name)) break;
  const asked = round.filter(({ name }) => only.length === 0 || only.includes(name));
  await Promise.all(asked.map((step) => run(step, chromium)));
}

if (failed.size > 0) console.log(`Failed: ${[...failed].join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = failed.size === 0 ? 0 : 1;
