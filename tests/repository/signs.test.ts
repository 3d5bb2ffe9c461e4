import { expect, test } from 'vitest';
import drawn from '../../app/pictures/art/drawn-names.json' with { type: 'json' };
import site from '../../content/site.json' with { type: 'json' };
import { locales } from '../../app/locales.ts';
import { sign, wordmark } from '../../tools/generate/icons/signs.ts';
import { read } from '../support/project.ts';

test.each(locales)('the wordmark in %s is the recorded name', async (locale) => {
  expect(read(`app/pictures/art/wordmark-${locale}.svg`)).toBe(
    await wordmark(drawn.names[locale], locale),
  );
});

test('the sign is the recorded abbreviation', async () => {
  expect(read('app/pictures/art/sign.svg')).toBe(await sign(drawn.abbreviation));
});

test('this site shows its drawings', () => {
  expect(drawn).toEqual({ abbreviation: site.abbreviation, names: site.name });
});
