import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { edit, filesSaying, pageOf, readCopy } from './project-copy.ts';

/* A seventh destination, with a way to another one and a trip that stops there. */

export const place = 'bursa';
export const trip = 'short-weekend';
const names = { en: 'Bursa', tr: 'Bursa', ar: 'بورصة' };

export function nameSeventhPlace() {
  for (const locale of locales) {
    edit(`content/destinations/${place}/words.${locale}.md`, (words) =>
      words.replace(/(?<=^title: ).*$/m, names[locale]),
    );
  }
}

/** By road, which is estimated, so that pages say "about". */
export const leg = (to: string) =>
  JSON.stringify({
    from: place,
    to,
    ways: [
      {
        by: 'road',
        kilometres: 150,
        confidence: 'estimate',
        drive: { hours: [1.5, 2.5], confidence: 'estimate' },
      },
    ],
  });

/** Registers the tests of the built site. */
export function showsSeventhPlace() {
  test.each(locales)(
    'in %s every list, the planner, the map, search and months have it',
    (locale) => {
      const address = paths.destination(locale, place);
      expect(pageOf(address)).toContain(names[locale]);
      expect(pageOf(paths.destinations(locale))).toContain(`data-map-place="${place}"`);
      expect(pageOf(paths.plan(locale))).toContain(`&quot;${place}&quot;`);
      expect(pageOf(paths.search(locale))).toContain(address);
      expect(pageOf(`${paths.whenToGo(locale)}/may`)).toContain(names[locale]);
      expect(pageOf(paths.trip(locale, trip))).toContain(names[locale]);
      expect(pageOf(paths.trips(locale))).toContain(paths.trip(locale, trip));
      expect(readCopy('build/client/sitemap.xml')).toContain(`${address}<`);
    },
  );

  test('its way is about as long', () => {
    expect(pageOf(paths.trip('tr', trip))).toContain('yaklaşık');
  });

  describe('the number of places', () => {
    test('is seven on the home pages', () => {
      expect(pageOf('/')).toContain('seven places');
      expect(pageOf('/tr')).toContain('yedi yere');
      expect(pageOf('/ar')).toContain('سبعة أماكن');
    });

    test('is six on no page', () => {
      const six =
        /\b(?:six|6) (?:places|tours|destinations)\b|(?:altı|6) (?:yer|tur|Türkiye turu)|(?:ستة|6) أماكن|(?:الأماكن|أماكننا) الستة|(?:ست وجهات|وجهاتنا الست)/iu;
      expect(filesSaying((text) => six.test(text))).toEqual([]);
    });
  });
}
