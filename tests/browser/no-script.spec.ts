import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { formOf, mailsOf } from './support/contact.ts';
import { expectSeen } from './support/seen.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';
import { destinationWords, say, site, shown } from './support/words.ts';

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
  const to = 'ar';
  await page.getByRole('banner').getByRole('button', { name: localeInfo[locale].name }).click();
  await page.getByRole('banner').getByRole('link', { name: localeInfo[to].name }).click();
  await expect(page).toHaveURL(paths.article(to, 'cappadocia'));
  await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[to].dir);
});

test('the list of tools opens, and its links work', nightly, async ({ page }) => {
  const locale = 'tr';
  await page.goto(paths.guide(locale));
  const toolbar = page.getByRole('banner');
  await toolbar.getByRole('button', { name: say(locale, 'toolbar.plan'), exact: true }).click();
  await toolbar.getByRole('link', { name: say(locale, 'trips.title'), exact: true }).click();
  await expect(page).toHaveURL(paths.trips(locale));
});

test('the full-screen menu opens and closes, and its links work', async ({ page }) => {
  const locale = 'ar';
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

test('a page that one may ask about opens a mail about itself', async ({ page }) => {
  const locale = 'tr';
  const mails = mailsOf(page);
  await page.goto(paths.destination(locale, 'ephesus'));
  const { title } = destinationWords(locale, 'ephesus');
  const ask = page
    .getByRole('main')
    .getByRole('link', { name: say(locale, 'ask.of', { about: title }) });
  await ask.first().click();
  await expect.poll(() => mails.length).toBe(1);
  const { searchParams } = new URL(mails[0] ?? '');
  expect(searchParams.get('subject')).toBe(`Inquiry: ${title}`);
  expect(searchParams.get('body')).toContain(say(locale, 'ask.words.place', { about: title }));
});
