import { expect, test } from 'vitest';
import { problemsOfMessages } from '../../app/content/checks/messages.server.ts';
import { locales } from '../../app/locales.ts';
import { copyOfContent, withField } from '../support/content-copy.ts';
import { content, messageKeys } from '../support/texts.ts';

const { complaintsAboutEdit } = copyOfContent();

test.each([
  ['a missing key', 'nav.guide', undefined, 'missing'],
  ['an unknown key', 'nav.elsewhere', 'هناك', 'no such key'],
  ['an empty text', 'nav.guide', '', 'nav.guide'],
  ['an open brace', 'price.from', 'من {price', 'not an ICU message'],
  ['a missing argument', 'price.from', 'من', '{price}'],
  ['an argument that English lacks', 'price.from', 'من {price} {currency}', 'currency'],
  ['a missing plural form', 'destinations.count', '{count, plural, other {#}}', '"few"'],
  ['one missed without spaces', 'destinations.count', '{count,plural,other{#}}', '"few"'],
])('%s is named with its key', (_, key, message, problem) => {
  const complaints = complaintsAboutEdit('ui/ar.json', withField(key, message));
  expect(complaints.filter((line) => line.includes(key)).join('\n')).toContain(problem);
});

test.each(locales)('every missing key in %s is reported', (locale) => {
  // Every second key is missing, then the others.
  for (const rest of [0, 1]) {
    const missing = messageKeys.filter((_, index) => index % 2 === rest);
    const without = new Set<string>(missing);
    const kept = Object.entries(content.messages[locale]).filter(([key]) => !without.has(key));
    const problems = problemsOfMessages({
      ...content.messages,
      [locale]: Object.fromEntries(kept),
    });
    const unnoticed = missing.filter((key) => !problems.some(({ field }) => field === key));
    expect(unnoticed).toEqual([]);
  }
});
