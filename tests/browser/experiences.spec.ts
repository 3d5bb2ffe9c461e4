import { paths } from '../../app/paths.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { destinationFacts } from '../support/facts.ts';
import { stopsOf } from '../../app/trip/query-stops.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
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
  for (const { translations, facts } of experiences) {
    const { name, description, facts: lines } = translations[locale].frontMatter;
    const section = main.getByRole('region', { name, exact: true });
    await expect(section.getByText(shown(description), { exact: true })).toBeVisible();
    for (const { text } of lines) {
      await expect(section.getByText(shown(text), { exact: true })).toBeVisible();
    }
    const plan = await linkIn(section, locale, 'experiences.plan').getAttribute('href');
    const address = new URL(plan ?? '', page.url());
    expect(address.pathname).toBe(paths.plan(locale));
    expect(stopsOf(address.search.slice(1)).map((stop) => stop.split('.')[0])).toEqual(
      facts.destinations,
    );
    expect(address.searchParams.get('also')).toBe(name);
    const places = section.getByRole('list', { name: say(locale, 'experiences.destinations') });
    await expect(places.getByRole('link')).toHaveText(
      facts.destinations.map((id) => titleOfPlace(locale, id)),
    );
    await expect(places.getByRole('listitem')).toContainText(
      facts.destinations.map((id) => formatPrice(locale, priceOf(id))),
    );
  }
});
