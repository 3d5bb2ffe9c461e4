import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { languageFor } from './support/pages.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { destinationWords, linkIn, regionIn, say, shown, sightsOf } from './support/words.ts';

for (const [turn, { id }] of destinationFacts.entries()) {
  const locale = languageFor(turn);

  test(`${locale} ${id}: has all its parts`, async ({ page }) => {
    const words = destinationWords(locale, id);
    const sights = sightsOf(locale, id);
    await page.goto(paths.destination(locale, id));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(main.getByText(words.subtitle, { exact: true })).toBeVisible();
    await expect(main.getByRole('img', { name: words.imageAlt }).first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).toContainText([
      say(locale, 'destination.about'),
      say(locale, 'destination.highlights'),
      say(locale, 'destination.sights'),
      say(locale, 'destination.itinerary', { days: words.plan.length }),
      say(locale, 'destination.bestTime'),
      say(locale, 'destination.tips'),
      say(locale, 'destination.gettingThere'),
      say(locale, 'destination.priceCovers'),
    ]);
    const region = (key: Parameters<typeof say>[1]) => regionIn(main, locale, key);
    await expect(region('destination.highlights').getByRole('heading', { level: 3 })).toHaveText(
      words.highlights.map(({ title }) => title),
    );
    await expect(region('destination.highlights').getByRole('listitem')).toHaveCount(3);
    const best = region('destination.bestTime');
    for (const season of ['spring', 'summer', 'autumn', 'winter'] as const) {
      await expect(
        best.getByRole('term').filter({ hasText: say(locale, `season.${season}`) }),
      ).toHaveCount(1);
      await expect(best.getByText(shown(words.bestTime[season]), { exact: true })).toBeVisible();
    }
    const tips = region('destination.tips');
    const shownTips = tips.getByRole('heading', { level: 3 }).filter({ visible: true });
    await expect(shownTips.first()).toHaveText(words.tips[0]?.title ?? '');
    const hidden = words.tips.length - (await shownTips.count());
    await tips.getByText(say(locale, 'destination.moreTips', { count: hidden })).click();
    await expect(tips.getByRole('heading', { level: 3 })).toHaveText(
      words.tips.map(({ title }) => title),
    );
    const seen = region('destination.sights');
    for (const { name, alt, sign, day, entry, position } of sights) {
      const sight = seen.getByRole('listitem').filter({
        has: page.getByRole('heading', { level: 3, name, exact: true }),
      });
      const isNamedTwice = sign !== name;
      await expect(sight.locator('bdi[lang=tr]')).toHaveText(isNamedTwice ? [sign] : []);
      if (alt) await expect(sight.getByRole('img', { name: alt, exact: true })).toBeVisible();
      if (entry)
        await expect(
          sight.getByText(say(locale, `sight.entry.${entry}`), { exact: true }),
        ).toBeVisible();
      const map = sight.getByRole('link', { name: `${say(locale, 'map.short')} ${name}` });
      await expect(map).toHaveCount(position ? 1 : 0);
      const ofPlan = linkIn(sight, locale, 'sightMap.day', { day: day ?? 0 });
      await expect(ofPlan).toHaveCount(day === undefined ? 0 : 1);
    }
    const plan = regionIn(main, locale, 'destination.itinerary', { days: words.plan.length });
    await expect(plan.getByRole('heading', { level: 3 })).toHaveText(
      words.plan.map(({ title }) => title),
    );
    await expect(plan.getByRole('link')).toHaveCount(
      sights.filter(({ day }) => day !== undefined).length,
    );
    // On a phone the eye and the keyboard meet the parts in the same order.
    await page.setViewportSize({ width: 390, height: 844 });
    const tops = await main
      .getByRole('heading', { level: 2 })
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
}

/** Half of 24 pixels, less what antialiasing takes. */
const reach = 11.75;

test('a number on the map of a place is 24 px wide on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, paths.destination('en', 'istanbul'));
  const map = page.getByRole('group', { name: say('en', 'sightMap.list') });
  const numbers = map.getByRole('link');
  await expect(numbers).not.toHaveCount(0);
  await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const small = await numbers.evaluateAll((links, most) => {
    const around = [
      [-most, 0],
      [most, 0],
      [0, -most],
      [0, most],
    ] as const;
    return links
      .filter((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        const hit = around.map(([right, down]) =>
          document.elementFromPoint(middle + right, centre + down)?.closest('a'),
        );
        return hit.some((target) => target !== link);
      })
      .map(({ textContent }) => textContent);
  }, reach);
  expect(small).toEqual([]);
});
