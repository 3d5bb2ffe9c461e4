import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { slow4g } from '../../tools/measure/bench/browser.ts';
import { expect, hydrated, test } from './support/test.ts';
import { say } from './support/words.ts';

/* On a slow line a page for reading asks for its scripts when it is touched, a tool at once. */

/** Opens a page on a slow line, and tells what scripts it asks for. */
async function openSlowly(page: Page, path: string) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(path);
  // What waits for an idle moment had one.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
  return scripts;
}

test('a page for reading waits for a touch, and answers the press that it was', async ({
  page,
}) => {
  const scripts = await openSlowly(page, paths.home('tr'));
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: say('tr', 'search.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
  expect(scripts).not.toEqual([]);
});

for (const path of [paths.plan('en'), paths.trips('ar'), paths.takeAlong('tr')]) {
  test(`${path} is a tool, and does not wait`, async ({ page }) => {
    await openSlowly(page, path);
    await hydrated(page);
  });
}
