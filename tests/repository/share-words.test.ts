import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { readShareRecord, wantedShares } from '../../tools/build/share-record.ts';

// The build does not check this: a page may go live before its share picture has words.
test('share pictures have the words of their pages', () => {
  const record = readShareRecord();
  const others = wantedShares()
    .filter(({ address, shows }) => !isDeepStrictEqual(record[address], shows))
    .map(({ address }) => `${address} has other words; run: npm run art -- share`);
  expect(others).toEqual([]);
});
