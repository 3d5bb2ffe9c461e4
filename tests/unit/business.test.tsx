import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BusinessDetails } from '../../app/contact/business-details.tsx';
import { buysSchema, businessSchema, type Buys } from '../../app/content/business.ts';
import { catalogueOf } from '../../app/content/messages.server.ts';
import { PriceBuys } from '../../app/destinations/price-buys.tsx';
import { I18nProvider } from '../../app/i18n/context.tsx';
import { locales } from '../../app/locales.ts';
import { content } from '../support/texts.ts';

const render = (locale: (typeof locales)[number], page: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} catalogue={catalogueOf(content.messages[locale])}>
      {page}
    </I18nProvider>,
  );

const nothing = {
  telephone: undefined,
  whatsapp: undefined,
  licence: undefined,
  address: undefined,
  cancellation: undefined,
};

const buys: Buys = {
  nights: 3,
  childPercent: 50,
  single: 120,
  included: ['guide', 'breakfast'],
  excluded: ['balloon'],
};

describe.each(locales)('in %s', (locale) => {
  const say = content.messages[locale];

  test('who answers leaves nothing behind until the owner has entered it', () => {
    expect(render(locale, <BusinessDetails business={nothing} />)).toBe('');
  });

  test('who answers stands there once entered', () => {
    const business = { ...nothing, telephone: '+902121234567', licence: 'TÜRSAB A-1' };
    const html = render(locale, <BusinessDetails business={business} />);
    expect(html).toContain('href="tel:+902121234567"');
    expect(html).toContain('TÜRSAB A-1');
    expect(html).not.toContain(say['business.address']);
  });

  test('without what a price buys, the page says what to ask', () => {
    const html = render(locale, <PriceBuys buys={undefined} cancellation={undefined} />);
    expect(html).toContain(say['price.ask']);
    expect(html).not.toContain('<dl');
  });

  test('what a price buys is named', () => {
    const html = render(locale, <PriceBuys buys={buys} cancellation="Until a day before." />);
    expect(html).not.toContain(say['price.ask']);
    for (const key of [
      'extra.guide',
      'extra.breakfast',
      'extra.balloon',
      'price.single',
    ] as const) {
      expect(html).toContain(say[key]);
    }
    expect(html).toContain('$');
    expect(html).toContain('Until a day before.');
  });
});

test('something cannot be both in a price and not', () => {
  expect(buysSchema.safeParse({ ...buys, excluded: ['guide'] }).success).toBe(false);
  expect(buysSchema.safeParse(buys).success).toBe(true);
});

test.each([
  { telephone: '0212 123 45 67' },
  { whatsapp: '+905321234567' },
  { rate: { day: '2026-13-01', EUR: 0.9 } },
  { address: { en: 'Istanbul' } },
])('%j is not taken', (business) => {
  expect(businessSchema.safeParse(business).success).toBe(false);
});
