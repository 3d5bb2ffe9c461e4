import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { inLocale, notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { content } from '../support/texts.ts';

// Other sites link to these addresses, so that none may change; an owner may add entries.
const published = `
  /                           /tr                             /ar
  /destinations               /tr/destinations                /ar/destinations
  /destinations/istanbul      /tr/destinations/istanbul       /ar/destinations/istanbul
  /destinations/cappadocia    /tr/destinations/cappadocia     /ar/destinations/cappadocia
  /destinations/antalya       /tr/destinations/antalya        /ar/destinations/antalya
  /destinations/pamukkale     /tr/destinations/pamukkale      /ar/destinations/pamukkale
  /destinations/ephesus       /tr/destinations/ephesus        /ar/destinations/ephesus
  /destinations/blacksea      /tr/destinations/blacksea       /ar/destinations/blacksea
  /trips                      /tr/trips                       /ar/trips
  /trips/first-visit          /tr/trips/first-visit           /ar/trips/first-visit
  /trips/family-week          /tr/trips/family-week           /ar/trips/family-week
  /trips/cappadocia-weekend   /tr/trips/cappadocia-weekend   /ar/trips/cappadocia-weekend
  /trips/green-north          /tr/trips/green-north           /ar/trips/green-north
  /trips/few-stairs           /tr/trips/few-stairs           /ar/trips/few-stairs
  /trips/summer-by-the-sea    /tr/trips/summer-by-the-sea    /ar/trips/summer-by-the-sea
  /trips/stones-and-sea       /tr/trips/stones-and-sea        /ar/trips/stones-and-sea
  /trips/long-weekend         /tr/trips/long-weekend          /ar/trips/long-weekend
  /trips/whole-loop           /tr/trips/whole-loop            /ar/trips/whole-loop
  /trips/winter-snow   /tr/trips/winter-snow   /ar/trips/winter-snow
  /trips/for-two   /tr/trips/for-two   /ar/trips/for-two
  /trips/from-izmir   /tr/trips/from-izmir   /ar/trips/from-izmir
  /trips/by-car-from-ankara   /tr/trips/by-car-from-ankara   /ar/trips/by-car-from-ankara
  /experiences                /tr/experiences                 /ar/experiences
  /when-to-go                 /tr/when-to-go                  /ar/when-to-go
  /when-to-go/january         /tr/when-to-go/january          /ar/when-to-go/january
  /when-to-go/february        /tr/when-to-go/february         /ar/when-to-go/february
  /when-to-go/march           /tr/when-to-go/march            /ar/when-to-go/march
  /when-to-go/april           /tr/when-to-go/april            /ar/when-to-go/april
  /when-to-go/may             /tr/when-to-go/may              /ar/when-to-go/may
  /when-to-go/june            /tr/when-to-go/june             /ar/when-to-go/june
  /when-to-go/july            /tr/when-to-go/july             /ar/when-to-go/july
  /when-to-go/august          /tr/when-to-go/august           /ar/when-to-go/august
  /when-to-go/september       /tr/when-to-go/september        /ar/when-to-go/september
  /when-to-go/october         /tr/when-to-go/october          /ar/when-to-go/october
  /when-to-go/november        /tr/when-to-go/november         /ar/when-to-go/november
  /when-to-go/december        /tr/when-to-go/december         /ar/when-to-go/december
  /guide                      /tr/guide                       /ar/guide
  /guide/cappadocia           /tr/guide/cappadocia            /ar/guide/cappadocia
  /guide/istanbul             /tr/guide/istanbul              /ar/guide/istanbul
  /guide/turquoise-coast      /tr/guide/turquoise-coast       /ar/guide/turquoise-coast
  /guide/culinary-journey     /tr/guide/culinary-journey      /ar/guide/culinary-journey
  /guide/sustainable-tourism  /tr/guide/sustainable-tourism   /ar/guide/sustainable-tourism
  /plan                       /tr/plan                        /ar/plan
  /compare                    /tr/compare                     /ar/compare
  /contact                    /tr/contact                     /ar/contact
  /search                     /tr/search                      /ar/search
  /take-along                 /tr/take-along                  /ar/take-along
  /accessibility              /tr/accessibility               /ar/accessibility
  /credits                    /tr/credits                     /ar/credits
  /privacy                    /tr/privacy                     /ar/privacy
  /404                        /tr/404                         /ar/404
  /destinations/404           /tr/destinations/404            /ar/destinations/404
  /trips/404                  /tr/trips/404                   /ar/trips/404
  /when-to-go/404             /tr/when-to-go/404              /ar/when-to-go/404
  /guide/404                  /tr/guide/404                   /ar/guide/404`;

const rows = published
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const promised = (column: number) => rows.map((row) => row[column] ?? '');

test('the languages are unchanged', () => {
  expect(locales).toEqual(['en', 'tr', 'ar']);
});

test.each(locales.map((locale, column) => ({ locale, column })))(
  'in $locale these addresses exist in this order, and no others except entries and pages of lists',
  ({ locale, column }) => {
    const kept = new Set(promised(column));
    const found = [...pagesOf(locale, content.site), ...notFoundPagesOf(locale)];
    expect(found.filter((address) => kept.has(address))).toEqual(promised(column));
    const added = found.filter((address) => !kept.has(address));
    const entry =
      /^\/(?:(?:destinations|guide|trips)\/[a-z]+(?:-[a-z]+)*|destinations\/page\/\d+)$/;
    expect(added.filter((address) => !entry.test(inLocale(address, 'en')))).toEqual([]);
  },
);
