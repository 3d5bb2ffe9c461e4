import type { Means } from '../content/legs.ts';

export type Way = {
  by: Means;
  text: string;
  /** Door to door, our estimate; none where we do not know whether there is such a way. */
  hours?: number;
  kilometres?: number;
  change?: true;
  /** The town between train and road, and which comes first. */
  via?: { town: string; first: 'rail' | 'road' };
};

export type Leg = {
  from: string;
  /** Where the last night is spent, if its ways are longer than those from the first base of the place. */
  base?: string;
  to: string;
  ways: readonly Way[];
};

/** In hours: such a leg takes the day. */
export const longLeg = 6;

/** In hours: a train that takes so much longer than a flight is preferred, for it starts and ends in town. */
const trainBonus = 1.5;

const cost = ({ by, hours = 0 }: Way) => (by === 'rail' ? hours - trainBonus : hours);

type Timed = Way & { hours: number };

/** The way that a trip takes, if one of them has hours. */
export function bestOf(ways: readonly Way[]): Timed | undefined {
  const timed = ways.filter((way): way is Timed => way.hours !== undefined);
  const [quickest] = timed.toSorted((a, b) => a.hours - b.hours);
  const [best] = timed.toSorted((a, b) => cost(a) - cost(b));
  return quickest?.by === 'road' ? quickest : best;
}

export const legBetween = <L extends Pick<Leg, 'from' | 'to' | 'base'>>(
  legs: readonly L[],
  from: string,
  to: string,
  base?: string,
): L | undefined => {
  const found = legs.filter((leg) => leg.from === from && leg.to === to);
  return (
    found.find((leg) => leg.base !== undefined && leg.base === base) ??
    found.find((leg) => leg.base === undefined)
  );
};
