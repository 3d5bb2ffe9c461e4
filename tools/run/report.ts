import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Count = { passed: number; failed: number; skipped: number };

const vitest = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() })
  .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped }) => ({
    passed,
    failed,
    skipped,
  }));
const playwright = z
  .object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

/** A step may end before it writes a report. */
function countOf(file: string): Count {
  try {
    return vitest.or(playwright).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** A step without tests counts as one; one whose tests did not fail, but which did or ran none, has failed once. */
export function resultOf(ok: boolean, file?: string): Count {
  if (!file) return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  const count = countOf(file);
  const isSilent = count.failed === 0 && (!ok || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}
