import type { Locator } from '@playwright/test';
import { localeInfo } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { cardOfDestination } from './support/card.ts';
import { formOf, inquiryMail, mailsOf } from './support/contact.ts';
import { makeOld } from './support/oldest.ts';
import { buttonOf, dialogOf } from './support/search.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { buttonIn, destinationWords, say, shown } from './support/words.ts';

// Wide enough for two fields of the form beside each other.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } });

/** Runs in the page: whether the focused element or a box around it has an outline. */
const isRinged = (focused: Element) => {
  for (let box: Element | null = focused; box && box.localName !== 'main'; box = box.parentElement)
    if (getComputedStyle(box).outlineStyle !== 'none') return true;
  return false;
};

/** Runs in the page: whether nothing covers it. */
const isOnTop = (element: Element) => {
  const { x, y, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + 1, y + height / 2));
};

async function expectRing(control: Locator) {
  await control.page().keyboard.press('Tab');
  await control.focus();
  expect(await control.evaluate(isRinged)).toBe(true);
}

const { title: ephesus } = destinationWords('en', 'ephesus');

for (const browser of ['Firefox 115', 'Safari 16.4'] as const) {
  test(`${browser}: a place, a trip, a search and a message`, async ({ page }) => {
    await makeOld(page, browser);
    await open(page, paths.home('en'));
    const toolbar = page.getByRole('banner');
    const [languages, arabic] = [
      toolbar.getByRole('button', { name: localeInfo.en.name }),
      toolbar.getByRole('link', { name: localeInfo.ar.name }),
    ];
    await expect(arabic).toBeHidden();
    await languages.click();
    await expect(arabic).toBeInViewport({ ratio: 1 });
    await languages.click();
    await expect(arabic).toBeHidden();
    await open(page, paths.destinations('en'));
    const card = cardOfDestination(page, 'en', 'ephesus').getByRole('link', {
      name: ephesus,
      exact: true,
    });
    await expectRing(card);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ephesus);

    const main = page.getByRole('main');
    await page.goto(`${paths.destination('en', 'ephesus')}#sights`);
    await expect(main.locator('#sights')).toBeInViewport();
    await expect.poll(() => main.locator('#sights h2').evaluate(isOnTop)).toBe(true);
    const day = main.getByRole('radio', { name: say('en', 'sightMap.day', { day: 1 }) });
    await expect(day).toBeVisible({ visible: browser !== 'Firefox 115' });

    await open(page, paths.plan('en', 'stops=ephesus.2'));
    await buttonIn(main, 'en', 'plan.more', { place: ephesus }).click();
    await expect(page).toHaveURL(paths.plan('en', 'stops=ephesus.3'));

    await buttonOf(page, 'en').click();
    const dialog = dialogOf(page, 'en');
    const field = dialog.getByRole('searchbox');
    await expectRing(field);
    await field.fill(ephesus);
    await dialog.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(paths.destination('en', 'ephesus'));

    const mails = mailsOf(page);
    await open(page, paths.contact('en'));
    const form = formOf(page, 'en');
    await form.name.fill('Ömer');
    await form.message.scrollIntoViewIfNeeded();
    const [narrow, wide] = [await form.email.boundingBox(), await form.message.boundingBox()];
    expect(wide?.width).toBeGreaterThan((narrow?.width ?? Infinity) * 1.5);
    await hydrated(page);
    await form.send.click();
    await expect.poll(() => mails).toEqual([inquiryMail('Ömer')]);
  });

  test(`${browser}: the theme shows what is chosen, and paper every chapter`, async ({ page }) => {
    await makeOld(page, browser);
    await open(page, paths.destination('tr', 'ephesus'));
    const night = page.getByRole('radio', { name: say('tr', 'theme.night') });
    await expectRing(night);
    // Without `:has()` the label cannot show the choice.
    await expect(night).toHaveCSS('opacity', browser === 'Firefox 115' ? '1' : '0');
    await night.check();
    await expect(night).toBeChecked();
    const tip = destinationWords('tr', 'ephesus').tips.at(-1)?.text ?? '';
    const chapter = page.getByRole('main').getByText(shown(tip), { exact: true });
    await expect(chapter).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(chapter).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(chapter).toBeHidden();
  });
}
