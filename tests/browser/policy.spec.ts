import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

// The fixture in `support/test.ts` fails on any violation in all tests.

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

test.describe('where no script may run', () => {
  test.use({ expectedFaults: /policy/i });

  test('a page says so, and shows nothing that does not work', async ({ page }) => {
    await page.route(`**${paths.plan('tr')}`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(paths.plan('tr'));
    await expect(page.getByText(say('tr', 'offline.lost'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
