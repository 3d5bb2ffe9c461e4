import { expect, test } from 'vitest';
import { markupFaults } from '../../tools/publish/checks/markup.ts';
import { everyPage } from '../support/site.ts';

test.each(everyPage)('$address is valid HTML', async (page) => {
  expect(await markupFaults(page)).toEqual([]);
});
