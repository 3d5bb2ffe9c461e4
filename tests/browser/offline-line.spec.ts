import { paths } from '../../app/paths.ts';
import { meteredLine } from '../support/line.ts';
import { test } from './support/lost-network.ts';
import { expect, idle, open } from './support/test.ts';
import { say } from './support/words.ts';

test.describe('with Save-Data', () => {
  test.use({ line: meteredLine });

  test('there is no worker', async ({ page }) => {
    await open(page, paths.contact('en'));
    await idle(page);
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});

test('offline a line says so', async ({ page, context }) => {
  await open(page, paths.contact('tr'));
  const line = page.getByRole('status').getByText(say('tr', 'offline.line'));
  await expect(line).toBeHidden();
  // Installing the worker offline would log an error.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await context.setOffline(false);
  await expect(line).toBeHidden();
});
