import type { Page } from '@playwright/test';
import type { MessageKey } from '../../app/i18n/messages.ts';
import { type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expect, test } from './support/test.ts';
import { openTranslated, translated } from './support/translate.ts';
import { destinationWords, say, titleOfPlace } from './support/words.ts';
import { byTurns, expectAsFresh, main } from './support/as-fresh.ts';
import { openFold } from './support/planner-folds.ts';

test.use({
  // React reports a page that was translated before hydration once, and renders it again.
  expectedFaults: /Minified React error #418/,
  permissions: ['clipboard-read', 'clipboard-write'],
});

const planner = (page: Page, locale: Locale) => {
  const place = (id: string) => titleOfPlace(locale, id);
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
    const stop = destinationWords(locale, 'cappadocia');
    const change = translated(say(locale, 'plan.change'));
    await openFold(page, change + translated(`: ${stop.inText ?? stop.title}`));
    await pressAt('cappadocia', 'plan.up');
    await stops('cappadocia.2,istanbul.4,antalya.2&from=2027-05-03&people=2');
    await expectAsFresh(page, main);
    await pressAt('cappadocia', 'plan.remove');
    await stops('istanbul.4,antalya.2&from=2027-05-03&people=2');
    await openFold(page, translated(say(locale, 'plan.add')));
    await pressAt('blacksea', 'plan.addPlace');
    await pressAt('pamukkale', 'plan.addPlace');
    await button('plan.morePeople').click();
    const far = 'istanbul.4,antalya.2,blacksea.3,pamukkale.2';
    await stops(`${far}&from=2027-05-03&people=3`);
    await page.getByLabel(say(locale, 'plan.from')).fill('2027-10-01');
    await stops(`${far}&from=2027-10-01&people=3`);
    await page.getByRole('combobox', { name: say(locale, 'plan.month') }).selectOption('january');
    await stops(`${far}&month=january&people=3`);
    await openFold(page, translated(say(locale, 'plan.rest')));
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
