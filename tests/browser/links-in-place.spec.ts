import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

/** Whether the document is still the one that `mark` was called for. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

/** One of a component, and one of running text. */
const links = {
  'in the footer': (page: Page) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('tr', 'nav.experiences'), exact: true }),
  'in a text': (page: Page) =>
    page.locator(`main p a[href^="${paths.home('tr')}/"]:not([class])`).first(),
};

for (const [where, find] of Object.entries(links)) {
  test(`a link ${where} is followed in place, and in a new tab where that is asked for`, async ({
    page,
  }) => {
    await open(page, paths.article('tr', 'istanbul'));
    await mark(page);
    const link = find(page);
    const address = (await link.getAttribute('href')) ?? '';
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(address);
    await tab.close();
    await expect(page).toHaveURL(paths.article('tr', 'istanbul'));
    await link.click();
    await expect(page).toHaveURL(address);
    expect(await isMarked(page)).toBe(true);
  });
}

test('a link to the page that one is on adds no step to the history', async ({ page }) => {
  await open(page, paths.contact('en'));
  await mark(page);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('en', 'nav.contact'), exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await steps()).toBe(before);
  expect(await isMarked(page)).toBe(true);
});
