import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { noBudget, readBudget, sumOfBudget, writeBudget } from '../../app/trip/budget.ts';
import { parseTrip } from '../../app/trip/parse-trip.ts';
import { writeTrip } from '../../app/trip/trip.ts';
import { localeInfo, locales } from '../../app/locales.ts';
import { readAmount } from '../../app/ui/text/read-amount.ts';
import { knownIds } from '../support/trips.ts';

const cents = fc.integer({ min: 1, max: 99_999_999 }).map((amount) => amount / 100);
const centsOrNone = fc.oneof(cents, fc.constant(0));
const anyBudget = fc.record({ flights: cents, daily: centsOrNone, tickets: centsOrNone });

describe('an amount is read as its language writes it', () => {
  it.each([
    ['en', '1250', 1250],
    ['en', '1,250', 1250],
    ['en', '1,250.50', 1250.5],
    ['en', '$1,250', 1250],
    ['en', '12.5', 12.5],
    ['en', ' 1 250 ', 1250],
    ['tr', '1.250', 1250],
    ['tr', '1.250,50', 1250.5],
    ['tr', '12.000', 12_000],
    ['en', '1.250', 1250],
    ['en', '12,50', 12.5],
    ['tr', '1,250', 1250],
    ['tr', '1.25', 1.25],
    ['ar', 'US$ ١٢٥٠', 1250],
    ['tr', '12,5', 12.5],
    ['ar', '1,250', 1250],
    ['ar', '١٢٥٠', 1250],
    ['ar', '١٬٢٥٠٫٥٠', 1250.5],
    ['ar', '١،٢٥٠', 1250],
  ] as const)('%s: "%s" is %d', (locale, text, amount) => {
    expect(readAmount(localeInfo[locale].intl, text)).toBe(amount);
  });

  it.each([
    ['en', '500 €'],
    ['tr', '₺ 12.000'],
    ['tr', '20.000 TL'],
    ['ar', '500 ﷼'],
    ['ar', 'ألف'],
    ['en', '-5'],
    ['en', '1,2,3'],
    ['en', '1.2.3'],
    ['en', '5.'],
    ['en', ''],
    ['en', '1e9'],
    ['en', '12345678901'],
  ] as const)('%s: "%s" is no amount', (locale, text) => {
    expect(readAmount(localeInfo[locale].intl, text)).toBeUndefined();
  });

  it.each(locales)('%s: what the page writes is read again', (locale) => {
    const { intl } = localeInfo[locale];
    const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readAmount(intl, number.format(amount))).toBe(amount);
      }),
    );
  });
});

test('a budget is the same after writing and reading, also in the address', () => {
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const written = writeBudget(budget);
      expect(readBudget(written)).toEqual(budget);
      const trip = { stops: [{ place: 'istanbul', nights: 2 }], budget: written };
      expect(parseTrip(writeTrip(trip), knownIds)).toEqual({ trip, problems: [] });
    }),
  );
  expect(writeBudget(noBudget)).toBe('');
});

test.each(['400', '1,2', '1,2,3,4', 'x,2,3', '1,,3', '-1,2,3', '1,2,3.456', '0,0,0'])(
  '%s is no budget, and a link with it says so',
  (text) => {
    expect(parseTrip(`budget=${text}`, knownIds)).toEqual({
      trip: { stops: [] },
      problems: [{ kind: 'budget', value: text }],
    });
  },
);

test('money for each day counts for every day', () => {
  expect(sumOfBudget({ flights: 400, daily: 30, tickets: 55.5 }, 8)).toBe(695.5);
});
