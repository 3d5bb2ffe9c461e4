import { expect, test } from 'vitest';
import { markupFaults } from '../support/markup.ts';
import { everyPage } from '../support/site.ts';

test.each(everyPage)('$address is valid HTML', async (page) => {
  expect(await markupFaults(page)).toEqual([]);
});
