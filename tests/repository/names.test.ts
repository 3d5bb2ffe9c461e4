import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { content, placeOf } from '../support/texts.ts';

/** Beginnings of the words of a text, which Turkish and Arabic extend. */
const stems = (text: string, locale: string) =>
  new Set(
    (text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.slice(0, 6)),
  );

describe.each(locales)('%s', (locale) => {
  const words = content.messages[locale];
  const named = (...keys: (keyof typeof words)[]) => keys.map((key) => words[key] ?? '');
  const planner = named('nav.plan', 'plan.title', 'head.plan.title');
  const contact = named('nav.contact', 'contact.title', 'contact.send', 'ask.label');

  test('the planner has one name everywhere', () => {
    const [name = ''] = planner;
    expect(planner.map((text) => text.startsWith(name))).toEqual(planner.map(() => true));
  });

  test('the planner shares no word with the contact page or with a place’s button to it', () => {
    const own = stems(words['nav.plan'] ?? '', locale);
    const shared = contact.filter((text) => !own.isDisjointFrom(stems(text, locale)));
    expect(own.size).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });
});

test('a place has its article in a sentence', () => {
  expect(placeOf('blacksea').translations.en.frontMatter.inText).toBe('the Black Sea');
});
