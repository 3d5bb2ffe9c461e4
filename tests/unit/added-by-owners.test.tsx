import { describe, expect, test } from 'vitest';
import { mailAbout } from '../../app/contact/message.ts';
import { getPeople } from '../../app/contact/people.server.ts';
import { People } from '../../app/contact/people.tsx';
import { tripData } from '../../app/documents/head/structured-data.server.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { photosOf } from '../../app/content/photos.ts';
import { DepartureDates } from '../../app/trips/departures/departure-dates.tsx';
import { DepartureList } from '../../app/trips/departures/departure-list.tsx';
import { comingDepartures, departuresOf } from '../../app/trips/departures/departures.server.ts';
import { reviewsOf } from '../../app/trips/reviews/reviews.server.ts';
import { Reviews } from '../../app/trips/reviews/reviews.tsx';
import { getTrip } from '../../app/trips/trips.server.ts';
import { known, render } from '../support/made-up-pages.tsx';
import { aboutPerson, arabicReview } from '../support/made-up.ts';
import { translate, tripOf } from '../support/texts.ts';

const itemsOf = (html: string) => html.split('<li').slice(1);
const today = '2026-11-27';
const tripId = 'first-visit';

describe.each(locales)('departures in %s', (locale) => {
  const departures = departuresOf(locale, tripId, known, today);
  const html = render(locale, <DepartureList departures={departures} title="Trip" />);
  const items = itemsOf(html);

  test('are those to come, the next one first, with their prices', () => {
    expect(departures.map(({ id }) => id)).toEqual(['spring', 'summer', 'autumn']);
    expect(items).toHaveLength(3);
    const prices = departures.map(({ price }) => formatPrice(locale, price));
    for (const [at, price] of prices.entries()) expect(items[at]).toContain(price);
  });

  test('say from when to when', () => {
    const nights = tripOf(tripId).facts.stops.reduce((sum, stop) => sum + stop.nights, 0);
    expect(departures[0]).toMatchObject({ start: '2099-05-03', end: `2099-05-${10 + nights - 7}` });
    expect(departures[0]?.dates).toMatch(/3\D+10\D+2099/);
  });

  test('can be asked about and put into a calendar unless they are full', () => {
    for (const [at, { id, places }] of departures.entries()) {
      const links = [`href="${paths.contact(locale)}"`, `href="${paths.departure(locale, id)}"`];
      expect(items[at]).toContain(translate[locale](`departures.${places}`));
      for (const link of links) expect(items[at]?.includes(link)).toBe(places !== 'full');
    }
  });

  test('are in a mail of their own on a page without scripts', () => {
    for (const [at, { dates, places }] of departures.entries()) {
      const about = `Trip (${dates})`;
      const mail = mailAbout(translate[locale], { kind: 'departure', about });
      expect(items[at]?.includes(`<noscript`) && items[at]?.includes(mail)).toBe(places !== 'full');
    }
  });

  test('are on the card of the trip, each with the day after which it is hidden', () => {
    const card = render(locale, <DepartureDates departures={departures} />);
    const days = departures.map(({ start }) => start);
    expect([...card.matchAll(/data-until="([^"]+)"/g)].map(([, day]) => day)).toEqual([
      days.at(-1),
      ...days,
    ]);
  });

  test('leave no trace where there are none', () => {
    expect(render(locale, <DepartureList departures={[]} title="Trip" />)).toBe('');
    expect(render(locale, <DepartureDates departures={[]} />)).toBe('');
  });
});

const idsOn = (day: string) => comingDepartures(known, day).map(({ id }) => id);

test('a departure is shown on its first day, and not on the next', () => {
  expect(idsOn('2026-01-10')).toContain('gone');
  expect(idsOn('2026-01-11')).not.toContain('gone');
});

test('structured data offers each departure with its availability, and none for a trip without', () => {
  const trip = getTrip('en', tripId);
  if (!trip) throw new Error(`There is no ${tripId}`);
  const dataOf = (departures: typeof trip.departures) =>
    JSON.stringify(tripData('en', { ...trip, departures }));
  expect(dataOf([])).not.toContain('subTrip');
  const data = dataOf(departuresOf('en', tripId, known, today));
  const offers = [...data.matchAll(/"price":(\d+),[^}]*?"availability":"([^"]+)"/g)];
  expect(offers.map(([, price, availability]) => [price, availability])).toEqual([
    ['2222', 'https://schema.org/InStock'],
    ['3333', 'https://schema.org/LimitedAvailability'],
    ['4444', 'https://schema.org/SoldOut'],
  ]);
});

describe.each(locales)('reviews in %s', (locale) => {
  const reviews = reviewsOf(locale, 'trips', tripId, known);
  const html = render(locale, <Reviews reviews={reviews} />);

  test('have their own language and direction', () => {
    expect(html).toContain(`<blockquote lang="ar" dir="rtl"><p>${arabicReview}</p></blockquote>`);
    expect(html).toContain('<blockquote lang="de" dir="ltr"><p>');
  });

  test('name their language to readers of another', () => {
    const arabic = { en: 'Arabic', tr: 'Arapça', ar: undefined }[locale];
    const [first = ''] = itemsOf(html);
    const said = translate[locale]('reviews.language', { language: arabic ?? 'العربية' });
    expect(first.includes(said)).toBe(locale !== 'ar');
  });

  test('name their source and link to it', () => {
    expect(html).toContain('href="https://reviews.example/1"');
    expect(html).toContain(translate[locale]('reviews.source', { source: 'A forum' }));
  });

  test('are on the page that they are about', () => {
    expect(reviews.map(({ id }) => id)).toEqual(['calm', 'quiet']);
    expect(reviewsOf(locale, 'destinations', 'cappadocia', known)).toHaveLength(1);
    expect(render(locale, <Reviews reviews={[]} />)).toBe('');
  });
});

test('photos of people are fetched and checked like all others', () => {
  const photo = { host: 'unsplash', id: 'photo-1', licence: 'Unsplash License' } as const;
  const people = known.people.map((person) => ({ ...person, facts: { ...person.facts, photo } }));
  expect(photosOf({ ...known, people })).toHaveLength(photosOf(known).length + 1);
  expect(photosOf({ ...known, people }).at(-1)).toMatchObject({ folder: 'people/ayse', photo });
});

describe.each(locales)('people in %s', (locale) => {
  test('are shown with languages and years, and with a letter in place of a photo', () => {
    const people = getPeople(locale, known);
    const html = render(locale, <People people={people} />);
    const [person] = people;
    const languages = person?.languages ?? '';
    for (const text of [person?.name, person?.role, '2012', aboutPerson[locale]]) {
      expect(html).toContain(text);
    }
    expect(html).toContain(translate[locale]('people.languages', { languages }));
    expect(html).toContain(`aria-hidden="true" translate="no">${person?.name[0]}<`);
    expect(html).not.toContain('<figure');
  });

  test('are shown with a photo and its author', () => {
    const photo = {
      host: 'wikimedia',
      path: '0/00/Somewhere.jpg',
      author: 'A Photographer',
      licence: 'CC0 1.0',
    } as const;
    const people = getPeople(locale, known).map((person) => ({ ...person, photo }));
    const html = render(locale, <People people={people} />);
    expect(html).toContain('A Photographer');
    expect(html).toContain('Somewhere.jpg');
  });

  test('leave no trace where there are none', () => {
    expect(render(locale, <People people={getPeople(locale, { ...known, people: [] })} />)).toBe(
      '',
    );
  });
});
