import { describe, expect, test } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { locales } from '../../app/locales.ts';
import { sign, wordmark } from '../../tools/generate/icons/signs.ts';
import { specimen } from '../../tools/generate/icons/specimen.ts';
import { read } from '../support/project.ts';

describe('what npm run icons has drawn', () => {
  test.each(locales)('is the name of the site in %s', async (locale) => {
    expect(read(`app/art/wordmark-${locale}.svg`)).toBe(await wordmark(site.name[locale], locale));
  });

  test('is its abbreviation', async () => {
    expect(read('app/art/sign.svg')).toBe(await sign(site.abbreviation));
  });

  test('is a poster of the typefaces', async () => {
    expect(read('app/art/typefaces.svg')).toBe(await specimen());
  });

  test('takes the colour of the text', () => {
    for (const name of ['sign', ...locales.map((locale) => `wordmark-${locale}`)]) {
      expect(read(`app/art/${name}.svg`).match(/fill="[^"]*"/g)).toEqual(['fill="currentColor"']);
    }
  });
});
