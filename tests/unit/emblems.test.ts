import { expect, test } from 'vitest';
import { content } from '../../app/content/content.server.ts';
import { locales } from '../../app/locales.ts';
import { featuredTrips, tripsThrough } from '../../app/trips/trips.server.ts';

for (const locale of locales) {
  test(`${locale}: no two trips of a list have the same picture`, () => {
    const shown = featuredTrips(locale).map(({ emblem, scene }) => emblem ?? scene);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test(`${locale}: trips on the page of a place have pictures that are not its own`, () => {
    for (const { id, facts } of content().destinations) {
      const emblems = tripsThrough(locale, id).flatMap(({ emblem }) => emblem ?? []);
      expect(emblems.filter((emblem) => facts.sights.some((sight) => sight.id === emblem))).toEqual(
        [],
      );
    }
  });
}
