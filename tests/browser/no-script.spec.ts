import type { Locator, Page } from '@playwright/test';
import type { Subject } from '../../app/contact/asked.ts';
import { localeInfo, locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { formOf, mailsOf } from './support/contact.ts';
import { expectSeen } from './support/seen.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';
import {
  buttonIn,
  destinationWords,
  linkIn,
  regionIn,
  say,
  shown,
  site,
  articles,
  destinations,
} from './support/words.ts';
import { menuOf } from './support/menu.ts';
import { chooseLanguage } from './support/choose-language.ts';
import { cutWords, unseenWords } from './support/lost-words.ts';
import { languageFor, pageKinds } from './support/pages.ts';

test.use({ javaScriptEnabled: false });

for (const [locale, path] of [
  ['tr', paths.home('tr')],
  ['ar', paths.destinations('ar')],
] as const) {
  test(`${locale}: a card shows its title, description, tags and price`, async ({ page }) => {
    await page.goto(path);
    for (const { id } of destinationFacts) {
      const { title, description } = destinationWords(locale, id);
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) });
      await expectSeen(card.getByRole('heading', { name: title, exact: true }));
      await expectSeen(card.getByText(shown(description), { exact: true }));
      await expectSeen(card.getByRole('list', { name: say(locale, 'destinations.tags') }));
      await expectSeen(card.getByText(/\$/));
    }
  });
}

test('links, cards and the language list work', async ({ page }) => {
  const locale = 'tr';
  await page.goto(paths.home(locale));
  await linkIn(page.getByRole('banner'), locale, 'nav.guide').click();
  await expect(page).toHaveURL(paths.guide(locale));
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(paths.article(locale, 'cappadocia'));
  const contents = page.getByRole('navigation', { name: say(locale, 'article.contents') });
  await contents.getByRole('link').last().click();
  await expect(page).toHaveURL(/#section-\d+$/);
  const to = 'ar';
  await chooseLanguage(page, locale, to);
  await expect(page).toHaveURL(paths.article(to, 'cappadocia'));
  await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[to].dir);
});

test('the list of tools opens, and its links work', nightly, async ({ page }) => {
  const locale = 'tr';
  await page.goto(paths.guide(locale));
  const toolbar = page.getByRole('banner');
  await buttonIn(toolbar, locale, 'toolbar.plan').click();
  await linkIn(toolbar, locale, 'trips.title').click();
  await expect(page).toHaveURL(paths.trips(locale));
});

test('the full-screen menu opens and closes, and its links work', async ({ page }) => {
  const locale = 'ar';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home(locale));
  const menu = menuOf(page, locale);
  await menu.open.click();
  await expect(menu.dialog).toBeVisible();
  await menu.close.click();
  await expect(menu.dialog).toBeHidden();
  await expect(menu.open).toBeFocused();
  await menu.open.click();
  await linkIn(menu.dialog, locale, 'nav.contact').click();
  await expect(page).toHaveURL(paths.contact(locale));
  await expect(menu.dialog).toBeHidden();
});

test('Send opens a mail to us', async ({ page }) => {
  const locale = 'en';
  const mails = mailsOf(page);
  await page.goto(paths.contact(locale));
  const form = formOf(page, locale);
  await form.name.fill('Ayşe & Öztürk');
  await form.message.fill('Not in the link');
  await form.send.click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]).toBe(`mailto:${site.email}?subject=Inquiry`);
});

const asking = (page: Page, about: string) =>
  linkIn(page.getByRole('main'), 'tr', 'ask.of', { about }).filter({ visible: true });

async function expectMail(page: Page, link: Locator, kind: Subject['kind'], about: string) {
  const mails = mailsOf(page);
  await link.click();
  await expect.poll(() => mails.length).toBe(1);
  const { searchParams } = new URL(mails[0] ?? '');
  expect(searchParams.get('subject')).toBe(`Inquiry: ${about}`);
  expect(searchParams.get('body')).toContain(say('tr', `ask.words.${kind}`, { about }));
}

test('a page and the bar that follows it open a mail about the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.destination('tr', 'ephesus'));
  const { title } = destinationWords('tr', 'ephesus');
  await expectMail(page, asking(page, title).first(), 'place', title);
  await page
    .getByRole('heading', { name: say('tr', 'destination.sights') })
    .scrollIntoViewIfNeeded();
  const inBar = asking(page, title).last();
  await expectSeen(inBar);
  await expectMail(page, inBar, 'place', title);
});

test('a list and an answer open a mail about themselves', async ({ page }) => {
  await page.goto(paths.trips('tr'));
  const list = say('tr', 'trips.title');
  await expectMail(page, asking(page, list), 'page', list);
  await page.goto(paths.guide('tr'));
  const question = regionIn(page, 'tr', 'guide.answers').locator('summary');
  const about = await question.first().innerText();
  await question.first().click();
  await expectMail(page, asking(page, about), 'answer', about);
});

// One test for all kinds of pages, so that they share the browser's cache.
for (const locale of locales) {
  test(`${locale}: no text is hidden on any kind of page`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A card without hover has title, tags and price only.
    const left = new Set([
      ...destinations.map(({ translations }) => translations[locale].frontMatter.description),
      // A photo comes by script, and its caption with it.
      ...[...destinations, ...articles].flatMap(({ facts }) =>
        facts.photos.map(({ alt }) => `${alt[locale]}.`),
      ),
    ]);
    // The names on the map of the planner are buttons for scripts.
    const names = destinations.map(({ translations }) => translations[locale].frontMatter.title);
    const main = page.getByRole('main');
    const unseen = async (allowed: readonly string[]) =>
      (await main.evaluate(unseenWords)).filter(
        (words) => !left.has(words) && !allowed.includes(words),
      );
    for (const { name, path } of pageKinds.filter((_, index) => languageFor(index) === locale)) {
      await page.goto(path(locale));
      for (const part of await page.locator('details').all())
        if ((await part.getAttribute('open')) === null)
          await part.locator('> summary').press('Enter');
      // A mail with the same words takes the place of the link to the form.
      const allowed = [
        ...(path(locale).startsWith(paths.plan(locale)) ? names : []),
        say(locale, 'ask.label'),
      ];
      await expect.poll(() => unseen(allowed), name).toEqual([]);
      expect.soft(await main.evaluate(cutWords), name).toEqual([]);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    }
  });
}
