import { expect, open, test } from './support/test.ts';

// The fixture in `support/test.ts` fails on any violation in all tests.

test('pages are sent with the policy of the host', async ({ page }) => {
  const response = await open(page, '/');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.describe('a violation', () => {
  test.use({ expectedFaults: /policy/i });

  test('is reported', async ({ page }) => {
    await open(page, '/');
    const seen = page.waitForEvent('console', (message) =>
      message.text().startsWith('Against the policy'),
    );
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/x.png';
    });
    expect((await seen).text()).toContain('img-src https://evil.example/x.png');
  });

  test('an injected script does not run', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.ran = "true"';
      document.body.append(script);
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  });
});
