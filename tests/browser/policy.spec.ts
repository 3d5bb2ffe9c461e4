import { expect, open, test } from './support/test.ts';

/*
 * That nothing offends against the policy is seen to by the fixture in `support/test.ts`, which fails on
 * any report, in all tests: one page of every kind is loaded by several of them, and seen to its end by
 * `reflow.spec.ts`. `tests/output/policy.test.ts` reads the policy and every page's source.
 */

test('pages are sent with the policy of the host', async ({ page }) => {
  const response = await open(page, '/');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
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

  test('of a script that somebody puts into the page is not carried out', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "true"';
      document.body.append(script);
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  });
});
