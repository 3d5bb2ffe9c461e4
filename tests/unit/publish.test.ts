import { describe, expect, test } from 'vitest';
import {
  failedIn,
  mayGoLive,
  reasonsAgainst,
  type Verdict,
  verdictHtml,
} from '../../tools/publish/page.ts';
import { heavierThan, type Weighed } from '../../tools/publish/weigh.ts';

const weighed = (weights: Record<string, number>): Weighed => ({
  date: '2026-11-22',
  bytes: 1,
  pages: 1,
  weights,
});
const fine: Verdict = {
  date: '2026-11-22',
  steps: [{ name: 'The site is built', ok: true, seconds: 16, output: '', failed: [] }],
  uncommitted: [],
  notes: [{ title: 'Photos without an author', count: 6 }],
  heavier: [],
};

test('a site that passes may go live, also with notes', () => {
  const noted = { ...fine, uncommitted: ['content/site.json'] };
  expect(mayGoLive(noted)).toBe(true);
  expect(verdictHtml(noted)).toContain('This may go live.');
  expect(verdictHtml(noted)).toContain('content/site.json');
});

describe('may not go live', () => {
  test.each<[string, Partial<Verdict>, string]>([
    [
      'what fails a check',
      {
        steps: [{ name: 'Pages', ok: false, seconds: 1, output: '<broken>', failed: ['a > <b>'] }],
      },
      'Pages: failed',
    ],
    [
      'what has grown',
      { heavier: [{ address: '/', before: 20_000, now: 30_000 }] },
      '/ has grown from 20.0 KB to 30.0 KB',
    ],
  ])('%s', (_, change, reason) => {
    const verdict = { ...fine, ...change };
    expect(mayGoLive(verdict)).toBe(false);
    expect(reasonsAgainst(verdict).join()).toContain(reason);
    expect(verdictHtml(verdict)).toContain('This may not go live yet.');
    expect(verdictHtml(verdict)).not.toContain('<broken>');
  });
});

test('each failed test is named once, anywhere in the output', () => {
  const output =
    ' FAIL  |output| tests/a.test.ts > no link is dead\n…\n FAIL  |output| tests/a.test.ts > no link is dead\n ✓ FAIL safe';
  expect(failedIn(output)).toEqual(['tests/a.test.ts > no link is dead']);
});

test('a page is heavier if it grows by a tenth and a kilobyte', () => {
  const before = weighed({ '/': 20_000, '/small': 2000, '/gone': 1 });
  const now = weighed({ '/': 22_100, '/small': 2900, '/new': 90_000 });
  expect(heavierThan(before, now)).toEqual([{ address: '/', before: 20_000, now: 22_100 }]);
});
