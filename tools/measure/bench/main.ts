import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '../../../app/locales.ts';
import { builtSite, requireBuild } from '../../build/built-site.ts';
import { median } from '../../report/words.ts';
import { root } from '../../run/npm.mjs';
import { serveFolder } from '../../serve/server.ts';
import { addressOf, templateNames } from '../templates.ts';
import { limitOfSite } from './limit.ts';
import { startLighthouse } from './lighthouse.ts';
import { scores, timings } from './targets.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** Templates with commas between them. */
    only: { type: 'string', default: templateNames.join() },
    lighthouse: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pages = values.only
  .split(',')
  .flatMap((template) =>
    locales.map((locale) => ({ name: `${template} ${locale}`, path: addressOf(template, locale) })),
  );
type BenchPage = (typeof pages)[number];
type Figures = Record<string, number>;
type Targets = Record<string, { least?: number; most?: number }>;

requireBuild();
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
await using site = await serveFolder(builtSite);
await using lighthouse = await startLighthouse();

async function scoresOf({ name, path }: BenchPage): Promise<Figures> {
  const { lhr, report } = await lighthouse.judge(site.origin + path);
  const page = join(results, `lighthouse-${name.replace(' ', '-')}.html`);
  writeFileSync(page, report);
  const shown = Object.values(lhr.categories)
    // Search engines must not index the pages for unknown addresses.
    .filter(({ id }) => id !== 'seo' || !name.includes('not-found'));
  return Object.fromEntries(shown.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
}

async function timingsOf({ path }: BenchPage, limitOrigin: string): Promise<Figures> {
  const page = await lighthouse.time(site.origin + path);
  const limit = await lighthouse.time(limitOrigin + path);
  const { fcp: FCP, lcp: LCP, tbt: TBT, cls: CLS } = page;
  return {
    FCP,
    'FCP ÷ limit': FCP / limit.fcp,
    LCP,
    'LCP ÷ limit': LCP / limit.lcp,
    TBT,
    CLS,
  };
}

/** Pages take turns, so that a busy moment of the machine does not fall on one alone. */
async function bench(measure: (page: BenchPage) => Promise<Figures>, targets: Targets) {
  const visits: { name: string; figures: Figures }[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) visits.push({ name: page.name, figures: await measure(page) });
    console.log(`Run ${run} of ${runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  }
  const rows = [...Map.groupBy(visits, ({ name }) => name)].map(([page, all]) => {
    const medians = Object.keys(all[0]?.figures ?? {}).map((name) => {
      const value = median(all.map(({ figures }) => figures[name] ?? Number.NaN));
      const { least = -Infinity, most = Infinity } = targets[name] ?? {};
      // NaN misses its target.
      return { name, value: Number(value.toFixed(2)), missed: !(value >= least && value <= most) };
    });
    const missed = medians.filter((figure) => figure.missed).map(({ name }) => name);
    if (missed.length > 0) process.exitCode = 1;
    const figures = medians.map(({ name, value }) => [name, value] as const);
    return { page, ...Object.fromEntries(figures), missed: missed.join(', ') };
  });
  console.table(rows);
  console.log('Targets:', targets);
  writeFileSync(join(results, 'bench.json'), JSON.stringify({ rows, visits }, undefined, 2));
}

if (values.lighthouse) {
  await bench(scoresOf, scores);
} else {
  const folder = await limitOfSite(builtSite);
  await using limit = await serveFolder(folder);
  await bench((page) => timingsOf(page, limit.origin), timings);
  rmSync(folder, { recursive: true });
}
