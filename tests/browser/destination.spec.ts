import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { getSightMap } from '../../app/map/sights/sight-map.server.ts';
import { test } from './support/one-page.ts';
import { isTurn, languageFor } from './support/pages.ts';
import { expect, open } from './support/test.ts';
import { destinationWords, linkIn, regionIn, say, shown, sightsOf } from './support/words.ts';
import { destinationFacts } from '../support/facts.ts';

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

const shareOfPlaces = locales.flatMap((locale) =>
  destinationFacts
    .filter((_, index) => isTurn(locale, index))
    .map(({ id }) => ({
      locale,
      id,
      beyond: getSightMap(locale, id)?.marks.filter((mark) => mark.beyond).length ?? 0,
    })),
);

const phone = { width: 390, height: 844 };

async function expectTextBelowStamps(page: Page, locale: Locale, id: string) {
  const sights = regionIn(page, locale, 'destination.sights');
  for (const { name, alt, text } of destinationWords(locale, id).sights) {
    const sight = sights.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    });
    const parts = [
      sight.getByRole('img', { name: alt ?? '', exact: true }),
      sight.getByRole('list'),
      sight.getByText(shown(text), { exact: true }),
    ];
    const [stamp, facts, words] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!stamp || !facts || !words) throw new Error(`${name} lacks a part`);
    expect.soft(words.y, name).toBeGreaterThanOrEqual(stamp.y + stamp.height);
    expect.soft(words.y, name).toBeGreaterThanOrEqual(facts.y + facts.height);
  }
}

/** Distances of sights beyond a map, and those that stick out of their labels. Runs in the page. */
const distancesOn = (map: SVGElement | HTMLElement) => {
  const words = [...map.querySelectorAll('text')].filter((text) => !text.closest('a'));
  const wrong = words.filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    const label = text.parentElement?.querySelector('rect')?.getBoundingClientRect();
    return !label || left <= label.left || right >= label.right;
  });
  return { count: words.length, wrong: wrong.map(({ textContent }) => textContent) };
};

for (const locale of locales) {
  test(`${locale}: the text of a sight is below its stamp`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.destination(locale, 'cappadocia'));
    await expectTextBelowStamps(page, locale, 'cappadocia');
  });
}

for (const { locale, id, beyond } of shareOfPlaces.filter((place) => place.beyond > 0)) {
  test(`${locale} ${id}: every distance beyond the map is within its label`, async ({ page }) => {
    await page.goto(paths.destination(locale, id));
    const map = page.getByRole('group', { name: say(locale, 'sightMap.list'), exact: true });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const { count, wrong } = await map.evaluate(distancesOn);
      expect.soft(wrong, `distances at ${width} px`).toEqual([]);
      expect(count).toBe(beyond);
    }
  });
}

test('on a desk the map stays in view beside the sights that are next to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.destination('en', 'istanbul'));
  const main = page.getByRole('main');
  const map = main.getByRole('group', { name: say('en', 'sightMap.list'), exact: true });
  const [, , , fourth] = destinationWords('en', 'istanbul').sights;
  const sight = main.getByRole('heading', { level: 3, name: fourth?.name ?? '', exact: true });
  await sight.evaluate((title) => title.scrollIntoView({ block: 'center' }));
  await expect(map).toBeInViewport({ ratio: 0.7 });
});

const looks = [
  { locale: 'en' as const, ...phone },
  { locale: 'ar' as const, width: 1440, height: 900 },
];

for (const { locale, width, height } of looks) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the price stays within reach while one reads, and leaves before the footer', async ({
      page,
    }) => {
      await page.goto(paths.destination(locale, 'ephesus'));
      const main = page.getByRole('main');
      const adds = linkIn(main, locale, 'trip.add').locator('visible=true');
      await expect(adds, 'the first screen says the price once').toHaveCount(1);
      const add = adds.last();
      const days = destinationWords(locale, 'ephesus').plan.length;
      for (const name of [
        say(locale, 'destination.sights'),
        say(locale, 'destination.itinerary', { days }),
        say(locale, 'destination.tips'),
      ]) {
        const heading = main.getByRole('heading', { level: 2, name, exact: true });
        await heading.evaluate((title) => title.scrollIntoView({ block: 'center' }));
        await expect(add, name).toBeInViewport({ ratio: 1 });
      }
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const button = await add.boundingBox();
      const end = (button?.y ?? 0) + (button?.height ?? 0);
      expect(end).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0);
      await page.emulateMedia({ media: 'print' });
      await expect(add).toBeHidden();
    });
  });
}
