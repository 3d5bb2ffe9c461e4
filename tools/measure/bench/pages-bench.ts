import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { serveFolder } from '../../serve/server.ts';
import { builtSite } from '../../build/built-site.ts';
import { launch } from './browser.ts';
import { visit, type Visit } from './measure.ts';
import { benchPages, type BenchPage } from './pages.ts';
import { keep, table } from './report.ts';
import { limitOfSite, oneLine } from './limit.ts';
import { openSlowLine } from './slow-line.ts';
import { medians } from './statistics.ts';
import { missedBy, targets, type Compared } from './targets.ts';

type Options = { runs: number; only: string | undefined };

const round = (value: number) => (Number.isNaN(value) ? '–' : String(Math.round(value)));
const kilobytes = (value: number) => (value / 1000).toFixed(1);
const times = (one: number, other: number) => (one / other).toFixed(2);

const head =
  'page in FCP line ÷ limit ÷ LCP limit ÷ TBT CLS html css js fonts pict. KB ÷ view req. ÷ answer found targets'.split(
    ' ',
  );

function row({ template, locale }: BenchPage, figures: Compared) {
  const { page, limit, line } = figures;
  const missed = missedBy(template, figures);
  return [
    template,
    locale,
    round(page.fcp),
    round(line.fcp),
    times(page.fcp, line.fcp),
    round(limit.fcp),
    times(page.fcp, limit.fcp),
    round(page.lcp),
    round(limit.lcp),
    times(page.lcp, limit.lcp),
    round(page.tbt),
    page.cls.toFixed(3),
    ...[page.html, page.css, page.js, page.fonts, page.pictures, page.bytes].map(kilobytes),
    times(page.bytes, limit.bytes),
    kilobytes(page.firstView),
    round(page.requests),
    times(page.requests, limit.requests),
    round(page.answer),
    round(page.found),
    missed.length === 0 ? '✓' : `✗ ${missed.map(({ name }) => name).join(', ')}`,
  ];
}

/** Pages and their limits by turns, so that a busy moment of the machine falls on both. */
export async function benchOfPages({ runs, only }: Options) {
  const limitFolder = await limitOfSite(builtSite);
  const site = await serveFolder(builtSite);
  const limitSite = await serveFolder(limitFolder);
  const near = await openSlowLine(site.port);
  const nearLimit = await openSlowLine(limitSite.port);
  const browser = await launch();
  const results = benchPages(only).map((page) => ({
    page,
    visits: [] as Visit[],
    limits: [] as Visit[],
  }));
  const lines: Visit[] = [];
  try {
    // The first visit of a fresh browser is slower than any other.
    await visit(browser, near.origin, true);
    for (let run = 1; run <= runs; run += 1) {
      lines.push(await visit(browser, nearLimit.origin + oneLine, false));
      for (const { page, visits, limits } of results) {
        visits.push(await visit(browser, near.origin + page.path, true));
        limits.push(await visit(browser, nearLimit.origin + page.path, false));
      }
      console.log(`Run ${run} of ${runs}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
    }
  } finally {
    await browser.close();
    near.close();
    nearLimit.close();
    await site.stop();
    await limitSite.stop();
    rmSync(limitFolder, { recursive: true });
  }

  const figures = results.map(({ page, visits, limits }) => ({
    ...page,
    medians: { page: medians(visits), limit: medians(limits), line: medians(lines) },
    visits,
    limits,
  }));
  console.log(
    `\nMedians of ${runs}; ÷: how many times the same page with only what its first view needs; line: a page of one line.\n`,
  );
  console.log(
    table(
      head,
      figures.map((each) => row(each, each.medians)),
    ),
  );
  console.log(`\nTargets: ${targets.map(({ name, most }) => `${name} ≤ ${most}`).join(', ')}`);
  keep('pages', figures);
  return figures.every(
    ({ template, medians: compared }) => missedBy(template, compared).length === 0,
  );
}
