import { expect, test } from 'vitest';
import { locales } from '../../app/locales.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { markupFaults } from '../support/markup.ts';
import { pageAt } from '../support/site.ts';

/** Of each kind of page one in each language. */
const addresses = [...templateNames].flatMap((name) =>
  locales.map((locale) => addressOf(name, locale)),
);

test.each(addresses)('%s is valid HTML', async (address) => {
  expect(await markupFaults(pageAt(address))).toEqual([]);
});
