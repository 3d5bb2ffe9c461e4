import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '../../app/days.ts';
import { builtSite } from '../build/built-site.ts';
import { openPage, writeReport } from '../report/write.ts';
import { npm, root } from '../run/npm.mjs';
import { failedIn, mayGoLive, reasonsAgainst, type Step, verdictHtml } from './page.ts';
import { heavierThan, publishedFile, weigh, weighedSchema } from './weigh.ts';

const kept = publishedFile(root);

/** Empty without Git. */
const uncommitted = () =>
  (spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Words on share pictures need a Chromium; the report lists those without as a note. */
const withoutWords = ['--', '--exclude', 'tests/repository/share-words.test.ts'];

if (process.argv.includes('--published')) {
  writeFileSync(kept, `${JSON.stringify(weigh(builtSite, today()), undefined, 2)}\n`);
  console.log(`Kept in ${kept}. Commit it.`);
} else {
  const asked = [
    { name: 'The site is built', script: 'build' },
    { name: 'Words, facts and code are right', script: 'unit', args: withoutWords },
    { name: 'The built pages are right', script: 'output' },
    ...(process.argv.includes('--browser')
      ? [{ name: 'Browsers show it right', script: 'browser' }]
      : []),
  ];
  const steps: Step[] = [];
  for (const { name, script, args = [] } of asked) {
    console.log(`${name} …`);
    const since = performance.now();
    const { ok, output } = await npm(['run', '--silent', script, ...args], {
      env: { NO_COLOR: '1' },
    });
    const seconds = (performance.now() - since) / 1000;
    steps.push({
      name,
      ok,
      seconds,
      output: output.trim().split('\n').slice(-40).join('\n'),
      failed: failedIn(output),
    });
    if (!ok && script === 'build') break;
  }
  const built = steps[0]?.ok === true;
  const weighed = built ? weigh(builtSite, today()) : undefined;
  const published = existsSync(kept)
    ? weighedSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
    : undefined;
  const notes = built
    ? writeReport(today())
        .chapters.map(({ title, findings }) => ({ title, count: findings.length }))
        .filter(({ count }) => count > 0)
    : [];
  const heavier = weighed && published ? heavierThan(published, weighed) : [];
  const verdict = {
    date: today(),
    steps,
    uncommitted: uncommitted(),
    notes,
    weighed,
    published,
    heavier,
  };

  const page = join(root, 'test-results/publish.html');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(page, verdictHtml(verdict));
  console.log(
    mayGoLive(verdict)
      ? 'This may go live.'
      : `This may not go live yet:\n${reasonsAgainst(verdict)
          .map((reason) => `  - ${reason}`)
          .join('\n')}`,
  );
  console.log(`On one page: ${page}`);
  openPage(page);
  if (!mayGoLive(verdict)) process.exitCode = 1;
}
