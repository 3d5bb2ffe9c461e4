import type { Page } from '@playwright/test';
import { closureOf } from '../../../app/prices/closures.server.ts';
import { formatPrice } from '../../../app/i18n/format.ts';
import { locales, type Locale } from '../../../app/locales.ts';
import { paths } from '../../../app/paths.ts';
import { until, why } from '../../support/closed.ts';
import { content, translate } from '../../support/texts.ts';
import { expect, test } from './test.ts';
import { openPlaces } from './planner-folds.ts';

/** The copy has a seventh place. */
const places = content.destinations.length + 1;

const place = (id: string) => {
  const found = content.destinations.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};

function inLanguage(locale: Locale) {
  const { title, inText = title } = place('pamukkale').translations[locale].frontMatter;
  return {
    t: translate[locale],
    title,
    closure: closureOf(locale, { closed: { until, why } }, inText),
    price: (id: string) => formatPrice(locale, place(id).facts.price),
  };
}

function closedPlacesIn(locale: Locale, at: (path: string) => string) {
  const go = (page: Page, address: string) => page.goto(at(address));

  test('a closed place says so at the top and offers nothing', async ({ page }) => {
    const { t, closure, price } = inLanguage(locale);
    await go(page, paths.destination(locale, 'pamukkale'));
    const notice = page.getByRole('region', { name: closure?.label ?? '' });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(why[locale]);
    await expect(
      page.getByRole('main').getByText(price('pamukkale')).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: t('trip.add') })).toHaveCount(0);
  });

  test('the planner tells of a closed stop, does not price it and does not offer it', async ({
    page,
  }) => {
    const { t, title, closure, price } = inLanguage(locale);
    await go(page, paths.plan(locale, 'stops=istanbul.3,pamukkale.2'));
    const total = page.getByRole('region', { name: t('plan.total') });
    await expect(total).toContainText(closure?.says ?? '');
    await expect(total).toContainText(t('price.from', { price: price('istanbul') }));
    await expect(total).not.toContainText(t('price.row', { place: title, nights: 2 }));
    await openPlaces(page, locale);
    const add = page.getByRole('region', { name: t('plan.add') });
    await expect(add.getByRole('button')).toHaveCount(places - 1);
    await expect(add).toContainText(closure?.says ?? '');
  });
}

/** The build writes the same marks in each language, so that one has the day. */
export function closedPlaces(at: (path: string) => string) {
  for (const locale of locales) test.describe(locale, () => closedPlacesIn(locale, at));
}
