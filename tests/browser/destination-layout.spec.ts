/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
import type { Page } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { getSightMap } from '../../app/map/sights/sight-map.server.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { test } from './support/one-page.ts';
import { isTurn } from './support/pages.ts';
import { expect } from './support/test.ts';
import { destinationWords, linkIn, regionIn, say, shown } from './support/words.ts';

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

/** Distances of sights beyond a map that stick out of their labels, or are covered by a number or a label. */
const unreadable = (map: SVGElement | HTMLElement) => {
  const discs = [...map.querySelectorAll('a circle')].map((disc) => disc.getBoundingClientRect());
  const words = [...map.querySelectorAll('text')].filter((text) => !text.closest('a'));
  const boxes = words.map((text) => ({
    name: text.textContent,
    box: text.getBoundingClientRect(),
    label: text.parentElement?.querySelector('rect')?.getBoundingClientRect() ?? new DOMRect(),
  }));
  const isOnLabel = (label: DOMRect, other: DOMRect) =>
    label.left < other.right &&
    other.left < label.right &&
    label.top < other.bottom &&
    other.top < label.bottom;
  // A line of Arabic is higher than its letters, so that only the middle of the line counts.
  const isOnDisc = ({ left, right, top, bottom }: DOMRect, disc: DOMRect) => {
    const [x, y] = [disc.left + disc.width / 2, disc.top + disc.height / 2];
    const nearest = Math.min(Math.max(x, left), right);
    return Math.hypot(x - nearest, y - (top + bottom) / 2) < disc.width / 2;
  };
  const wrong = boxes.flatMap(({ name, box, label }, at) => [
    ...(box.left > label.left && box.right < label.right ? [] : [`${name} sticks out`]),
    ...(discs.some((disc) => isOnDisc(box, disc)) ? [`${name} is covered by a number`] : []),
    ...(boxes.slice(at + 1).some((other) => isOnLabel(label, other.label))
      ? [`${name} is covered by another`]
      : []),
  ]);
  return { count: words.length, wrong };
};

for (const locale of locales) {
  test(`${locale}: the text of a sight is below its stamp`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(paths.destination(locale, 'cappadocia'));
    await expectTextBelowStamps(page, locale, 'cappadocia');
  });
}

for (const { locale, id, beyond } of shareOfPlaces.filter((place) => place.beyond > 0)) {
  test(`${locale} ${id}: every distance beyond the map is readable`, async ({ page }) => {
    await page.goto(paths.destination(locale, id));
    const map = page.getByRole('group', { name: say(locale, 'sightMap.list'), exact: true });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const { count, wrong } = await map.evaluate(unreadable);
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

test('a link opens the part that it leads into, also where the address has it already', async ({
  page,
}) => {
  await page.goto(`${paths.guide('tr')}#getting-around`);
  const main = page.getByRole('main');
  const link = main.locator('#getting-around a[href$="#distances"]').first();
  const answer = main.locator('details#distances');
  await link.click();
  await expect(answer).toHaveAttribute('open');
  await answer.locator('summary').click();
  await expect(answer).not.toHaveAttribute('open');
  await link.click();
  await expect(answer).toHaveAttribute('open');
});
