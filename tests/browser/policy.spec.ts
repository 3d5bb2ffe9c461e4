import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

// Chromium reports a violation in the console, so that the fixture in `support/test.ts` fails on any in all tests.

test.use({ expectedFaults: /policy/i });

test('an injected script does not run', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.ran = "true"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-ran');
});

test('where no script may run, a page says so, and shows nothing that does not work', async ({
  page,
}) => {
  await page.route(`**${paths.plan('tr')}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(paths.plan('tr'));
  await expect(page.getByText(say('tr', 'offline.lost'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
