import { paths } from '../../app/paths.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { buttonIn, titleOfPlace } from './support/words.ts';
import { openStop } from './support/planner-folds.ts';
import { expectGroundOfPage, groundOf } from './support/ground.ts';

/* Colours of the system in place of ours, as in the contrast themes of Windows. */

test('over a picture the toolbar has the ground of the page, and where more contrast is asked for', async ({
  page,
}) => {
  for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
    for (const path of [paths.home('en'), paths.destination('en', 'istanbul')]) {
      await open(page, path);
      await expectGroundOfPage(page);
    }
  }
});

test('cards have an edge, and a button that does nothing looks so', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open(page, paths.destinations('en'));
  const edges = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopStyle));
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges)).toEqual(new Set(['solid']));

  await open(page, paths.plan('en', 'stops=istanbul.1,cappadocia.1'));
  await openStop(page, 'en', 'istanbul');
  const button = (key: 'plan.up' | 'plan.down' | 'plan.fewer' | 'plan.more') =>
    buttonIn(page, 'en', key, { place: titleOfPlace('en', 'istanbul') }).evaluate(
      (one) => getComputedStyle(one).color,
    );
  const grey = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await button('plan.up')).toBe(grey);
  expect(await button('plan.down')).not.toBe(grey);
  expect(await button('plan.fewer')).toBe(grey);
  expect(await button('plan.more')).not.toBe(grey);
});

test('the route of a trip stays on the ground of its country', async ({ page }) => {
  await open(page, paths.trips('en'));
  const sketch = page.getByRole('main').locator('[data-sketch]').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme });
    const ground = await sketch.evaluate(groundOf);
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await sketch.evaluate(groundOf)).toEqual(ground);
  }
});
