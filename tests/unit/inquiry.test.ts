import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part, Subject } from '../../app/contact/asked.ts';
import {
  isNameCut,
  mailtoAddress,
  mailWithWords,
  whatsappAddress,
} from '../../app/contact/inquiry.ts';
import { messageAbout, withSubject, wordsOfSubject } from '../../app/contact/message.ts';
import { locales } from '../../app/locales.ts';
import { email } from '../../app/site.ts';
import { seed } from '../support/addresses.ts';
import { translate } from '../support/texts.ts';

test.each([
  ['a name', 'Ada Lovelace', 'Ada Lovelace'],
  ['no name', '', ''],
  ['line breaks', 'Ada\r\nBcc: x@evil.example\n\nHello', 'Ada Bcc: x@evil.example Hello'],
  ['other line breaks', 'A\u0085B\u000BC', 'A B C'],
  ['NUL and tabs', 'A\0B\tC\u007F', 'A B C '],
  ['half an emoji', 'A\uD83DB\uDC00', 'A\uFFFDB\uFFFD'],
])('a mail from %s goes to our address with its subject only', (_, name, inSubject) => {
  const { protocol, pathname, hash, searchParams } = new URL(mailtoAddress(name));
  expect([protocol, pathname, hash]).toEqual(['mailto:', email, '']);
  expect([...searchParams]).toEqual([['subject', `Inquiry from ${inSubject}`]]);
});

test.each(['a', 'ğ&', '🎈', 'ليلى '])(
  'a name of 5,000 times "%s" is cut where Windows cuts',
  (text) => {
    const name = text.repeat(5000);
    const address = mailtoAddress(name);
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1980);
    const subject = new URL(address).searchParams.get('subject') ?? '';
    expect(subject.endsWith('…')).toBe(true);
    expect(`Inquiry from ${name}`.startsWith(subject.slice(0, -1))).toBe(true);
    expect(isNameCut(name)).toBe(true);
  },
);

test('a name that just fits is whole', () => {
  const name = 'a'.repeat(2000 - mailtoAddress('').length);
  expect(mailtoAddress(name)).toHaveLength(2000);
  expect(mailtoAddress(name)).toContain(name);
  expect([isNameCut(name), isNameCut(`${name}a`)]).toEqual([false, true]);
});

test('a mail with words has two headers, and its lines end as mail wants them', () => {
  const { address, isCut } = mailWithWords({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'One & two\nthree\r\nBcc: x@evil.example\rfour\0\uD83D',
  });
  expect(isCut).toBe(false);
  expect([...new URL(address).searchParams]).toEqual([
    ['subject', 'Inquiry from Ada'],
    ['body', 'One & two\r\nthree\r\nBcc: x@evil.example\r\nfour \uFFFD'],
  ]);
});

test.each(['a', 'ğ&', '🎈', 'ليلى\n'])(
  'a message of 5,000 times "%s" is cut at its end',
  (text) => {
    const inquiry = { name: text.repeat(500), email: '', message: text.repeat(5000) };
    const { address, isCut } = mailWithWords(inquiry, 2000);
    expect(isCut).toBe(true);
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1970);
    const body = new URL(address).searchParams.get('body') ?? '';
    expect(body).toMatch(/[^\r]…$/);
    expect(inquiry.message.startsWith(body.slice(0, -1).replaceAll('\r', ''))).toBe(true);
  },
);

test('a message on WhatsApp has every word, and no text without words', () => {
  const words = 'İki kişi,\n100 % & 🎈';
  expect(new URL(whatsappAddress('905321234567', words)).searchParams.get('text')).toBe(words);
  expect(whatsappAddress('905321234567', '')).toBe('https://wa.me/905321234567');
});

const withoutSpaces = (text: string) => text.replaceAll(/[\p{Cc} ]/gu, '').toWellFormed();

/** Expects one header in one line with every printable character. */
function isOneSubject(name: string) {
  const address = mailtoAddress(name);
  const subject = decodeURIComponent(address.replace(/^.*\?subject=/, ''));
  return (
    /^mailto:[\w.@-]+\?subject=[\w%.~!*'()-]*$/.test(address) &&
    !/\p{Cc}|\p{Cs}/u.test(subject) &&
    withoutSpaces(subject) === withoutSpaces(`Inquiry from ${name}`)
  );
}

test('a name may have every character from U+0000 to U+00FF', () => {
  const characters = Array.from({ length: 0x1_00 }, (_, code) => String.fromCodePoint(code));
  expect(characters.filter((character) => !isOneSubject(`A${character}B`))).toEqual([]);
});

const headers = 'A&cc=x@evil.example?bcc=y@evil.example#%0D%0ABcc: x@evil.example%26';

const marks = ['\u200B', '\u200D', '\u200E', '\u202E', '\u2066', '\u2069', '\u2028', '\uFEFF'];

test.each([
  ['any characters', fc.string({ unit: 'binary', maxLength: 150 })],
  ['what could begin another header', fc.string({ maxLength: 9 }).map((text) => text + headers)],
  [
    'halves of surrogate pairs',
    fc
      .array(fc.integer({ min: 0xd7_00, max: 0xe0_ff }))
      .map((codes) => String.fromCharCode(...codes)),
  ],
  [
    'marks of direction, joiners and ends of lines',
    fc
      .array(fc.constantFrom(...marks, '\r', '\n', '&', '?', '#', '%', 'a'))
      .map((all) => all.join('')),
  ],
])('2,000 names of %s', (_, name) => {
  expect(fc.check(fc.property(name, isOneSubject), { seed, numRuns: 2000 })).toMatchObject({
    failed: false,
  });
});

const place: Subject = { kind: 'place', about: 'A', more: '1\u00A0000\u00A0\u2066$\u2069' };
const trip: Subject = { kind: 'trip', about: 'B' };
const plan = (more: string): Subject => ({ kind: 'plan', about: 'C', more });

describe.each(locales)('the message in %s', (locale) => {
  const t = translate[locale];

  /** One press after another on an empty form. */
  const asked = (subjects: readonly Subject[], message = '', parts: readonly Part[] = []) =>
    subjects.reduce((before, subject) => withSubject(t, before.message, subject, before.parts), {
      message,
      parts,
    });

  test('greets, and has the subject', () => {
    expect(asked([trip]).message).toBe(`${t('ask.hello')}\n\n${wordsOfSubject(t, trip)}`);
    expect(asked([trip]).message).toBe(messageAbout(t, trip));
  });

  test('has every subject once, in the order of the presses', () => {
    const { message } = asked([place, trip, place]);
    expect(message).toBe(
      [t('ask.hello'), wordsOfSubject(t, place), wordsOfSubject(t, trip)].join('\n\n'),
    );
  });

  test('keeps what was written above, between and below', () => {
    const { message, parts } = asked([place]);
    const own = `x\n\n${message}\n\ny`;
    expect(asked([trip], own, parts).message).toBe(
      ['x', message, wordsOfSubject(t, trip), 'y'].join('\n\n'),
    );
    expect(asked([trip], 'x').message).toBe(`x\n\n${wordsOfSubject(t, trip)}`);
    const changed = message.replace('A', 'Z');
    expect(asked([trip], changed, parts).message).toBe(`${changed}\n\n${wordsOfSubject(t, trip)}`);
  });

  test('has a trip of the planner as it was asked about last', () => {
    const { message, parts } = asked([place, plan('three')]);
    expect(asked([plan('four')], `${message}\n\ny`, parts).message).toBe(
      `${message.replace('three', 'four')}\n\ny`,
    );
  });

  test('says what was added only to a message that had words', () => {
    const first = withSubject(t, '', place, []);
    expect(first).not.toHaveProperty('added');
    expect(withSubject(t, first.message, trip, first.parts)).toMatchObject({ added: 'B' });
    expect(withSubject(t, first.message, place, first.parts)).not.toHaveProperty('added');
  });

  test('has no signs that a mail program may show as boxes', () => {
    const { message } = asked([place, trip, plan('three')]);
    expect(message).not.toMatch(/[^\P{Cf}]|[\u00A0\u202F]/u);
    const { address } = mailWithWords({ name: 'Ada', email: '', message }, 8000);
    expect(new URL(address).searchParams.get('body')?.replaceAll('\r', '')).toBe(message);
  });
});
