import { describe, expect, test } from 'vitest';
import site from '../../content/site.json' with { type: 'json' };
import { locales } from '../../app/locales.ts';
import { sign, wordmark } from '../../tools/generate/icons/signs.ts';
import { read } from '../support/project.ts';

describe('the sign drawn by npm run icons', () => {
  test.each(locales)('is the name of the site in %s', async (locale) => {
    expect(read(`app/art/wordmark-${locale}.svg`)).toBe(await wordmark(site.name[locale], locale));
  });

  test('is its abbreviation', async () => {
    expect(read('app/art/sign.svg')).toBe(await sign(site.abbreviation));
  });
});
