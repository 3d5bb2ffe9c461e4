import { describe, expect, test } from 'vitest';
import type { Locale } from '../../app/locales.ts';
import { readDate } from '../../tools/edit/form/typed/date.ts';
import { readNumber, showNumber } from '../../tools/edit/form/typed/number.ts';
import { inParagraphs, oneLine, plainText } from '../../tools/edit/form/typed/pasted.ts';
import { readTelephone, readWhatsApp } from '../../tools/edit/form/typed/telephone.ts';

/* What an owner types or pastes, and how it is read. */

const dollars = { integer: true, exclusiveMinimum: 0, usual: [20, 20_000] } as const;
const value = (one: unknown) => ({ value: one });
const ask = (...several: unknown[]) => ({ ask: several });
const unread = undefined;

describe('a price', () => {
  test.each<[Locale, string, unknown]>([
    ['tr', '790', value(790)],
    ['tr', '1.250', value(1250)],
    ['en', '1.250', value(1250)],
    ['tr', '1,250', value(1250)],
    ['en', '1,250', value(1250)],
    ['tr', '1 250', value(1250)],
    ['tr', '1\u00a0250', value(1250)],
    ['en', '1’250', value(1250)],
    ['ar', '٧٩٠', value(790)],
    ['ar', '١٬٢٥٠', value(1250)],
    ['ar', '\u200f٧٩٠\u200f دولارًا', value(790)],
    ['tr', '۷۹۰', value(790)],
    ['tr', '７９０', value(790)],
    ['tr', '790 $', value(790)],
    ['tr', '$790', value(790)],
    ['en', 'US$ 790', value(790)],
    ['tr', '790 USD', value(790)],
    ['tr', '790 ABD doları', value(790)],
    ['tr', '1.250,00', value(1250)],
    ['en', '1,250.00', value(1250)],
    ['tr', '12,5', value(12.5)],
    ['tr', '-5', value(-5)],
    ['tr', '99999999', ask(99_999_999)],
    ['tr', '7', ask(7)],
    ['tr', 'abc', unread],
    ['tr', '1e3', unread],
    ['tr', '790-850', unread],
    ['tr', '1.2.3', unread],
    ['tr', '12.50.00', unread],
    ['tr', '790 😀', unread],
    ['tr', '', unread],
    ['tr', 'Infinity', unread],
  ])('in %s, %j', (locale, typed, reading) => {
    expect(readNumber(locale, typed, dollars)).toEqual(reading);
  });
});

describe('a figure with decimals', () => {
  test.each<[Locale, string, object, unknown]>([
    ['tr', '12,5', {}, value(12.5)],
    ['tr', '12.5', {}, value(12.5)],
    ['en', '12,5', {}, value(12.5)],
    ['ar', '١٢٫٥', {}, value(12.5)],
    ['tr', '−3,4', {}, value(-3.4)],
    ['tr', '−3,4 °C', {}, value(-3.4)],
    ['tr', '0,125', {}, value(0.125)],
    ['en', '1.250', {}, ask(1.25, 1250)],
    ['tr', '1,250', {}, ask(1.25, 1250)],
    ['tr', '1.250', {}, ask(1.25, 1250)],
    ['tr', '38.423', { minimum: 35, maximum: 43 }, value(38.423)],
    ['tr', '38.4237', { minimum: 35, maximum: 43 }, value(38.4237)],
    ['tr', '384', { minimum: 35, maximum: 43 }, value(384)],
    ['en', '1,234.5', {}, value(1234.5)],
    ['tr', '1.234,5', {}, value(1234.5)],
    ['tr', '12,', {}, value(12)],
  ])('in %s, %j', (locale, typed, limits, reading) => {
    expect(readNumber(locale, typed, limits)).toEqual(reading);
  });

  test('is shown as it is read', () => {
    expect(showNumber('tr', 12.5)).toBe('12,5');
    expect(showNumber('en', 12.5)).toBe('12.5');
    expect(showNumber('ar', 1250)).toBe('1250');
  });
});

describe('a telephone', () => {
  test.each([
    ['+90 212 555 01 23', '+902125550123'],
    ['+90 (0)212 555 01 23', '+902125550123'],
    ['+90 0212 555 01 23', '+902125550123'],
    ['0212 555 01 23', '+902125550123'],
    ['(0212) 555-01-23', '+902125550123'],
    ['212 555 01 23', '+902125550123'],
    ['0090 212 555 01 23', '+902125550123'],
    ['90 212 555 01 23', '+902125550123'],
    ['٠٢١٢ ٥٥٥ ٠١ ٢٣', '+902125550123'],
    ['\u202a+90 212 555 01 23\u202c', '+902125550123'],
    ['Tel: 0212 555 01 23', '+902125550123'],
    ['+966 50 123 4567', '+966501234567'],
    ['+90 444 0 123', '+904440123'],
    ['555 01 23', undefined],
    ['0212 555 01', undefined],
    ['on request', undefined],
    ['0212 555 01 23 / 24', undefined],
  ])('%j', (typed, number) => {
    expect(readTelephone(typed)).toEqual(number && { value: number });
  });

  test.each([
    ['+90 532 123 45 67', '905321234567'],
    ['0532 123 45 67', '905321234567'],
    ['https://wa.me/905321234567', '905321234567'],
    ['966501234567', '966501234567'],
    ['WhatsApp yok', undefined],
  ])('of WhatsApp, %j', (typed, number) => {
    expect(readWhatsApp(typed)).toEqual(number && { value: number });
  });
});

describe('a date', () => {
  test.each<[Locale, string, unknown]>([
    ['tr', '2026-12-01', value('2026-12-01')],
    ['tr', '1.12.2026', value('2026-12-01')],
    ['tr', '01/12/26', value('2026-12-01')],
    ['en', '01/12/2026', ask('2026-12-01', '2026-01-12')],
    ['en', '13/12/2026', value('2026-12-13')],
    ['tr', '1 Aralık 2026', value('2026-12-01')],
    ['en', 'December 1, 2026', value('2026-12-01')],
    ['ar', '١ ديسمبر ٢٠٢٦', value('2026-12-01')],
    ['ar', '٠١/١٢/٢٠٢٦', value('2026-12-01')],
    ['tr', '31.02.2026', unread],
    ['tr', 'yarın', unread],
  ])('in %s, %j', (locale, typed, reading) => {
    expect(readDate(locale, typed)).toEqual(reading);
  });
});

describe('pasted text', () => {
  test.each([
    ['bullets of Word', '·\tBir\r\n·\tİki', '- Bir\n- İki'],
    ['other bullets', '•  Bir\no\tİki\n§\tÜç', '- Bir\n- İki\n- Üç'],
    ['a numbered list', '1.\tBir\n2.\tİki', '1. Bir\n2. İki'],
    ['characters of no width', 'Ka\u200bpa\ufeffdok\u00adya', 'Kapadokya'],
    ['marks of direction', '\u200fأهلًا\u200e \u202bبكم\u202c', 'أهلًا بكم'],
    ['isolates, which our Arabic has', 'في \u2066Bodrum\u2069', 'في \u2066Bodrum\u2069'],
    ['emoji', '👩‍👩‍👧 ☀️', '👩‍👩‍👧 ☀️'],
    ['spaces of Word', 'iki\u00a0 yer\t var', 'iki yer var'],
    ['control characters', 'a\u0000b\u000bc', 'abc'],
    ['a text of our own', 'Bir satır\nve sonu.\n\n- a\n- b', 'Bir satır\nve sonu.\n\n- a\n- b'],
    ['a sentence with a dash', '– Nasıl?', '– Nasıl?'],
    ['nothing', ' \u200b ', ''],
  ])('keeps the words of %s', (_, pasted, text) => {
    expect(plainText(pasted)).toBe(text);
  });

  test('has its paragraphs and lists', () => {
    const pasted = 'Bir paragraf.\nBir daha:\n- a\n- b\nSon.';
    expect(inParagraphs(pasted)).toBe('Bir paragraf.\n\nBir daha:\n\n- a\n- b\n\nSon.');
  });

  test('is one line in a field of one line', () => {
    expect(oneLine('Beyaz taş\r\nve sıcak su')).toBe('Beyaz taş ve sıcak su');
  });

  test('of a megabyte is read at once', () => {
    expect(plainText('söz '.repeat(250_000)).length).toBe(999_999);
  });
});
