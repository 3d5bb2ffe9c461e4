import { expect, test } from 'vitest';
import { tripBuys } from '../../app/prices/buys.ts';

const stops = [
  { place: 'istanbul', nights: 3 },
  { place: 'ephesus', nights: 1 },
  { place: 'istanbul', nights: 1 },
];
const istanbul = {
  id: 'istanbul',
  buys: {
    included: ['breakfast' as const, 'guide' as const],
    excluded: ['balloon' as const],
  },
};
const ephesus = {
  id: 'ephesus',
  buys: { included: ['breakfast' as const], excluded: ['guide' as const] },
};

test('what the prices include is added up, each place once', () => {
  expect(tripBuys({ stops }, [istanbul, ephesus])).toEqual({
    included: ['breakfast'],
    excluded: ['guide', 'balloon'],
  });
});

test('it is left out if the owner has entered it for some places only', () => {
  expect(tripBuys({ stops }, [istanbul, { id: 'ephesus' }])).toBeUndefined();
  expect(tripBuys({ stops: [] }, [istanbul])).toBeUndefined();
});
