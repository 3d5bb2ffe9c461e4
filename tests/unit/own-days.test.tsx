import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../app/locales.ts';
import { Days } from '../../app/planner/days-list.tsx';
import { OwnDaysNote } from '../../app/planner/own-days-note.tsx';
import { Warnings } from '../../app/planner/warning-list.tsx';
import { daysOfParts, wordsOfDay } from '../../app/trip/day-words.ts';
import { parseTrip } from '../../app/trip/parse-trip.ts';
import { tripWithDays } from '../../app/trip/ready-trip.ts';
import type { Trip } from '../../app/trip/trip.ts';
import { journeyOf } from '../../app/trip/trip-legs.ts';
import { ownDays } from '../../app/trips/own-days.server.ts';
import { getTrip } from '../../app/trips/trips.server.ts';
import { plannerParts, rendered, saidIn, untypeset } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';
import { knownIds } from '../support/trips.ts';

const { trips, destinations } = content;

/** What the page of a trip leads to, as the planner reads it. */
const changed = (locale: Locale, id: string): Trip =>
  parseTrip(getTrip(locale, id).links.change, knownIds).trip;

type Entry = (typeof trips)[number];

function partsOf(locale: Locale, entry: Entry, change: Partial<Trip> = {}) {
  const parts = plannerParts(locale, { ...changed(locale, entry.id), ...change });
  return { ...parts, own: ownDays(locale, entry) };
}

const wheelchair = trips.find(({ facts }) => facts.effort === 'few');
if (!wheelchair) throw new Error('No trip has few stairs');

describe.each(locales)('a ready-made trip in the planner, in %s', (locale) => {
  const t = translate[locale];

  test.each(trips.map((entry) => [entry.id, entry] as const))('%s keeps its days', (id, entry) => {
    const parts = partsOf(locale, entry, { people: 3, month: 'may' });
    expect(tripWithDays(parts)?.id).toBe(id);
    const said = daysOfParts(parts).map((day) => {
      const { title, text } = wordsOfDay(day, parts, t);
      return day.plan === undefined ? `${title}: ${text}` : day.plan + 1;
    });
    expect(said).toEqual(
      entry.translations[locale].frontMatter.days.map((day) =>
        'plan' in day
          ? day.plan
          : [`${day.title}: ${day.text}`, day.body].filter(Boolean).join(' '),
      ),
    );
    expect(journeyOf(parts.legs).flights).toBe(getTrip(locale, id).sum.flights);
  });

  test('one without stairs has none of the days of its places, and no warning of them', () => {
    const parts = partsOf(locale, wheelchair);
    const days = saidIn(rendered(locale, <Days {...parts} />)).join('\n');
    const plans = wheelchair.facts.stops.flatMap(({ place }) => {
      const { id = '', translations } = destinations.find((one) => one.id === place) ?? {};
      return id && translations ? translations[locale].frontMatter.plan : [];
    });
    expect(plans.length).toBeGreaterThan(3);
    for (const { text } of plans) expect(days).not.toContain(untypeset(text));
    const { title } = wheelchair.translations[locale].frontMatter;
    const warning = t('plan.warn.stairs', { title });
    const { own, ...unloaded } = parts;
    expect(own).not.toHaveLength(0);
    expect(saidIn(rendered(locale, <Warnings {...parts} />))).not.toContain(untypeset(warning));
    expect(saidIn(rendered(locale, <Warnings {...unloaded} />))).toContain(untypeset(warning));
  });

  test('a way that is chosen otherwise has the words of the planner', () => {
    const flown = trips.find(({ facts }) => facts.stops[1]?.by === 'flight');
    if (!flown) throw new Error('No trip flies');
    const titles = (change: Partial<Trip>) => {
      const parts = partsOf(locale, flown, change);
      return daysOfParts(parts).map((day) => wordsOfDay(day, parts, t).title);
    };
    const [first, last] = [0, titles({}).length - 1];
    const travel = flown.facts.stops[0]?.nights ?? 0;
    const differ = (change: Partial<Trip>) =>
      titles(change).flatMap((title, at) => (title === titles({})[at] ? [] : [at]));
    expect(differ({ by: 'car' })).toContain(travel);
    expect(differ({ by: 'car' })).toEqual(expect.arrayContaining([first, last]));
    expect(differ({ by: 'car' })).not.toContain(first + 1);
    expect(differ({ start: 'izmir', end: 'izmir' })).toEqual([first, last]);
  });

  test('says before a change of stops or nights which days are lost', () => {
    const trip = changed(locale, wheelchair.id);
    const { title } = wheelchair.translations[locale].frontMatter;
    const note = (shown: Trip) =>
      rendered(locale, <OwnDaysNote {...plannerParts(locale, shown)} onChange={() => undefined} />);
    const said = untypeset(note({ ...trip, people: 4 }));
    expect(said).toContain(untypeset(t('plan.ownDays', { title })));
    expect(said).toContain(untypeset(t('plan.ownDaysEasier')));
    const [stop = { place: '', nights: 0 }, ...rest] = trip.stops;
    const longer = { ...trip, stops: [{ ...stop, nights: stop.nights + 1 }, ...rest] };
    expect(untypeset(note(longer))).not.toContain(untypeset(title));
  });
});

test('nights in other towns are another trip', () => {
  const entry = trips.find(({ facts }) => facts.stops.some(({ bases }) => bases));
  const trip = changed('en', entry?.id ?? '');
  const parts = plannerParts('en', trip);
  expect(tripWithDays(parts)?.id).toBe(entry?.id);
  const stops = trip.stops.map(({ bases, ...stop }) => ({
    ...stop,
    ...(bases && { bases: bases.map(() => bases[0] ?? '') }),
  }));
  expect(tripWithDays({ ...parts, trip: { ...trip, stops } })).toBeUndefined();
});
