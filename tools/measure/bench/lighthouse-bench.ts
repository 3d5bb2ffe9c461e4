import { serveFolder } from '../../serve/server.ts';
import { builtSite } from '../../build/built-site.ts';
import { launchForLighthouse } from './browser.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { benchPages } from './pages.ts';
import { keep, table } from './report.ts';
import { medians } from './statistics.ts';

/** The least score of every page. */
const least: Readonly<Record<string, number>> = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

type Options = { runs: number; only: string | undefined };

/** @returns Whether every page reaches what it must. */
export async function benchOfLighthouse({ runs, only }: Options) {
  const site = await serveFolder(builtSite);
  const { browser, port } = await launchForLighthouse();
  const results = benchPages(only).map((page) => ({ page, verdicts: [] as Verdict[] }));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { page, verdicts } of results) {
        verdicts.push(await judge(port, site.origin, page, true));
      }
      console.log(`Run ${run} of ${runs}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }

  const figures = results.map(({ page, verdicts }) => {
    const scores = medians(verdicts.map((verdict) => verdict.scores));
    const ok = Object.entries(scores).every(([name, score]) => score >= (least[name] ?? 100));
    const failed = new Set(verdicts.flatMap((verdict) => verdict.failed));
    return { ...page, scores, ok, failed: [...failed] };
  });
  console.log(`\nScores of Lighthouse for a phone, medians of ${runs}.\n`);
  console.log(
    table(
      ['page', '', ...Object.keys(least), ''],
      figures.map(({ template, locale, scores, ok, failed }) => [
        template,
        locale,
        ...Object.keys(least).map((name) => String(scores[name] ?? '–')),
        ok ? '✓' : `✗ ${failed.map((audit) => audit.split(':')[0]).join(', ')}`,
      ]),
    ),
  );
  console.log(
    `\nTargets: ${Object.entries(least)
      .map(([name, score]) => `${name} ≥ ${score}`)
      .join(', ')}`,
  );
  keep('lighthouse', figures);
  return figures.every(({ ok }) => ok);
}
