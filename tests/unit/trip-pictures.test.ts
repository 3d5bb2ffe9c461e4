import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { featuredTrips, getTrip, tripsThrough } from '../../app/trips/trips.server.ts';
import { content, placeOf } from '../support/texts.ts';

describe.each(locales)('in %s the stamps of a trip', (locale) => {
  test.each(content.trips)('of $id are sights that its days visit, before others', (entry) => {
    const trip = getTrip(locale, entry.id);
    const beside = new Set(trip?.days.flatMap(({ sight }) => sight?.id ?? []));
    const planned = entry.translations[locale].frontMatter.days.flatMap((day, at) => {
      const place = trip?.stops[trip.days[at]?.stop ?? -1]?.id;
      const plan = content.destinations.find(({ id }) => id === place)?.translations[locale];
      return 'plan' in day ? (plan?.frontMatter.plan[day.plan - 1]?.sights ?? []) : [];
    });
    for (const stop of trip?.stops ?? []) {
      const own = placeOf(stop.id).facts.sights;
      const left = own.filter(({ id }) => planned.includes(id) && !beside.has(id));
      const price = trip?.sum.prices.find(({ place }) => place === stop.id);
      const stamps = [stop.sight, price?.sight].slice(0, left.length);
      for (const stamp of stamps) expect(planned).toContain(stamp);
    }
  });

  test('of a trip without an underground city show none', () => {
    const trip = getTrip(locale, 'cappadocia-weekend');
    const stamps = [...(trip?.stops ?? []), ...(trip?.sum.prices ?? [])].map(({ sight }) => sight);
    expect(stamps).toHaveLength(2);
    expect(stamps).not.toContain('kaymakli');
  });
});

test('in Arabic the first visit and the whole loop walk through the bazaar', () => {
  const { plan, sights } = placeOf('istanbul').translations.ar.frontMatter;
  const markets = plan.find((day) => day.sights.includes('grand-bazaar'));
  const [bazaar = ''] = (sights.find(({ id }) => id === 'grand-bazaar')?.name ?? '').split(' (');
  expect(markets?.text).toContain(bazaar);
  for (const id of ['first-visit', 'whole-loop']) {
    const day = getTrip('ar', id).days.find(({ text }) => text.includes(bazaar));
    expect(markets?.sights).toContain(day?.sight?.id);
  }
});

describe.each(locales)('in %s', (locale) => {
  test('no two trips of a list have the same picture', () => {
    const shown = featuredTrips(locale).map(({ emblem, scene }) => emblem ?? scene);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('trips on the page of a place have pictures that are not its own', () => {
    for (const { id, facts } of content.destinations) {
      const emblems = tripsThrough(locale, id).flatMap(({ emblem }) => emblem ?? []);
      expect(emblems.filter((emblem) => facts.sights.some((sight) => sight.id === emblem))).toEqual(
        [],
      );
    }
  });
});
