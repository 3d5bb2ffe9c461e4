import type { Leg, Way } from '../../planner/ways.ts';
import { content } from '../content.server.ts';
import { flightOf, legBetween, type Way as WayFact } from '../legs.ts';

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

function waysOf(facts: readonly WayFact[]): Way[] {
  const flight = flightOf(facts);
  return [...(flight ? [{ by: 'flight' as const, ...flight }] : []), ...facts.flatMap(onGround)];
}

/** Every leg that a trip can have, there and back, without what only an editor asks. */
export function tripLegs(): Leg[] {
  const { legs, fromHome } = content().legs;
  const all = [...legs, ...fromHome];
  const back = all.flatMap(({ from, to }) => legBetween(all, to, from) ?? []);
  return [...all, ...back].map(({ from, to, ways }) => ({ from, to, ways: waysOf(ways) }));
}
