import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { inLocale, notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { content } from '../support/texts.ts';

// Other sites link to these addresses, so that none may change; an owner may add entries.
const published = `
  / /destinations
  /destinations/istanbul /destinations/cappadocia /destinations/antalya
  /destinations/pamukkale /destinations/ephesus /destinations/blacksea
  /trips
  /trips/first-visit /trips/family-week /trips/cappadocia-weekend /trips/green-north
  /trips/few-stairs /trips/summer-by-the-sea /trips/stones-and-sea /trips/long-weekend
  /trips/whole-loop /trips/winter-snow /trips/for-two /trips/from-izmir /trips/by-car-from-ankara
  /experiences /when-to-go
  /when-to-go/january /when-to-go/february /when-to-go/march /when-to-go/april
  /when-to-go/may /when-to-go/june /when-to-go/july /when-to-go/august
  /when-to-go/september /when-to-go/october /when-to-go/november /when-to-go/december
  /guide
  /guide/cappadocia /guide/istanbul /guide/turquoise-coast /guide/culinary-journey
  /guide/sustainable-tourism
  /plan /compare /contact /search /take-along /accessibility /credits /privacy
  /404 /destinations/404 /trips/404 /when-to-go/404 /guide/404`;

const paths = published.trim().split(/\s+/);
const prefixes = { en: '', tr: '/tr', ar: '/ar' };

test('the languages are unchanged', () => {
  expect(locales).toEqual(Object.keys(prefixes));
});

test.each(locales)(
  'in %s these addresses exist in this order, and no others except entries and pages of lists',
  (locale) => {
    const prefix = prefixes[locale];
    const promised = paths.map((path) => (path === '/' ? prefix || '/' : prefix + path));
    const kept = new Set(promised);
    const found = [...pagesOf(locale, content.site), ...notFoundPagesOf(locale)];
    expect(found.filter((address) => kept.has(address))).toEqual(promised);
    const added = found.filter((address) => !kept.has(address));
    const entry =
      /^\/(?:(?:destinations|guide|trips)\/[a-z]+(?:-[a-z]+)*|destinations\/page\/\d+)$/;
    expect(added.filter((address) => !entry.test(inLocale(address, 'en')))).toEqual([]);
  },
);
