import { expect, test } from 'vitest';
import { problemsOfMessages } from '../../app/content/checks/messages.server.ts';
import { locales } from '../../app/locales.ts';
import { content, messageKeys } from '../support/texts.ts';

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
