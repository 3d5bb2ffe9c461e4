import type { Page } from '@playwright/test';
import { localeInfo, locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/specification.ts';
import { formOf, mailsOf } from './support/contact.ts';
import { openAnswers } from './support/open-answers.ts';
import { everyPage } from './support/pages.ts';
import { expectSeen } from './support/seen.ts';
import { expect, test } from './support/test.ts';
import { destinationWords, say } from './support/words.ts';

test.use({ javaScriptEnabled: false });

/** Texts that cannot be seen, though nothing would bring them without scripts. */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, figcaption, label')]
      .filter((element) => !element.matches('[role=status], [data-needs-scripts] *'))
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => element.textContent),
  );

for (const locale of locales) {
  test(`${locale}: every page can be read`, async ({ page }) => {
    for (const { path, heading, name } of everyPage.filter((entry) => entry.locale === locale)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await openAnswers(page);
      await expect.poll(() => unseenTexts(page), { message: name }).toEqual([]);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    }
  });

  test(`${locale}: a card shows its title, description, tags and price`, async ({ page }) => {
    for (const path of [paths.home(locale), paths.destinations(locale)]) {
      await page.goto(path);
      for (const { id } of destinationFacts) {
        const { title, description } = destinationWords(locale, id);
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('link', { name: title, exact: true }) });
        await expectSeen(card.getByRole('heading', { name: title, exact: true }));
        await expectSeen(card.getByText(description, { exact: true }));
        await expectSeen(card.getByRole('list', { name: say(locale, 'destinations.tags') }));
        await expectSeen(card.getByText(/\$/));
      }
    }
  });

  test(`${locale}: links, cards and the language list work`, async ({ page }) => {
    await page.goto(paths.home(locale));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(locale, 'nav.guide'), exact: true })
      .click();
    await expect(page).toHaveURL(paths.guide(locale));
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL(paths.article(locale, 'cappadocia'));
    const contents = page.getByRole('navigation', { name: say(locale, 'article.contents') });
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#section-\d+$/);
    const to = locale === 'ar' ? 'en' : 'ar';
    await page.getByRole('banner').getByRole('button', { name: localeInfo[locale].name }).click();
    await page.getByRole('banner').getByRole('link', { name: localeInfo[to].name }).click();
    await expect(page).toHaveURL(paths.article(to, 'cappadocia'));
    await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[to].dir);
  });

  test(`${locale}: the full-screen menu opens, closes and leads on`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(paths.home(locale));
    const dialog = page.getByRole('dialog', { name: say(locale, 'toolbar.menu'), exact: true });
    const openButton = page.getByRole('button', { name: say(locale, 'toolbar.openMenu') });
    await openButton.click();
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: say(locale, 'toolbar.closeMenu') }).click();
    await expect(dialog).toBeHidden();
    await expect(openButton).toBeFocused();
    await openButton.click();
    await dialog.getByRole('link', { name: say(locale, 'nav.contact'), exact: true }).click();
    await expect(page).toHaveURL(paths.contact(locale));
    await expect(dialog).toBeHidden();
  });

  test(`${locale}: Send opens a mail to us`, async ({ page }) => {
    const mails = mailsOf(page);
    await page.goto(paths.contact(locale));
    const form = formOf(page, locale);
    await form.name.fill('Ayşe & Öztürk');
    await form.message.fill('Not in the link');
    await form.send.click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]).toMatch(/^mailto:hello@merhaba-turkiye\.example\??$/);
  });
}
