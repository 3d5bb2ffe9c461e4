import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { Days } from '../../app/planner/days-list.tsx';
import { Stops } from '../../app/planner/stops/stops.tsx';
import type { Trip } from '../../app/trip/trip.ts';
import { tripText } from '../../app/trip/trip-text.ts';
import { plannerParts, rendered, saidIn, untypeset } from '../support/rendered.tsx';
import { stopsAt } from '../support/stops.ts';
import { content, translate } from '../support/texts.ts';

const daysIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Days {...plannerParts(locale, trip)} />));
const stopsIn = (locale: Locale, trip: Trip) =>
  saidIn(rendered(locale, <Stops {...plannerParts(locale, trip)} onChange={() => undefined} />));

/** The first day of Ramazan Bayramı, between the places. */
const onTheRoad: Trip = {
  stops: stopsAt('istanbul.1,blacksea.3'),
  from: '2027-03-08',
};

describe.each(locales)('the days of the planner in %s', (locale) => {
  const t = translate[locale];
  const shut = untypeset(
    t('plan.firstOfBayram', { name: content.holidays.names['ramazan']?.[locale] ?? '' }),
  );

  test('say on a travel day that it is the first of a bayram', () => {
    expect(daysIn(locale, onTheRoad).filter((text) => text.includes(shut))).toHaveLength(1);
  });

  test('say so on the day of arrival and on that of departure', () => {
    const arrival: Trip = { stops: [{ place: 'blacksea', nights: 2 }], from: '2027-03-09' };
    const departure: Trip = { stops: [{ place: 'blacksea', nights: 2 }], from: '2027-03-07' };
    for (const trip of [arrival, departure])
      expect(daysIn(locale, trip).filter((text) => text.includes(shut))).toHaveLength(1);
  });

  test('count free days in a row, in the text to copy too', () => {
    const trip: Trip = { stops: [{ place: 'pamukkale', nights: 8 }] };
    const free = untypeset(t('plan.freeDays', { days: 5 }));
    const span = untypeset(t('plan.daySpan', { from: 4, to: 8 }));
    const said = daysIn(locale, trip);
    expect(said.filter((text) => text === untypeset(t('plan.freeText')))).toHaveLength(1);
    expect(said).toContain(free);
    expect(said).toContain(span);
    const lines = untypeset(tripText(plannerParts(locale, trip), locale, t, '')).split('\n');
    expect(lines).toContain(`• ${span}: ${free}`);
  });

  test('give the dates of free days in a row as one span', () => {
    const trip: Trip = { stops: [{ place: 'pamukkale', nights: 8 }], from: '2027-06-01' };
    const { words } = plannerParts(locale, trip);
    expect(daysIn(locale, trip)).toContain(untypeset(words.days('2027-06-04', '2027-06-08')));
  });

  test('lead to a ready-made trip by its title, only from its own town', () => {
    const { translations, facts } =
      content.trips.find(({ facts: { from } }) => from !== undefined) ?? {};
    const from = facts?.from ?? '';
    const stops = facts?.stops.map(({ place, nights }) => ({ place, nights })) ?? [];
    const title = translations?.[locale].frontMatter.title ?? '';
    const link = untypeset(t('plan.readyDays', { title }));
    expect(daysIn(locale, { stops, start: from, end: from, by: 'car' })).toContain(link);
    for (const other of [{}, { start: 'izmir', end: 'izmir' }, { start: from, end: 'izmir' }])
      expect(daysIn(locale, { stops, ...other })).not.toContain(link);
  });
});

describe.each(locales)('the stops of the planner in %s', (locale) => {
  test('have their days as one span, the month once', () => {
    const said = stopsIn(locale, { stops: [{ place: 'antalya', nights: 3 }], from: '2027-05-08' });
    const { words } = plannerParts(locale, { stops: [] });
    const span = untypeset(words.days('2027-05-08', '2027-05-11'));
    expect(said).toContain(span);
    const may = words.month(4);
    expect(span.split(may)).toHaveLength(2);
  });

  test('have ids of their own, also when two of them have several bases', () => {
    const stops = ['cappadocia', 'istanbul', 'cappadocia'].map((place) => ({ place, nights: 3 }));
    const markup = rendered(
      locale,
      <Stops {...plannerParts(locale, { stops })} onChange={() => undefined} />,
    );
    expect(markup.match(/role="group"/g)?.length).toBeGreaterThan(1);
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('say of a town without nights that one does not stay there', () => {
    const said = stopsIn(locale, { stops: [{ place: 'cappadocia', nights: 3 }] });
    const none = untypeset(translate[locale]('plan.nights', { nights: 0 }));
    expect(none).not.toContain('0');
    expect(said.some((text) => text.endsWith(`: ${none}`))).toBe(true);
  });
});
