import { describe, expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { contentFiles } from '../support/content-copy.ts';
import { read } from '../support/project.ts';
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

  test('the planner and the menu of trips share no word with the contact page or a button to it', () => {
    const own = stems(named('nav.plan', 'toolbar.plan').join(' '), locale);
    const shared = contact.filter((text) => !own.isDisjointFrom(stems(text, locale)));
    expect(own.size).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });
});

test('a place has its article in a sentence', () => {
  expect(placeOf('blacksea').translations.en.frontMatter.inText).toBe('the Black Sea');
});

test('no text spells the name of the site, except where it is entered', () => {
  const names = Object.values(content.site.name);
  const spelled = contentFiles
    .filter((file) => file !== 'site.json' && !/^[A-Z]+\.md$/.test(file))
    .filter((file) => names.some((name) => read(`content/${file}`).includes(name)));
  expect(spelled).toEqual([]);
});
