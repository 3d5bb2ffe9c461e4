import { expect, test } from 'vitest';
import { destinationNames } from '../../app/destinations/destination-cards.server.ts';
import { nearness } from '../../app/shell/nearness.ts';

const nearestTo = (typed: string) => {
  const scores = destinationNames('en').map(({ id, names }) => ({
    id,
    score: Math.max(...names.map((name) => nearness(name, typed))),
  }));
  const [best, next] = scores.toSorted((one, other) => other.score - one.score);
  return best && next && best.score > next.score ? best.id : undefined;
};

test.each([
  ['black-sea', 'blacksea'],
  ['black+sea', 'blacksea'],
  ['the-black-sea-coast', 'blacksea'],
  ['karadeniz', 'blacksea'],
  ['البحر-الاسود', 'blacksea'],
  ['kapadokya', 'cappadocia'],
  ['Capadoccia', 'cappadocia'],
  ['كابادوكيا', 'cappadocia'],
  ['كبادوكيا', 'cappadocia'],
  ['İSTAMBUL', 'istanbul'],
  ['ıstanbul', 'istanbul'],
  ['efes', 'ephesus'],
  ['pamukale', 'pamukkale'],
  ['antaliya', 'antalya'],
])('%s is nearest to %s', (typed, id) => {
  expect(nearestTo(typed)).toBe(id);
});

test('an empty name is near to none', () => {
  expect(nearestTo('')).toBeUndefined();
});
