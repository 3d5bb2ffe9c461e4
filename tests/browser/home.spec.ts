import type { Page } from '@playwright/test';
import { featured } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { articleFacts, destinationFacts } from '../support/facts.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import {
  articleWords,
  blockTitle,
  buttonIn,
  experiences,
  linkIn,
  readable,
  regionIn,
  say,
  shown,
  titleOfPlace,
  trips,
  tripWords,
} from './support/words.ts';

const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level });

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: the sections of the specification, complete and in order`, async ({ page }) => {
    await page.goto(paths.home(locale));
    await expect(headings(page, 1)).toHaveText([say(locale, 'hero.headline')]);
    const main = page.getByRole('main');
    await expect(main.getByText(say(locale, 'hero.welcome'))).toBeInViewport();
    await expect(main.getByText(say(locale, 'hero.description'))).toBeInViewport();
    await expect(headings(page, 2)).toHaveText([
      say(locale, 'home.popularDestinations'),
      blockTitle(locale, 'intro-welcome'),
      blockTitle(locale, 'intro-layers'),
      blockTitle(locale, 'intro-nature'),
      say(locale, 'experiences.title'),
      say(locale, 'home.travelGuide'),
      say(locale, 'contact.title'),
    ]);
    await expect(page.getByRole('contentinfo')).toContainText(say(locale, 'footer.privacy'));
    await expect(headings(page, 3)).toHaveText([
      ...destinationFacts.map(({ id }) => titleOfPlace(locale, id)),
      ...experiences.map(({ translations }) => translations[locale].frontMatter.name),
      blockTitle(locale, 'best-time'),
      blockTitle(locale, 'getting-around'),
      say(locale, 'guide.title'),
      say(locale, 'home.trips'),
      blockTitle(locale, 'contact'),
    ]);
    await expect(headings(page, 4)).toHaveText(
      trips.slice(0, featured.trips).map(({ id }) => tripWords(locale, id).title),
    );
    for (const { id, translations } of experiences) {
      const { name, description } = translations[locale].frontMatter;
      await expect(page.getByText(shown(description), { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${paths.experiences(locale)}#${id}`,
      );
    }
    await expect(linkIn(main, locale, 'home.wholeGuide')).toHaveAttribute(
      'href',
      paths.guide(locale),
    );
    await expect(linkIn(main, locale, 'home.allDestinations')).toHaveAttribute(
      'href',
      paths.destinations(locale),
    );
    const guide = regionIn(page, locale, 'home.travelGuide');
    const rows = guide
      .getByRole('list')
      .filter({ hasText: articleWords(locale, 'istanbul').title })
      .getByRole('listitem');
    expect((await rows.allTextContents()).map(readable)).toEqual(
      articleFacts.map(({ id, minutes }) =>
        readable(articleWords(locale, id).title + say(locale, 'guide.readTime', { minutes })),
      ),
    );
    await expect(buttonIn(page, locale, 'contact.send')).toBeVisible();
  });
}

test('the scroll cue leads to the destinations', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.home(locale));
  const cue = linkIn(page, locale, 'hero.scrollCue');
  await expect(cue).toBeInViewport({ ratio: 1 });
  await cue.click();
  const heading = page.getByRole('heading', { name: say(locale, 'home.popularDestinations') });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const toolbar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((toolbar?.y ?? 0) + (toolbar?.height ?? 0));
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(360);
});

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: under the words of the hero, three ways in are on the first screen`, async ({
    page,
  }) => {
    const ways = [
      { label: 'hero.when', to: paths.whenToGo(locale) },
      { label: 'hero.where', to: paths.destinations(locale) },
      { label: 'hero.trips', to: paths.trips(locale) },
    ] as const;
    await open(page, paths.home(locale));
    const hero = regionIn(page, locale, 'hero.headline');
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const words = await hero.getByText(say(locale, 'hero.description')).boundingBox();
      for (const { label, to } of ways) {
        const link = linkIn(hero, locale, label);
        await expect(link).toHaveAttribute('href', to);
        await expect(link).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }
    await linkIn(hero, locale, 'hero.trips').click();
    await expect(page).toHaveURL(paths.trips(locale));
  });
}
