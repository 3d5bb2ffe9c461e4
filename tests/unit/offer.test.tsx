import { describe, expect, test } from 'vitest';
import { AskChannels } from '../../app/contact/ask-channels.tsx';
import { messageAbout } from '../../app/contact/message.ts';
import { businessSchema } from '../../app/content/schemas/business.ts';
import { type Buys, buysSchema } from '../../app/content/schemas/offer.ts';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { offerOfPlace, offerOfTrip } from '../../app/prices/offer.ts';
import { PriceCovers } from '../../app/prices/price-covers.tsx';
import { rendered } from '../support/rendered.tsx';
import { content, translate } from '../support/texts.ts';

const common = {
  included: ['hotel' as const, 'guide' as const],
  excluded: ['balloon' as const, 'children' as const, 'singleRoom' as const],
};
const stops = [{ place: 'istanbul' }, { place: 'cappadocia' }, { place: 'istanbul' }];

test('a place has the offer of all places', () => {
  expect(offerOfPlace(common)).toEqual(common);
});

test('a place differs by what it names, and by the prices that it gives', () => {
  const own = { included: ['balloon' as const], excluded: ['guide' as const], childPercent: 50 };
  expect(offerOfPlace(common, own)).toEqual({
    included: ['hotel', 'balloon'],
    excluded: ['singleRoom', 'guide'],
  });
});

test('a trip excludes what one of its places does, and includes what the others do', () => {
  const cappadocia = {
    id: 'cappadocia',
    buys: { included: ['balloon' as const], excluded: ['guide' as const], single: 90 },
  };
  expect(offerOfTrip(common, stops, [{ id: 'istanbul' }, cappadocia])).toEqual({
    included: ['hotel'],
    excluded: ['balloon', 'children', 'singleRoom', 'guide'],
  });
  const flown = { included: ['hotel' as const], excluded: ['visa' as const] };
  expect(offerOfTrip(flown, stops, [{ id: 'istanbul' }, cappadocia]).included).toContain('balloon');
  expect(offerOfTrip(common, [{ place: 'istanbul' }], [{ id: 'istanbul' }, cappadocia])).toEqual(
    common,
  );
});

test('a balloon is on the lists of those places where balloons rise', () => {
  for (const { id, facts } of content.destinations) {
    const { included, excluded } = offerOfPlace(content.site.offer, facts.buys);
    const isListed = [...included, ...excluded].includes('balloon');
    expect({ id, isListed }).toEqual({ id, isListed: facts.climate.balloons !== undefined });
  }
});

const subject = { kind: 'place', about: 'Two & more' } as const;

const buys: Buys = {
  childPercent: 50,
  single: 120,
  included: ['entranceFees'],
  excluded: ['transfers'],
};

describe.each(locales)('in %s', (locale) => {
  const say = content.messages[locale];

  test('next to a price the form is the only way until there are numbers', () => {
    const html = rendered(locale, <AskChannels subject={subject} channels={{}} />);
    const links = [...html.matchAll(/<a [^>]*href="([^":]*)/g)].map(([, way]) => way);
    // The mail takes its place without scripts.
    expect(links).toEqual(['mailto', paths.contact(locale)]);
    expect(html).toContain('Two & more');
  });

  test('next to a price are WhatsApp, with the words, and the telephone once entered', () => {
    const ways = { telephone: '+902121234567', whatsapp: '905321234567' };
    const html = rendered(locale, <AskChannels subject={subject} channels={ways} />);
    const words = encodeURIComponent(messageAbout(translate[locale], subject));
    expect(html).toContain(`href="https://wa.me/905321234567?text=${words}"`);
    expect(html).toContain('href="tel:+902121234567"');
    expect(html).toContain(say['ask.whatsapp']);
  });

  test('a place lists what its own price includes', () => {
    const offer = offerOfPlace(content.site.offer, buys);
    const html = rendered(
      locale,
      <PriceCovers offer={offer} buys={buys} cancellation="Until a day before." />,
    );
    const [included = '', excluded = ''] = html.split(`<dt>${say['price.excluded'] ?? ''}</dt>`);
    expect(included).toContain(say['extra.entranceFees']);
    expect(excluded).toContain(say['extra.transfers']);
    expect(html).not.toContain(`<li>${say['extra.children']}</li>`);
    expect(html).not.toContain(say['price.quoted']);
    expect(html).toContain('$');
    expect(html).toContain('Until a day before.');
  });
});

test('nothing can be both included and not included in a price', () => {
  expect(buysSchema.safeParse({ ...buys, excluded: ['entranceFees'] }).success).toBe(false);
  expect(buysSchema.safeParse(buys).success).toBe(true);
});

test.each([
  { telephone: '0212 123 45 67' },
  { whatsapp: '+905321234567' },
  { rate: { day: '2026-13-01', currency: 'EUR', perDollar: 0.9 } },
  { address: { en: 'Istanbul' } },
])('%j is invalid', (business) => {
  expect(businessSchema.safeParse(business).success).toBe(false);
});
