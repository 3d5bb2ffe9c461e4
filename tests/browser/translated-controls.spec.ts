import type { Page } from '@playwright/test';
import type { MessageKey } from '../../app/i18n/messages.ts';
import { unmarked } from '../../app/i18n/unmarked.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';
import { openTranslated, translated } from './support/translate.ts';
import { buttonIn, forgetIn, linkIn, say, tagButtonName, titleOfPlace } from './support/words.ts';
import { banner, byTurns, expectAsFresh, main, type Part } from './support/as-fresh.ts';

// Browser translation replaces text nodes, which must not break React.

test.use({
  // React reports a page that was translated before hydration once, and renders it again.
  expectedFaults: /Minified React error #418/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const listInMain: Part = (page) => main(page).getByRole('list').first();

const dialogOf: Part = (page) => page.getByRole('dialog').filter({ has: page.getByRole('search') });

for (const [locale, moment] of byTurns(0)) {
  test(`${locale}: the search finds a second query, translated ${moment} hydration`, async ({
    page,
  }) => {
    const openDialog = (on: Page) => buttonIn(on, locale, 'search.open').click();
    const ask = (on: Page, query: string) => dialogOf(on).getByRole('searchbox').fill(query);
    const title = (id: string) => titleOfPlace(locale, id);
    const found = dialogOf(page).getByRole('listitem').first().getByRole('link');

    await openTranslated(page, paths.guide(locale), moment);
    await openDialog(page);
    await ask(page, title('istanbul'));
    await expect(found).toHaveText(translated(title('istanbul')));
    await ask(page, '');
    await ask(page, title('antalya'));
    await expect(found).toHaveText(translated(title('antalya')));
    await expectAsFresh(page, dialogOf, async (fresh) => {
      await openDialog(fresh);
      await ask(fresh, title('antalya'));
    });
    const none = translated(say(locale, 'search.none', { query: unmarked('qxqxqx') }));
    await ask(page, 'qxqxqx');
    await expect(dialogOf(page).getByRole('status')).toHaveText(none);
    await ask(page, '');
    await expectAsFresh(page, dialogOf, openDialog);

    await buttonIn(dialogOf(page), locale, 'search.close').click();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test(`${locale}: the search page finds a second query, translated ${moment} hydration`, async ({
    page,
  }) => {
    await openTranslated(page, paths.search(locale), moment);
    for (const query of [titleOfPlace(locale, 'ephesus'), 'qxqxqx', '', 'ISTANBUL']) {
      await main(page).getByRole('searchbox').fill(query);
      await expect.poll(() => new URL(page.url()).searchParams.get('q') ?? '').toBe(query);
      await expectAsFresh(page, main);
    }
  });
}

for (const [locale, moment] of byTurns(1)) {
  test(`${locale}: tags filter the destinations, translated ${moment} hydration`, async ({
    page,
  }) => {
    await openTranslated(page, `${paths.destinations(locale)}?tag=unknown`, moment);
    const button = (name: string) =>
      main(page).getByRole('button', { name: translated(name), exact: true });
    await button(say(locale, 'destinations.showAll')).click();
    await expect(page).toHaveURL(paths.destinations(locale));
    await expectAsFresh(page, main);
    for (const tag of ['beach', 'historical']) {
      await main(page)
        .getByRole('button', { name: tagButtonName(locale, tag, translated), exact: true })
        .click();
      await expect(page).toHaveURL(paths.destinations(locale, tag));
    }
    await expectAsFresh(page, main);
    await page.goBack();
    await expect(page).toHaveURL(paths.destinations(locale, 'beach'));
    await expectAsFresh(page, main);
  });

  test(`${locale}: choices filter the trips, translated ${moment} hydration`, async ({ page }) => {
    await openTranslated(page, paths.trips(locale), moment);
    const choose = (key: MessageKey, value: string) =>
      main(page)
        .getByRole('combobox', { name: say(locale, key) })
        .selectOption(value);
    await choose('trips.length', 'long');
    await expect(page).toHaveURL(/days=long$/);
    await expectAsFresh(page, main);
    await choose('trips.month', 'january');
    await expect(page).toHaveURL(/month=january/);
    await expectAsFresh(page, main);
    const button = (key: MessageKey) =>
      main(page).getByRole('button', { name: translated(say(locale, key)), exact: true });
    await button('trips.withChildren').click();
    await expect(page).toHaveURL(/children=yes/);
    await button('trips.showAll').click();
    await expect(page).toHaveURL(paths.trips(locale));
    await expectAsFresh(page, main);
  });

  test(`${locale}: wishes order the places of a month, translated ${moment} hydration`, async ({
    page,
  }) => {
    await openTranslated(page, paths.month(locale, 'july'), moment);
    const press = (key: MessageKey) =>
      main(page)
        .getByRole('button', { name: translated(say(locale, key)), exact: true })
        .click();
    await press('when.wish.sea');
    await expect(page).toHaveURL(/\?for=sea$/);
    await press('when.wish.rain');
    await press('when.wish.green');
    await press('when.wish.rain');
    await expect(page).toHaveURL(/\?for=sea,green$/);
    await expectAsFresh(page, main);
    await press('when.clear');
    await expect(page).toHaveURL(paths.month(locale, 'july'));
    await expectAsFresh(page, main);
    await page.goBack();
    await expectAsFresh(page, main);
  });
}

for (const [locale, moment] of byTurns(2)) {
  test(`${locale}: the contact form says what happened, translated ${moment} hydration`, async ({
    page,
  }) => {
    const field = (on: Page, key: MessageKey) =>
      main(on).getByRole('textbox', { name: translated(say(locale, key)), exact: true });
    await openTranslated(page, paths.contact(locale), moment);
    const send = async (on: Page) => {
      await field(on, 'contact.name').fill('Ayşe');
      await field(on, 'contact.email').fill('ayse@example.org');
      await field(on, 'contact.message').fill('Two of us');
      await on
        .getByRole('button', { name: translated(say(locale, 'contact.send')), exact: true })
        .click();
    };
    const copy = main(page).getByRole('button', {
      name: translated(say(locale, 'contact.copy')),
    });
    const copied = main(page).getByText(translated(say(locale, 'contact.copied')));
    await send(page);
    await copy.click();
    await expect(copied).toBeVisible();
    await field(page, 'contact.message').fill('Three of us');
    await expect(copied).toHaveCount(0);
    await send(page);
    await expectAsFresh(page, main, send);
  });

  test(`${locale}: a place is added to the trip and forgotten, translated ${moment} hydration`, async ({
    page,
  }) => {
    await openTranslated(page, paths.destination(locale, 'ephesus'), moment);
    const place = titleOfPlace(locale, 'ephesus');
    const added = translated(say(locale, 'trip.added', { place }));
    const expectStops = (stops: number) =>
      expect(linkIn(banner(page), locale, 'trip.mine', { stops })).toBeVisible();
    await main(page)
      .getByRole('link', { name: translated(say(locale, 'trip.add')) })
      .click();
    await expect(main(page).getByText(added).first()).toBeVisible();
    await expectStops(1);
    // As another tab adds one.
    await page.evaluate(() => {
      localStorage.setItem('trip', 'stops=ephesus.2,istanbul.2');
      dispatchEvent(new Event('storage'));
    });
    await expectStops(2);
    await expectAsFresh(page, banner);

    await openTranslated(page, paths.privacy(locale), moment);
    await expectAsFresh(page, main);
    await forgetIn(page, locale, 'privacy.trip').click();
    await expectAsFresh(page, listInMain);
    await expectAsFresh(page, banner);
    const photos = (key: MessageKey) =>
      main(page).getByRole('button', { name: translated(say(locale, key)), exact: true });
    await photos('privacy.switchOff').click();
    await photos('privacy.switchOn').click();
    await expect(photos('privacy.switchOff')).toBeVisible();
    await expect(main(page).getByText(translated(say(locale, 'privacy.photosOn')))).toBeVisible();
  });
}
