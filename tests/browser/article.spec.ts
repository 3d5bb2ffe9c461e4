import type { Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import { articleFacts } from '../support/facts.ts';
import { languageFor } from './support/pages.ts';
import { photoSelector } from './support/photos.ts';
import { expectSeen } from './support/seen.ts';
import { test } from './support/one-page.ts';
import { expect, open, test as alone } from './support/test.ts';
import {
  articles,
  articleSources,
  articleWords,
  headingsOf,
  readable,
  say,
  shown,
} from './support/words.ts';

/** Photos have a credit link, which is hidden until they come; drawings have none. */
const photosOf = (page: Page) =>
  page.getByRole('figure').filter({ has: page.getByRole('link', { includeHidden: true }) });

const visible = { useInnerText: true };

async function expectCredits(page: Page, locale: Locale, id: string) {
  const photos = articles.find((article) => article.id === id)?.facts.photos ?? [];
  const figures = photosOf(page);
  await expect(figures).toHaveCount(photos.length);
  for (const [index, { photo, alt }] of photos.entries()) {
    const figure = figures.nth(index);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img', { name: alt[locale], exact: true })).toBeVisible();
    const picture = figure.locator(photoSelector);
    await expectSeen(picture);
    const { src, author } = photoSource(photo);
    await expect(picture).toHaveAttribute('src', src);
    await expect(figure.getByRole('link', { name: photo.licence })).toHaveAttribute(
      'href',
      /^https:\/\/(creativecommons\.org|unsplash\.com)\//,
    );
    await expect(figure.getByRole('link', { name: author, exact: true })).toBeVisible();
    await expect(figure).toContainText(say(locale, 'photo.credit'), visible);
  }
}

for (const [index, { id, minutes }] of articleFacts.entries()) {
  const locale = languageFor(index);

  test(`${locale} ${id}: heading, picture, sections, further articles and credits of photos`, async ({
    page,
  }) => {
    await open(page, paths.article(locale, id));
    const main = page.getByRole('main');
    const words = articleWords(locale, id);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(main.getByRole('img', { name: words.imageAlt }).first()).toBeVisible();
    const readTime = say(locale, 'guide.readTime', { minutes });
    await expect(main.getByText(readTime, { exact: true }).first()).toBeVisible();
    const sections = headingsOf(locale, id);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      say(locale, 'article.contents'),
      ...sections,
      say(locale, 'article.practical'),
      say(locale, 'article.sources'),
      say(locale, 'article.next'),
    ]);
    await expect(
      main.getByRole('navigation', { name: say(locale, 'article.contents') }).getByRole('listitem'),
    ).toHaveText(sections);
    for (const { text } of words.practical) {
      await expect(main.getByText(shown(text), { exact: true })).toBeVisible();
    }
    for (const { name, url } of articleSources(id)) {
      const source = main.getByRole('listitem').filter({ hasText: shown(name[locale]) });
      await expect(source).toBeVisible();
      if (url) await expect(source.getByRole('link')).toHaveAttribute('href', url);
    }
    const next = [1, 2].map((step) => articleFacts[(index + step) % articleFacts.length]?.id ?? '');
    await expect(main.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      next.map((other) => articleWords(locale, other).title),
    );
    await test.step('each figure names the author and the licence of its photo', () =>
      expectCredits(page, locale, id));
  });
}

test('the contents mark the current section, and none before the first', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.article(locale, 'cappadocia'));
  const contents = page.getByRole('navigation', { name: say(locale, 'article.contents') });
  const marked = contents.locator('a[aria-current=location]');
  await expect(marked).toHaveCount(0);
  const sections = headingsOf(locale, 'cappadocia');
  for (const title of [...sections, sections[0] ?? '']) {
    await page
      .getByRole('heading', { level: 2, name: title, exact: true })
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect(marked).toHaveText(title);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
});

alone.describe('when photos do not come', () => {
  const locale = 'tr';
  alone.use({ photos: 'refused' });

  alone(
    'each figure keeps its room, has no words of the photo, and shows no other picture',
    async ({ page }) => {
      await open(page, paths.article(locale, 'culinary-journey'));
      const photos = articles.find(({ id }) => id === 'culinary-journey')?.facts.photos ?? [];
      const figures = photosOf(page);
      await expect(figures).toHaveCount(photos.length);
      for (const [index, { alt }] of photos.entries()) {
        const figure = figures.nth(index);
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator(photoSelector)).toHaveCount(0);
        await expect(figure.getByRole('img')).toHaveCount(0);
        const said = readable(await figure.innerText());
        expect(said).toMatch(/\p{L}{3}/u);
        expect(said).not.toContain(readable(alt[locale]));
        expect((await figure.boundingBox())?.height).toBeGreaterThan(200);
      }
    },
  );
});

const id = 'istanbul';

/** Scrolls a section's heading into reading position. */
const readOn = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' });
  });

/** The width of the progress line as a share of the screen. */
const progress = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const text = main.querySelector('section')?.parentElement;
    const { content, scale } = getComputedStyle(text ?? main, '::after');
    return content === 'none' ? undefined : Number(scale.split(' ')[0]?.replace('none', '1'));
  });

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a line under the toolbar shows the reading progress', async ({ page }) => {
    const locale = 'ar';
    await open(page, paths.article(locale, id));
    await expect.poll(() => progress(page)).toBe(0);
    await readOn(page, headingsOf(locale, id).at(3) ?? '');
    await expect.poll(() => progress(page)).toBeGreaterThan(0.2);
    expect(await progress(page)).toBeLessThan(0.8);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect.poll(() => progress(page)).toBe(1);
  });
});

test('with less motion there is no line', async ({ page }) => {
  await open(page, paths.article('en', id));
  expect(await progress(page)).toBeUndefined();
});
