import type { MonthId } from '../pages.ts';

/* A trip as its address writes it: everything a visitor has chosen, and nothing else. */

/** The quickest way of each leg, or all of them by car. */
export const travelModes = ['air', 'car'] as const;

/** What an address may say at most, and what it says where it says nothing. */
export const tripLimits = { stops: 12, nights: 30, people: 20, defaultNights: 2 } as const;

export type Stop = {
  /** The id of a destination. */
  place: string;
  nights: number;
};

export type Trip = {
  stops: readonly Stop[];
  /** The first day, as in 2027-05-03; with it there is no `month`. */
  from?: string;
  month?: MonthId;
  people?: number;
  /** The ids of gateways: where one lands or lives. */
  start?: string;
  end?: string;
  by?: (typeof travelModes)[number];
};

/** The trip as a query, without its question mark: `stops=istanbul.3,cappadocia.2&people=2`. */
export function writeTrip({ stops, from, month, people, start, end, by }: Trip): string {
  const said = {
    stops: stops.map(({ place, nights }) => `${place}.${nights}`).join(','),
    from,
    month: from === undefined ? month : undefined,
    people,
    start,
    end,
    by,
  };
  return Object.entries(said)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : `${name}=${value}`))
    .join('&');
}
