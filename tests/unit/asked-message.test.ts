import { describe, expect, test } from 'vitest';
import type { Part, Subject } from '../../app/contact/asked.ts';
import { mailWithWords } from '../../app/contact/inquiry.ts';
import { messageAbout, withSubject, wordsOfSubject } from '../../app/contact/message.ts';
import { locales } from '../../app/locales.ts';
import { translate } from '../support/texts.ts';

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
