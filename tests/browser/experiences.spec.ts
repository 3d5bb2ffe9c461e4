import { paths } from '../../app/paths.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { destinationFacts, experienceIds } from '../support/facts.ts';
import { stopsOf } from '../../app/trip/trip.ts';
import { test } from './support/one-page.ts';
import { hydrated, expect, open } from './support/test.ts';
import { experiences, linkIn, say, shown, titleOfPlace } from './support/words.ts';

const priceOf = (id: string) => destinationFacts.find((place) => place.id === id)?.price ?? NaN;

test('three experiences, each with its text and matching destinations', async ({ page }) => {
  const locale = 'ar';
  await open(page, paths.experiences(locale));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    say(locale, 'experiences.title'),
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    experiences.map(({ translations }) => translations[locale].frontMatter.name),
  );
  expect(experiences.map(({ id }) => id)).toEqual(experienceIds);
  for (const { translations, facts } of experiences) {
    const { name, description, facts: lines } = translations[locale].frontMatter;
    const section = main.getByRole('region', { name, exact: true });
    await expect(section.getByText(shown(description), { exact: true })).toBeVisible();
    for (const { text } of lines) {
      await expect(section.getByText(shown(text), { exact: true })).toBeVisible();
    }
    const places = section.getByRole('list', { name: say(locale, 'experiences.destinations') });
    await expect(places.getByRole('link')).toHaveText(
      facts.destinations.map((id) => titleOfPlace(locale, id)),
    );
    await expect(places.getByRole('listitem')).toContainText(
      facts.destinations.map((id) => formatPrice(locale, priceOf(id))),
    );
  }
  await linkIn(main, locale, 'contact.title').click();
  await expect(page).toHaveURL(paths.contact(locale));
  await hydrated(page);
});

test('each experience opens its destinations in the planner', async ({ page }) => {
  await open(page, paths.experiences('en'));
  for (const { translations, facts } of experiences) {
    const section = page.getByRole('region', { name: translations.en.frontMatter.name });
    const link = linkIn(section, 'en', 'experiences.plan');
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(address.pathname).toBe(paths.plan('en'));
    expect(stopsOf(address.search.slice(1)).map((stop) => stop.split('.')[0])).toEqual(
      facts.destinations,
    );
    expect(address.searchParams.get('also')).toBe(translations.en.frontMatter.name);
  }
});

test('in English they are named as the specification names them', async ({ page }) => {
  await page.goto(paths.experiences('en'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Cultural Tours',
    'Photography',
    'Culinary',
  ]);
});
