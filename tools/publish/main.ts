import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { today } from '../../app/days.ts';
import { defaultLocale, isLocale } from '../../app/locales.ts';
import { builtSite } from '../build/built-site.ts';
import { sayIn } from '../edit/words.ts';
import { openPage, writeReport } from '../report/write.ts';
import { root } from '../run/npm.mjs';
import { checkSite } from './check.ts';
import { mayGoLive, verdictHtml } from './page.ts';
import { heavierThan, publishedFile, weigh, weighedSchema } from './weigh.ts';

const kept = publishedFile(root);

/** Empty without Git. */
const uncommitted = () =>
  (spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

const { values: options } = parseArgs({
  options: { in: { type: 'string' }, published: { type: 'boolean', default: false } },
});
const { LC_ALL = '', LANG = '' } = process.env;
/** The language that is asked for, or that of the terminal. */
const locale =
  [options.in, (LC_ALL || LANG).slice(0, 2)].find((name) => isLocale(name)) ?? defaultLocale;
const t = sayIn(locale);

if (options.published) {
  writeFileSync(kept, `${JSON.stringify(weigh(builtSite, today()), undefined, 2)}\n`);
  console.log(t('publish.kept', { file: kept }));
} else {
  const { isBuilt, steps, sentences } = await checkSite({
    locale,
    tell: (line) => console.log(line),
  });
  const weighed = isBuilt ? weigh(builtSite, today()) : undefined;
  const published = existsSync(kept)
    ? weighedSchema.parse(JSON.parse(readFileSync(kept, 'utf8')))
    : undefined;
  const notes = isBuilt
    ? writeReport(today())
        .chapters.map(({ title, findings }) => ({ title, count: findings.length }))
        .filter(({ count }) => count > 0)
    : [];
  const verdict = {
    date: today(),
    locale,
    steps,
    sentences,
    uncommitted: uncommitted(),
    notes,
    weighed,
    published,
    heavier: weighed && published ? heavierThan(published, weighed) : [],
  };
  for (const { where, says, mend } of sentences) console.log(`\n${where}\n  ${says}\n  → ${mend}`);
  const page = join(root, 'test-results/publish.html');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(page, verdictHtml(verdict));
  console.log(`\n${t(mayGoLive(verdict) ? 'publish.yes' : 'publish.no')}`);
  if (sentences.length > 0) console.log(t('publish.toMend', { count: sentences.length }));
  console.log(t('publish.onOnePage', { file: page }));
  openPage(page);
  if (!mayGoLive(verdict)) process.exitCode = 1;
}
