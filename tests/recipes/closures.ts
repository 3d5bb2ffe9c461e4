import { describe, expect, test } from 'vitest';
import { closureOf } from '../../app/prices/closures.server.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { closedPrice, closedTrip, closeEntries, from, until, why } from '../support/closed.ts';
import { priceOfClosedTrip } from '../support/made-up.ts';
import { untypeset } from '../support/rendered.tsx';
import { placeOf } from '../support/texts.ts';
import { copy, edit, filesSaying, isBuilt, pageOf, readCopy, setField } from './project-copy.ts';

/* A closed place and a closed trip, a place that closes later, a draft and a page that has moved. */

const closed = { until, why };
const later = { ...closed, from };
const moved = { from: '/destinations/constantinople', to: '/destinations/istanbul' };
const draftTrip = 'summer-by-the-sea';

export function makeClosures() {
  closeEntries(`${copy}/content`);
  setField(`content/trips/${draftTrip}/facts.json`, 'draft', true);
  edit(`content/trips/${draftTrip}/words.ar.md`, () => 'not yet');
  edit('content/moved.json', () => JSON.stringify([moved]));
}

const textOf = (html: string) =>
  untypeset(html.replaceAll(/<[^>]+>/g, ' ')).replaceAll(/[ \n]+/g, ' ');
const dataOf = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Registers the tests of the built site. */
export function showsClosures() {
  describe.each(locales)('%s', (locale) => {
    const label = closureOf(locale, { closed }, '')?.label ?? '';
    const laterLabel = closureOf(locale, { closed: later }, '')?.label ?? '';
    const priceOf = (id: string) => formatPrice(locale, placeOf(id).facts.price);
    const closedPage = () => mainOf(pageOf(paths.destination(locale, 'pamukkale')));

    test('the page of a closed place stays, with the day and the reason', () => {
      expect(textOf(closedPage())).toContain(label);
      expect(textOf(closedPage())).toContain(closed.why[locale]);
    });

    test('it has no price, no offer and no way into the planner', () => {
      expect(closedPage()).not.toMatch(/\$|id="price/);
      expect(closedPage()).not.toContain('data-adds');
      expect(dataOf(pageOf(paths.destination(locale, 'pamukkale')))).not.toContain('Offer');
    });

    test('nothing names its price', () => {
      const price = formatPrice(locale, closedPrice);
      expect(filesSaying((text) => untypeset(text).includes(price))).toEqual([]);
    });

    test('nor does the page of a closed trip have one, or departures', () => {
      const page = pageOf(paths.trip(locale, closedTrip));
      expect(textOf(mainOf(page))).toContain(label);
      expect(mainOf(page)).not.toMatch(/\$|id="(?:price-covers|sum)"|\/plan\?/);
      expect(dataOf(page)).not.toContain('Offer');
      const price = formatPrice(locale, priceOfClosedTrip);
      expect(filesSaying((text) => untypeset(text).includes(price))).toEqual([]);
      expect(isBuilt(paths.departure(locale, 'north'))).toBe(false);
    });

    test('a place that closes later has its price and says when', () => {
      const page = mainOf(pageOf(paths.destination(locale, 'antalya')));
      expect(textOf(page)).toContain(laterLabel);
      expect(textOf(page)).toContain(priceOf('antalya'));
      expect(dataOf(pageOf(paths.destination(locale, 'antalya')))).toContain('"Offer"');
    });

    test.each(['home', 'destinations'] as const)(
      'its card on %s says it instead of a price',
      (page) => {
        const [, card = ''] =
          /(<article[^>]* data-place="pamukkale".*?<\/article>)/s.exec(
            pageOf(paths[page](locale)),
          ) ?? [];
        expect(textOf(card)).toContain(label);
        expect(card).not.toMatch(/\$|data-adds/);
      },
    );

    test('a trip that goes there names it and is priced without it', () => {
      const page = mainOf(pageOf(paths.trip(locale, 'long-weekend')));
      const says = closureOf(
        locale,
        { closed },
        placeOf('pamukkale').translations[locale].frontMatter.title,
      )?.says;
      expect(textOf(page)).toContain(says);
      expect(textOf(page)).toContain(priceOf('ephesus'));
      expect(page).not.toMatch(/\/plan\?stops=[^"]*pamukkale/);
    });

    test('an experience that goes there says so, and is planned without it', () => {
      const page = mainOf(pageOf(paths.experiences(locale)));
      expect(textOf(page)).toContain(label);
      expect(page).toMatch(/\/plan\?stops=[^"]*ephesus/);
      expect(page).not.toMatch(/\/plan\?stops=[^"]*pamukkale/);
    });

    test('a draft is on no page and in no list', () => {
      expect(isBuilt(`${paths.trip(locale, draftTrip)}.html`)).toBe(false);
      for (const page of [
        paths.trips(locale),
        paths.plan(locale),
        paths.search(locale),
        paths.home(locale),
      ])
        expect(pageOf(page)).not.toContain(draftTrip);
      expect(readCopy(`build/client/offline/${locale}.json`)).not.toContain(draftTrip);
    });

    test('an old address leads to the new one without a host that redirects', () => {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const page = pageOf(prefix + moved.from);
      expect(page).toContain(`<html lang="${locale}"`);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(page).toContain(`content="0; url=${prefix}${moved.to}"`);
      expect(page).toContain(`<a href="${prefix}${moved.to}">`);
      expect(page).toMatch(
        new RegExp(`<link rel="canonical" href="https://[^/]+${prefix}${moved.to}">`),
      );
      expect(readCopy('build/client/_redirects')).toContain(
        `${prefix}${moved.from} ${prefix}${moved.to} 301\n`,
      );
      expect(readCopy(`build/client/offline/${locale}.json`)).not.toContain(moved.from);
    });
  });

  test('neither drafts nor old addresses are in the sitemap, the list for assistants or a script', () => {
    for (const file of ['sitemap.xml', 'llms.txt', 'sw.js'])
      for (const left of [draftTrip, moved.from])
        expect(readCopy(`build/client/${file}`)).not.toContain(left);
    expect(readCopy('build/client/llms.txt')).toContain('Closed until');
  });
}
