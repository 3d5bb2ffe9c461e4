import { describe, expect, test } from 'vitest';
import { sightsOf } from '../../app/content/sights.ts';
import { locales } from '../../app/locales.ts';
import { Stops } from '../../app/planner/stops/stops.tsx';
import { SightFacts } from '../../app/destinations/sight-facts.tsx';
import { plannerParts, rendered, saidIn } from '../support/rendered.tsx';
import { content, placeOf, translate } from '../support/texts.ts';

describe.each(locales)('in %s', (locale) => {
  const t = translate[locale];

  test.each(content.destinations)(
    'a sight of $id leads to the day of the plan of this language that visits it',
    (place) => {
      const { plan } = place.translations[locale].frontMatter;
      for (const { id, name, ...facts } of sightsOf(locale, place)) {
        const html = rendered(locale, <SightFacts name={name} facts={facts} />);
        const days = [...html.matchAll(/href="#day-(\d)"/g)].map(([, day]) => Number(day));
        const visited = plan.findIndex((day) => day.sights.includes(id)) + 1;
        expect([name, ...days]).toEqual([name, ...(visited > 0 ? [visited] : [])]);
      }
    },
  );

  test('prayer in Hagia Sophia needs no ticket', () => {
    const chips = sightsOf(locale, placeOf('istanbul'))
      .filter(({ id }) => id === 'hagia-sophia')
      .flatMap(({ name, ...facts }) =>
        saidIn(rendered(locale, <SightFacts name={name} facts={facts} />)),
      );
    expect(chips).toContain(t('sight.entry.gallery'));
    expect(chips).not.toContain(t('sight.entry.ticket'));
  });

  test('from Ankara to Istanbul the high-speed train comes first, with its hours', () => {
    const trip = { stops: [{ place: 'istanbul', nights: 2 }], start: 'ankara' };
    const parts = plannerParts(locale, trip);
    const train = parts.legs[0]?.ways.find(({ by }) => by === 'rail')?.text ?? '';
    expect(train).toMatch(/\d/);
    const said = saidIn(rendered(locale, <Stops {...parts} onChange={() => undefined} />));
    expect(said).toContain(train);
    for (const { text } of parts.legs[0]?.ways.filter(({ by }) => by !== 'rail') ?? [])
      expect(said.indexOf(train)).toBeLessThan(said.indexOf(text));
  });
});
