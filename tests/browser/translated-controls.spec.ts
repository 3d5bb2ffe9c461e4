import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../app/i18n/messages.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';
import { moments, openTranslated, translated, type Moment } from './support/translate.ts';
import { destinationWords, say, tagButtonName } from './support/words.ts';

// Browser translation replaces text nodes, which must not break React.

test.use({
  // React reports a page that was translated before hydration once, and renders it again.
  expectedFaults: /Minified React error #418/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const shown = (part: Locator) =>
  part.evaluate((root) => {
    const read = (node: Node): string[] => {
      if (node instanceof Text) return [node.data.trim()];
      if (!(node instanceof Element) || node.matches('script, style, noscript, option, [hidden]'))
        return [];
      const value = 'value' in node ? String(node.value) : '';
      const state = node.getAttribute('aria-pressed') ?? '';
      const own = [node.getAttribute('aria-label') ?? '', state, value];
      return [...own, ...[...node.childNodes].flatMap(read)];
    };
    return read(root).filter(Boolean);
  });

type Part = (page: Page) => Locator;
const main: Part = (page) => page.getByRole('main');
const banner: Part = (page) => page.getByRole('banner');

/** Expects the same as on a new page with the same address, translated there. */
async function expectAsFresh(page: Page, part: Part, prepare?: (fresh: Page) => Promise<void>) {
  const fresh = page.context().pages()[1] ?? (await page.context().newPage());
  await openTranslated(fresh, page.url(), 'after');
  await prepare?.(fresh);
  await expect
    .poll(async () => {
      const [here, there] = [await shown(part(page)), await shown(part(fresh))];
      return here.length > there.length
        ? here.filter((text, at) => text !== there[at])
        : there.filter((text, at) => text !== here[at]);
    })
    .toEqual([]);
  // From an empty page of the site the next one opens in the same process.
  await fresh.goto('/robots.txt');
}

/** Each moment in another language: the elements are the same in all of them. */
const byTurns = (at: number): [Locale, Moment][] =>
  moments.map((moment, turn) => [locales[(at + turn) % locales.length] ?? 'en', moment]);

const planner = (page: Page, locale: Locale) => {
  const place = (id: string) => destinationWords(locale, id).title;
  const button = (name: string) => main(page).getByRole('button', { name, exact: true });
  return {
    pressAt: (id: string, key: MessageKey) =>
      button(say(locale, key, { place: place(id) })).click(),
    button: (key: MessageKey) => button(say(locale, key)),
    worded: (key: MessageKey) => button(translated(say(locale, key))),
  };
};

for (const [locale, moment] of byTurns(1)) {
  test(`${locale}: the planner answers every press, translated ${moment} hydration`, async ({
    page,
  }) => {
    const trip = 'stops=istanbul.3,cappadocia.2,antalya.3&from=2027-05-03&people=2';
    await openTranslated(page, paths.plan(locale, trip), moment);
    const { pressAt, button, worded } = planner(page, locale);
    const stops = (query: string) => expect(page).toHaveURL(`${paths.plan(locale)}?stops=${query}`);

    await pressAt('istanbul', 'plan.more');
    await stops('istanbul.4,cappadocia.2,antalya.3&from=2027-05-03&people=2');
    await pressAt('antalya', 'plan.fewer');
    await stops('istanbul.4,cappadocia.2,antalya.2&from=2027-05-03&people=2');
    await pressAt('cappadocia', 'plan.up');
    await stops('cappadocia.2,istanbul.4,antalya.2&from=2027-05-03&people=2');
    await expectAsFresh(page, main);
    await pressAt('cappadocia', 'plan.remove');
    await stops('istanbul.4,antalya.2&from=2027-05-03&people=2');
    await pressAt('blacksea', 'plan.addPlace');
    await pressAt('pamukkale', 'plan.addPlace');
    await button('plan.morePeople').click();
    const far = 'istanbul.4,antalya.2,blacksea.2,pamukkale.2';
    await stops(`${far}&from=2027-05-03&people=3`);
    await page.getByLabel(say(locale, 'plan.from')).fill('2027-10-01');
    await stops(`${far}&from=2027-10-01&people=3`);
    await page.getByRole('combobox', { name: say(locale, 'plan.month') }).selectOption('january');
    await stops(`${far}&month=january&people=3`);
    await page.getByLabel(say(locale, 'plan.by')).selectOption('car');
    await stops(`${far}&month=january&people=3&by=car`);
    await expectAsFresh(page, main);

    const asked = page.url();
    await worded('plan.betterUse').click();
    await expect(worded('plan.betterUndo')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(asked);
    await expectAsFresh(page, main);

    await worded('plan.share').click();
    await expect(main(page).getByText(translated(say(locale, 'plan.copied')))).toBeVisible();
    await worded('trip.forget').click();
    await expect(page).toHaveURL(paths.plan(locale));
    await expectAsFresh(page, main);
  });
}

const dialogOf: Part = (page) => page.getByRole('dialog').filter({ has: page.getByRole('search') });

for (const [locale, moment] of byTurns(0)) {
  test(`${locale}: the search finds a second query, translated ${moment} hydration`, async ({
    page,
  }) => {
    const openDialog = (on: Page) =>
      on.getByRole('button', { name: say(locale, 'search.open'), exact: true }).click();
    const ask = (on: Page, query: string) => dialogOf(on).getByRole('searchbox').fill(query);
    const title = (id: string) => destinationWords(locale, id).title;
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
    const none = translated(say(locale, 'search.none', { query: 'qxqxqx' }));
    await ask(page, 'qxqxqx');
    await expect(dialogOf(page).getByRole('status')).toHaveText(none);
    await ask(page, '');
    await expectAsFresh(page, dialogOf, openDialog);

    await dialogOf(page)
      .getByRole('button', { name: say(locale, 'search.close') })
      .click();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test(`${locale}: the search page finds a second query, translated ${moment} hydration`, async ({
    page,
  }) => {
    await openTranslated(page, paths.search(locale), moment);
    for (const query of [destinationWords(locale, 'ephesus').title, 'qxqxqx', '', 'ISTANBUL']) {
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
    await main(page).getByLabel(say(locale, 'trips.length')).selectOption('medium');
    await expect(page).toHaveURL(/days=medium$/);
    await expectAsFresh(page, main);
    await main(page).getByLabel(say(locale, 'trips.month')).selectOption('january');
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
    const copy = main(page).getByRole('button', { name: translated(say(locale, 'contact.copy')) });
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
    const place = destinationWords(locale, 'ephesus').title;
    const added = translated(say(locale, 'trip.added', { place }));
    const expectStops = (stops: number) =>
      expect(
        banner(page).getByRole('link', { name: say(locale, 'trip.mine', { stops }), exact: true }),
      ).toBeVisible();
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
    const list: Part = (on) => main(on).getByRole('list').first();
    await expectAsFresh(page, main);
    const forget = `${say(locale, 'privacy.forget')}: ${say(locale, 'privacy.trip')}`;
    await main(page).getByRole('button', { name: forget, exact: true }).click();
    await expectAsFresh(page, list);
    await expectAsFresh(page, banner);
    const photos = (key: MessageKey) =>
      main(page).getByRole('button', { name: translated(say(locale, key)), exact: true });
    await photos('privacy.switchOff').click();
    await photos('privacy.switchOn').click();
    await expect(photos('privacy.switchOff')).toBeVisible();
    await expect(main(page).getByText(translated(say(locale, 'privacy.photosOn')))).toBeVisible();
  });
}
