import { describe, expect, test } from 'vitest';
import arabicProblems from '../../app/content/words/ar.json' with { type: 'json' };
import englishProblems from '../../app/content/words/en.json' with { type: 'json' };
import turkishProblems from '../../app/content/words/tr.json' with { type: 'json' };
import { fill, languages } from '../../tools/check/say.ts';
import arabic from '../../tools/check/words/ar.json' with { type: 'json' };
import english from '../../tools/check/words/en.json' with { type: 'json' };
import turkish from '../../tools/check/words/tr.json' with { type: 'json' };

const argumentsIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the words of the check', () => {
  const frames = { en: english, tr: turkish, ar: arabic };
  const problems = { tr: turkishProblems, ar: arabicProblems };

  test.each(['tr', 'ar'] as const)('have every key in %s, and its arguments', (language) => {
    const inEnglish = new Map(Object.entries(frames.en));
    expect(Object.keys(frames[language]).toSorted()).toEqual([...inEnglish.keys()].toSorted());
    const odd = Object.entries(frames[language]).filter(
      ([key, text]) => argumentsIn(text).join() !== argumentsIn(inEnglish.get(key)).join(),
    );
    expect(odd).toEqual([]);
    const said = Object.keys(problems[language]);
    expect(said).toEqual(
      expect.arrayContaining(Object.keys(englishProblems).filter((name) => name !== 'unreadable')),
    );
    expect(said.toSorted()).toEqual(Object.keys(turkishProblems).toSorted());
  });

  const all = (language: 'tr' | 'ar') =>
    Object.values({ ...frames[language], ...problems[language] });

  test('are Turkish in Turkish', () => {
    const isEnglish = /\b(?:the|and|this|that|is|are|of|with|or|which|only)\b/i;
    expect(all('tr').filter((text) => text === '' || isEnglish.test(text))).toEqual([]);
  });

  test('are Arabic in Arabic, but for names and examples', () => {
    const known =
      /\{\w+\}|https:\/\/|\S+@\S+|WhatsApp|HTML|JPEG|PNG|WebP|AVIF|HEIC|UTF-8|MERSİS|TÜRSAB|Wikimedia|IST|\((?:ar|tr|en).*?\)|أو tr|أو en/g;
    const left = all('ar').filter(
      (text) => text === '' || /\p{Script=Latin}{2,}/u.test(text.replaceAll(known, '')),
    );
    expect(left).toEqual([]);
  });

  test('isolate what is filled in where text runs from right to left', () => {
    const filled = languages.map((language) => fill(language, '{id}!', { id: 'van' }));
    expect(filled).toEqual(['van!', '\u2068van\u2069!', 'van!']);
  });
});
