import lighthouse, { type Flags } from 'lighthouse';
import type { BenchPage } from './pages.ts';

export type Verdict = {
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Audits that count and are not passed: "id: what Lighthouse says of it". */
  failed: string[];
};

/** Those that do not depend on the machine's speed. */
const steady = ['accessibility', 'best-practices', 'seo'];

const categoriesFor = ({ template }: BenchPage, timed: boolean) => [
  ...(timed ? ['performance'] : []),
  // Search engines must not find the pages for unknown addresses.
  ...steady.filter((category) => category !== 'seo' || !template.endsWith('not-found')),
];

/**
 * Has Lighthouse judge a page as a phone would show it. Used as a library, it reports no errors to
 * its makers, as its command line may.
 * @param port Of the browser's debugging protocol.
 * @param timed With performance.
 * @throws {Error} if the page could not be judged.
 */
export async function judge(port: number, origin: string, page: BenchPage, timed: boolean) {
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: categoriesFor(page, timed),
    // Chromium itself notes every photo whose host is not reached, and no test reaches one; faults
    // of ours in the console fail every browser test.
    skipAudits: ['errors-in-console'],
    disableFullPageScreenshot: true,
    // The page for unknown addresses is a page too.
    ignoreStatusCode: true,
  };
  const result = await lighthouse(origin + page.path, flags);
  if (!result) throw new Error(`Lighthouse has no result for ${page.path}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${page.path}: ${lhr.runtimeError.message}`);
  const judged = Object.values(lhr.categories);
  const failed = judged
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`);
  const scores = judged.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)] as const);
  return { scores: Object.fromEntries(scores), failed } satisfies Verdict;
}
