import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales, localeInfo } from '../../app/locales.ts';
import { standIn, workerAddress } from '../../app/offline/names.ts';
import { paths } from '../../app/paths.ts';
import { budgets } from '../../tools/measure/budgets.ts';
import { isFile, readSite } from '../support/site.ts';
import { inlineOf } from '../support/inline.ts';
import { translate } from '../support/texts.ts';

/* What the service worker brings, which no page waits for. */

test('the worker is one file within its budget, without a word for developers', () => {
  const worker = readSite(workerAddress);
  expect(brotliCompressSync(worker).length).toBeGreaterThan(2_000);
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(budgets.worker);
  expect(worker).not.toMatch(/\bimport\b\s*[('"]|process\.env|console\./);
});

test.each(locales)('%s has a page for what is not at hand, with no script of its own', (locale) => {
  const html = readSite(standIn(locale));
  expect(html).toContain(`<html data-static="" lang="${locale}" dir="${localeInfo[locale].dir}"`);
  expect(html).toContain(translate[locale]('offline.title'));
  expect(html).toMatch(/<ul[^>]*data-at-hand[^>]*><\/ul>/);
  expect(html).not.toContain('data-page');
  // The same policy stands for it.
  expect(inlineOf(html)).toEqual(inlineOf(readSite('/index.html')));
  // It is no page: no host answers with it.
  expect(isFile(`${paths.standIn(locale)}.html`)).toBe(false);
  expect(isFile(`${paths.standIn(locale)}.data`)).toBe(false);
});
