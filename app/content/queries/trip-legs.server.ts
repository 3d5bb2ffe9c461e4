import type { Leg, Way } from '../../planner/ways.ts';
import { content } from '../content.server.ts';
import type { Way as WayFact } from '../legs.ts';

/** Flights between the same two places as one: their airports, and how long the shortest is. */
function flightOf(facts: readonly WayFact[]): Way[] {
  const flights = facts.filter((way) => way.by === 'flight');
  if (flights.length === 0) return [];
  const minutes = flights.flatMap((flight) => flight.minutes ?? []);
  return [
    {
      by: 'flight',
      from: [...new Set(flights.map(({ from }) => from))],
      to: [...new Set(flights.map(({ to }) => to))],
      ...(minutes.length > 0 && { minutes: Math.min(...minutes) }),
    },
  ];
}

function onGround(way: WayFact): Way[] {
  if (way.by === 'flight') return [];
  if (way.by === 'rail')
    return [
      {
        by: 'rail',
        ...(way.to && { via: way.to }),
        ...(way.onward && { onward: way.onward.kilometres }),
      },
    ];
  const { kilometres, drive } = way;
  return [{ by: 'road', ...(kilometres !== undefined && { kilometres }), hours: drive.hours }];
}

/** Every leg that a trip can have, without what only an editor asks. */
export function tripLegs(): Leg[] {
  const { legs, fromHome } = content().legs;
  return [...legs, ...fromHome].map(({ from, to, ways }) => ({
    from,
    to,
    ways: [...flightOf(ways), ...ways.flatMap(onGround)],
  }));
}
