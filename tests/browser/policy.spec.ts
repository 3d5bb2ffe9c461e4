import { expect, open, test } from './support/test.ts';

/*
 * That nothing offends against the deployed policy is seen to by the fixture in `support/test.ts`, which
 * fails on any report, in all tests: one page of every kind is loaded whole by several of them, followed
 * in place by `page-styles.spec.ts`, and seen to its end by `reflow.spec.ts`. `tests/output/policy.test.ts`
 * reads the policy and every page's source.
 */

test('pages are sent with the policy', async ({ page }) => {
  const response = await open(page, '/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
});

test.describe('an offence', () => {
  test.use({ expectedFaults: /policy/i });

  test('is seen', async ({ page }) => {
    await open(page, '/');
    const seen = page.waitForEvent('console', (message) =>
      message.text().startsWith('Against the policy'),
    );
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/x.png';
    });
    expect((await seen).text()).toContain('img-src https://evil.example/x.png');
  });
});
