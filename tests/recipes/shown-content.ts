import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { arabicReview, business, personId } from '../support/made-up.ts';
import { isBuilt, pageOf, readCopy } from './project-copy.ts';

/** Registers the tests of the built site. */
export function showsContent() {
  test('the picture of a place and its price', () => {
    expect(isBuilt('/art/bursa-tall-640.avif')).toBe(true);
    expect(pageOf('/destinations/bursa')).toContain('/art/bursa-1280.avif');
    for (const locale of locales) {
      expect(isBuilt(`/art/share/${locale}/destinations/bursa.jpg`)).toBe(true);
    }
    expect(pageOf('/destinations/blacksea')).toContain('$4,321');
    expect(pageOf('/destinations')).toContain('$4,321');
  });

  test('words, photos and drawings', () => {
    for (const locale of locales) {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(pageOf(`${prefix}/destinations/antalya`)).toContain(`Words, changed ${locale}`);
      expect(pageOf(`${prefix}/credits`)).toContain(`A photo, added ${locale}`);
      expect(pageOf(`${prefix}/destinations/blacksea`)).toContain('illustrations/ephesus-walk-');
    }
  });

  test('people, reviews, departures and trust', () => {
    for (const prefix of ['', '/tr', '/ar']) {
      const tripPage = pageOf(`${prefix}/trips/first-visit`);
      expect(tripPage).toContain(
        `<blockquote lang="ar" dir="rtl"><p>${arabicReview}</p></blockquote>`,
      );
      expect(tripPage).toContain(`href="${prefix}/trips/departures/spring.ics"`);
      expect(tripPage).toContain('data-until="2099-09-20" data-places="full"');
      expect(tripPage).not.toContain('2026-01-10');
      expect(tripPage).toContain(`href="${prefix}/contact#terms"`);
      expect(tripPage).not.toMatch(/"@type":"Review"|aggregateRating/);
      expect(readCopy(`build/client${prefix}/trips/departures/spring.ics`)).toContain('20990503');
      expect(isBuilt(`${prefix}/trips/departures/gone.ics`)).toBe(false);
      expect(pageOf(`${prefix}/trips`)).toContain('data-until="2099-05-03"');
      expect(pageOf(`${prefix}/destinations/cappadocia`)).toContain('https://reviews.example/3');
      expect(pageOf(`${prefix}/contact`)).toContain(`id="person-${personId}"`);
      expect(pageOf(`${prefix}/contact`)).toContain(`data-src="/assets/photos/${personId}-`);
      expect(pageOf(`${prefix}/contact`)).toContain(business.mersis);
      expect(pageOf(`${prefix}/experiences`)).toContain(
        `href="${prefix}/contact#person-${personId}"`,
      );
      expect(pageOf(`${prefix}/guide/cappadocia`)).toMatch(
        /\/assets\/photos\/cappadocia-[0-9a-f]{16}-800/,
      );
      expect(pageOf(`${prefix}/credits`)).toContain('id="credits-own-photos"');
      expect(readCopy(`build/client/offline/${prefix.slice(1) || 'en'}.json`)).toMatch(
        /\/assets\/photos\/cappadocia-[0-9a-f]{16}-800\.avif/,
      );
      expect(pageOf(`${prefix}/privacy`)).toContain(business.controller.email);
      expect(pageOf(prefix || '/')).toContain(business.licencePage);
    }
  });

  test('notices', () => {
    for (const prefix of ['', '/tr', '/ar']) {
      expect(pageOf(prefix || '/')).toMatch(/id="notice-now"[^>]* data-until="2099-12-31"/);
      expect(pageOf(`${prefix}/destinations`)).not.toContain('notice-coming');
      expect(pageOf(`${prefix}/guide`)).not.toContain('notice-over');
      const feed = readCopy(`build/client${prefix}/guide/feed.xml`);
      expect(feed).toContain(`.example${prefix || '/'}#notice-now"`);
      expect(feed).toContain(`.example${prefix}/trips#notice-here"`);
      expect(feed).not.toMatch(/notice-(?:coming|over)/);
      expect(readCopy(`build/client/offline/${prefix.slice(1) || 'en'}.txt`)).toContain(
        'notice-now',
      );
    }
  });

  test('entries, tags and answers', () => {
    for (const prefix of ['', '/tr', '/ar']) {
      expect(pageOf(`${prefix}/destinations`).match(/<article(?![^>]* hidden)/g)).toHaveLength(7);
      expect(pageOf(`${prefix}/guide`)).toContain(`href="${prefix}/guide/winter"`);
      expect(pageOf(`${prefix}/guide/winter`)).toContain('<h1');
    }
    expect(pageOf('/tr/guide')).toContain('Büyükanne de gelebilir mi?');
    expect(pageOf('/guide')).not.toContain('Büyükanne');
    expect(pageOf('/tr/destinations')).toContain('Pazarlar');
    expect(pageOf('/ar/destinations/istanbul')).toContain('أسواق');
  });
}
