import { expect, test } from 'vitest';
import { basesOf, namesOfBases, runsOf } from '../../app/stays.ts';
import type { Locale } from '../../app/locales.ts';
import { all, attribute, only, placePages, textOf, tripPages } from '../support/site.ts';
import { placeOf, translate } from '../support/texts.ts';

const factsOf = (place: string) => placeOf(place).facts;

/** What a page says about each night of a stay. */
function nightsIn(locale: Locale, place: string, nights: number, bases?: readonly string[]) {
  const facts = factsOf(place);
  return namesOfBases(basesOf({ nights, bases }, facts), facts, locale).map((town) =>
    translate[locale]('plan.night', { place: town }),
  );
}

test.each(placePages)('$address says where each night of its plan is', ({ entry, ...page }) => {
  const { plan } = entry.translations[page.locale].frontMatter;
  const say = translate[page.locale];
  const [, ...nights] = nightsIn(page.locale, entry.id, plan.length);
  const days = all(page, '#itinerary > ol > li').map(textOf);
  expect(days).toHaveLength(plan.length);
  for (const [at, night] of nights.entries()) expect(days[at]).toContain(night);
  const bases = basesOf({ nights: plan.length + 1 }, entry.facts);
  const towns = namesOfBases(bases, entry.facts, page.locale);
  expect(all(page, '#itinerary > p').map(textOf)).toContain(
    say('destination.before', { place: towns[0] ?? '' }),
  );
  expect(days.at(-1)).toContain(say('destination.after', { place: towns.at(-1) ?? '' }));
});

test.each(tripPages)('$address says where each night is', ({ entry, ...page }) => {
  const nights = entry.facts.stops.flatMap((stop) =>
    nightsIn(page.locale, stop.place, stop.nights, stop.bases),
  );
  const days = all(page, '#days li[data-kind]').map(textOf);
  expect(days).toHaveLength(nights.length + 1);
  for (const [at, night] of nights.entries()) expect(days[at]).toContain(night);
});

test.each(tripPages.filter(({ entry }) => entry.facts.stops.some(({ bases }) => bases)))(
  'the question about $address has its towns',
  ({ entry, ...page }) => {
    const about = attribute(only(page, '#price [data-ask]'), 'data-ask');
    for (const { place, bases = [] } of entry.facts.stops) {
      for (const { base, nights } of runsOf(namesOfBases(bases, factsOf(place), page.locale))) {
        expect(about).toContain(`${base}: ${translate[page.locale]('plan.nights', { nights })}`);
      }
    }
  },
);

test.each(tripPages)(
  'the map of $address has a dot for each town of its nights',
  ({ entry, ...page }) => {
    const towns = entry.facts.stops.flatMap((stop) => [
      ...new Set(basesOf(stop, factsOf(stop.place))),
    ]);
    // In both layouts of the map.
    expect(page.html.match(/<circle [^>]*data-night/g)).toHaveLength(2 * towns.length);
  },
);
