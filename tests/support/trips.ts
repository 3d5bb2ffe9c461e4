import * as fc from 'fast-check';
import { destinationIds } from '../../app/site.ts';
import { monthIds } from '../../app/pages.ts';
import { travelModes, tripLimits, type Stop, type Trip } from '../../app/trip/trip.ts';
import { content } from './texts.ts';
import { guestsOf } from '../../app/prices/party-price.ts';

export const basesOfPlaces = Object.fromEntries(
  content.destinations.map(({ id, facts }) => [id, facts.bases.map((base) => base.id)]),
);

export const knownIds = {
  places: content.destinations.map(({ id, facts }) => ({ id, ...facts })),
  gateways: content.legs.gateways.map(({ id }) => id),
  moved: new Map([['constantinople', 'istanbul']]),
};

export const stopOf: fc.Arbitrary<Stop> = fc.constantFrom(...destinationIds).chain((place) =>
  fc.oneof(
    fc.record({
      place: fc.constant(place),
      nights: fc.integer({ min: 1, max: tripLimits.nights }),
    }),
    fc
      .array(fc.constantFrom(...(basesOfPlaces[place] ?? [])), {
        minLength: 1,
        maxLength: tripLimits.nights,
      })
      .map((nights) => ({ place, nights: nights.length, bases: nights })),
  ),
);

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

export const anyTrip: fc.Arbitrary<Trip> = fc
  .record(
    {
      stops: fc.array(stopOf, { maxLength: tripLimits.stops }),
      when: fc.oneof(fc.record({ from: day }), fc.record({ month: fc.constantFrom(...monthIds) })),
      people: fc.integer({ min: 1, max: tripLimits.people }),
      children: fc.array(fc.integer({ min: 0, max: tripLimits.oldestChild }), {
        minLength: 1,
        maxLength: tripLimits.children,
      }),
      start: fc.constantFrom(...knownIds.gateways),
      end: fc.constantFrom(...knownIds.gateways),
      by: fc.constantFrom(...travelModes),
    },
    { requiredKeys: ['stops'] },
  )
  .map(({ when, ...rest }) => ({ ...rest, ...when }))
  .chain((trip) =>
    fc
      .option(fc.integer({ min: 1, max: guestsOf(trip) }), { nil: undefined })
      .map((rooms) => (rooms === undefined ? trip : { ...trip, rooms })),
  );
