import { expect, test } from 'vitest';
import { offerOfPlace, offerOfTrip } from '../../app/prices/offer.ts';
import { content } from '../support/texts.ts';

const common = {
  included: ['hotel' as const, 'guide' as const],
  excluded: ['balloon' as const, 'children' as const, 'singleRoom' as const],
};
const stops = [{ place: 'istanbul' }, { place: 'cappadocia' }, { place: 'istanbul' }];

test('a place has the offer of all places', () => {
  expect(offerOfPlace(common)).toEqual(common);
});

test('a place differs by what it names, and by the prices that it gives', () => {
  const own = { included: ['balloon' as const], excluded: ['guide' as const], childPercent: 50 };
  expect(offerOfPlace(common, own)).toEqual({
    included: ['hotel', 'balloon'],
    excluded: ['singleRoom', 'guide'],
  });
});

test('a trip excludes what one of its places does, and includes what the others do', () => {
  const cappadocia = {
    id: 'cappadocia',
    buys: { included: ['balloon' as const], excluded: ['guide' as const], single: 90 },
  };
  expect(offerOfTrip(common, stops, [{ id: 'istanbul' }, cappadocia])).toEqual({
    included: ['hotel'],
    excluded: ['balloon', 'children', 'singleRoom', 'guide'],
  });
  const flown = { included: ['hotel' as const], excluded: ['visa' as const] };
  expect(offerOfTrip(flown, stops, [{ id: 'istanbul' }, cappadocia]).included).toContain('balloon');
  expect(offerOfTrip(common, [{ place: 'istanbul' }], [{ id: 'istanbul' }, cappadocia])).toEqual(
    common,
  );
});

test('a balloon is on the lists of those places where balloons rise', () => {
  for (const { id, facts } of content.destinations) {
    const { included, excluded } = offerOfPlace(content.site.offer, facts.buys);
    const isListed = [...included, ...excluded].includes('balloon');
    expect({ id, isListed }).toEqual({ id, isListed: facts.climate.balloons !== undefined });
  }
});
