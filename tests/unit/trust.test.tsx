import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BusinessDetails } from '../../app/contact/business-details.tsx';
import { BusinessTerms, TermsLink } from '../../app/contact/business-terms.tsx';
import { getBusiness, getController } from '../../app/contact/business.server.ts';
import { loadContent } from '../../app/content/load.server.ts';
import { compileMessages } from '../../app/content/messages.server.ts';
import { photosOf } from '../../app/content/photos.ts';
import { DepartureDates } from '../../app/trips/departures/departure-dates.tsx';
import { DepartureList } from '../../app/trips/departures/departure-list.tsx';
import { comingDepartures, departuresOf } from '../../app/trips/departures/departures.server.ts';
import { organization, tripData } from '../../app/head/structured-data.server.ts';
import { untypeset } from '../support/rendered.tsx';
import { I18nProvider } from '../../app/i18n/context.tsx';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { People } from '../../app/contact/people.tsx';
import { getPeople } from '../../app/contact/people.server.ts';
import { ControllerSection } from '../../app/about/controller-section.tsx';
import { Reviews } from '../../app/trips/reviews/reviews.tsx';
import { reviewsOf } from '../../app/trips/reviews/reviews.server.ts';
import { getTrip } from '../../app/trips/trips.server.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { aboutPerson, addMadeUp, arabicReview, business } from '../support/made-up.ts';
import { translate } from '../support/texts.ts';

const { copy, complaintsAboutEdit } = copyOfContent();
addMadeUp(copy);
const known = loadContent(copy);

const render = (locale: Locale, page: React.ReactNode) =>
  untypeset(
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={compileMessages(known.messages[locale])}>
        {page}
      </I18nProvider>,
    ),
  );

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
    const { stops = [] } = known.trips.find(({ id }) => id === tripId)?.facts ?? {};
    const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
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

const offersSchema = z.object({
  '@graph': z.array(
    z.looseObject({
      '@type': z.string(),
      subTrip: z
        .array(
          z.strictObject({
            '@type': z.literal('TouristTrip'),
            name: z.string(),
            departureTime: z.iso.date(),
            arrivalTime: z.iso.date(),
            offers: z.strictObject({
              '@type': z.literal('Offer'),
              url: z.url(),
              price: z.int(),
              priceCurrency: z.literal('USD'),
              availability: z.url(),
              validThrough: z.iso.date(),
            }),
          }),
        )
        .optional(),
    }),
  ),
});

test('structured data offers each departure with its availability, and none for a trip without', () => {
  const trip = getTrip('en', tripId);
  if (!trip) throw new Error(`There is no ${tripId}`);
  const subTripsOf = (departures: typeof trip.departures) => {
    const data = offersSchema.parse(tripData('en', { ...trip, departures }));
    return data['@graph'].flatMap(({ subTrip }) => subTrip ?? []);
  };
  expect(subTripsOf([])).toEqual([]);
  const offers = subTripsOf(departuresOf('en', tripId, known, today)).map((one) => one.offers);
  expect(offers.map(({ price, availability }) => [price, availability])).toEqual([
    [2222, 'https://schema.org/InStock'],
    [3333, 'https://schema.org/LimitedAvailability'],
    [4444, 'https://schema.org/SoldOut'],
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

describe.each(locales)('the trust fields in %s', (locale) => {
  const say = translate[locale];
  const nothing = getBusiness(locale, {});
  const filled = getBusiness(locale, known.site.business);

  test('are nowhere until they are filled in', () => {
    expect(render(locale, <BusinessDetails business={nothing} />)).toBe('');
    expect(render(locale, <BusinessTerms business={nothing} />)).toBe('');
    expect(render(locale, <TermsLink business={nothing} />)).toBe('');
  });

  test('link the licence to where it can be verified', () => {
    const html = render(locale, <BusinessDetails business={filled} />);
    expect(html).toContain(`<a href="${business.licencePage}" rel="noopener">`);
    expect(html).toContain(business.hours[locale]);
  });

  test('say who the company is and what it asks', () => {
    const html = render(locale, <BusinessTerms business={filled} />);
    const { company, tradeRegister, mersis, taxOffice, taxNumber } = business;
    for (const text of [company, tradeRegister, mersis, taxOffice, taxNumber]) {
      expect(html).toContain(`<bdi translate="no">${text}</bdi>`);
    }
    for (const key of ['deposit', 'payment', 'cancellation', 'insurance'] as const) {
      expect(html).toContain(business[key][locale]);
    }
  });

  test('have only the sections that are filled in', () => {
    const { deposit } = business;
    const html = render(locale, <BusinessTerms business={getBusiness(locale, { deposit })} />);
    expect(html).toContain('id="terms"');
    expect(html).not.toContain('id="company"');
  });

  test('are linked beside a price', () => {
    const html = render(locale, <TermsLink business={filled} />);
    expect(html).toContain(`href="${paths.contact(locale)}#terms"`);
    expect(html).toContain(say('business.terms'));
  });

  test('name the data controller and the rights, or neither', () => {
    const rights = {
      id: 'privacy-rights',
      title: 'Rights',
      html: '<p>What you may ask.</p>',
    } as const;
    const show = (controller: ReturnType<typeof getController>) =>
      render(locale, <ControllerSection controller={controller} rights={rights} />);
    expect(show(getController(locale, {}))).toBe('');
    const html = show(getController(locale, known.site.business));
    expect(html).toContain(business.controller.name);
    expect(html).toContain(business.controller.processing[locale]);
    expect(html).toContain(rights.html);
  });
});

test('structured data has the fields that are filled in, and a licence makes a travel agency', () => {
  expect(organization('en', {})).toMatchObject({ '@type': 'Organization' });
  expect(Object.keys(organization('en', {}, [])).toSorted()).toEqual(
    ['@id', '@type', 'email', 'logo', 'name', 'url'].toSorted(),
  );
  expect(organization('tr', known.site.business)).toMatchObject({
    '@type': 'TravelAgency',
    legalName: business.company,
    taxID: business.taxNumber,
    knowsLanguage: business.languages,
    address: business.address.tr,
  });
  const url = 'https://network.example/us';
  expect(organization('en', {}, [{ name: 'A network', url }])).toMatchObject({ sameAs: [url] });
});

describe('the build complains about', () => {
  test.each([
    ['departures/spring/facts.json', 'trip', 'atlantis', 'trip: there is no "atlantis"'],
    ['departures/spring/facts.json', 'places', 'some', 'places'],
    ['departures/spring/facts.json', 'start', '2099-02-30', 'start'],
    ['reviews/calm/facts.json', 'about', 'trips/atlantis', 'about: there is no "trips/atlantis"'],
    ['reviews/calm/facts.json', 'month', 'May', 'month: year and month: 2027-05'],
    ['people/ayse/facts.json', 'experiences', ['diving'], 'experiences: there is no "diving"'],
    ['people/ayse/facts.json', 'languages', ['Turkish'], 'languages.0'],
  ])('%s with the %s %j', (file, field, value, complaint) => {
    expect(complaintsAboutEdit(file, withField(field, value)).join('\n')).toContain(complaint);
  });

  test('a source or a licence without https', () => {
    const name = 'A forum';
    const found = complaintsAboutEdit(
      'reviews/calm/facts.json',
      withField('source', { name, url: 'http://reviews.example/1' }),
    );
    expect(found.join()).toContain('source.url');
    const licencePage = 'javascript:alert(1)';
    expect(
      complaintsAboutEdit('site.json', withField('business', { licencePage })).join(),
    ).toContain('business.licencePage');
  });

  test('a person whose words are missing in a language', () => {
    expect(
      complaintsAboutEdit('people/ayse/words.ar.md', (words) =>
        words.replace(/^role.*\n/m, ''),
      ).join(),
    ).toContain('role');
  });
});
