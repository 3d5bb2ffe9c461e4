import type { Locator } from '@playwright/test';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { cardOfDestination } from './support/card.ts';
import { doubled, look, spaced, type Look } from './support/looks.ts';
import { cutWords } from './support/lost-words.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { say, site } from './support/words.ts';

async function pointAt(card: Locator, locale: Locale) {
  await card.hover();
  await expect(card.getByText(say(locale, 'photo.credit'))).toBeVisible();
}

/** The narrowest cards. `every-page.spec.ts` checks them without hover. */
const looks: Record<Locale, Look[]> = {
  en: [spaced(320), doubled(1280)],
  tr: [spaced(320)],
  ar: [doubled(1280)],
};

for (const locale of locales) {
  test(`${locale}: a hovered card cuts off no words`, async ({ page }) => {
    await open(page, paths.home(locale));
    for (const [turn, each] of looks[locale].entries()) {
      await look(page, each);
      for (const id of site.destinations.filter((_, index) => index % 2 === turn)) {
        const card = cardOfDestination(page, locale, id);
        await pointAt(card, locale);
        expect.soft(await card.evaluate(cutWords), `${id} ${each.name}`).toEqual([]);
      }
    }
  });
}

for (const locale of ['ar', 'tr'] as const) {
  test(`${locale}: Axe finds no violation in a hovered card`, async ({ page }) => {
    await open(page, paths.destinations(locale));
    await pointAt(page.getByRole('article').first(), locale);
    await expectNoViolationIn(page, 'main article', 'card pointed at');
  });
}
