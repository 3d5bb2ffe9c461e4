import { describe, expect, test } from 'vitest';
import { photosOf } from '../../app/content/photos.ts';
import { locales } from '../../app/locales.ts';
import { People } from '../../app/contact/people.tsx';
import { getPeople } from '../../app/contact/people.server.ts';
import { Reviews } from '../../app/trips/reviews/reviews.tsx';
import { reviewsOf } from '../../app/trips/reviews/reviews.server.ts';
import { known, render } from '../support/made-up-pages.tsx';
import { aboutPerson, arabicReview } from '../support/made-up.ts';
import { translate } from '../support/texts.ts';

const itemsOf = (html: string) => html.split('<li').slice(1);
const tripId = 'first-visit';

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
