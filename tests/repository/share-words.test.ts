import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readShareRecord, wantedShares } from '../../tools/build/share-record.ts';

/* `npm run publish:check` leaves this out: a page may go live whose picture has no words yet. */

test('the pictures that pages are shared with say what their pages say', () => {
  const record = readShareRecord();
  const others = wantedShares()
    .filter(({ address, shows }) => !isDeepStrictEqual(record[address], shows))
    .map(({ address }) => `${address} says something else; run: npm run art -- share`);
  expect(others).toEqual([]);
});
