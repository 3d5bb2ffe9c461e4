import type { MonthId } from '../pages.ts';

/* A trip: everything a visitor has chosen, as its address has it. */

/** `air`: the quickest way of each leg. */
export const travelModes = ['air', 'car'] as const;

export const tripLimits = { stops: 12, nights: 30, people: 20, defaultNights: 2 } as const;

export type Stop = {
  place: string;
  nights: number;
};

export type Trip = {
  stops: readonly Stop[];
  /** The first day, as in 2027-05-03; excludes `month`. */
  from?: string;
  month?: MonthId;
  people?: number;
  /** Ids of gateways. */
  start?: string;
  end?: string;
  by?: (typeof travelModes)[number];
};

const writeStop = ({ place, nights }: Stop) => `${place}.${nights}`;

/** The trip as a query, without its question mark: `stops=istanbul.3,cappadocia.2&people=2`. */
export function writeTrip({ stops, from, month, people, start, end, by }: Trip): string {
  const said = {
    stops: stops.map(writeStop).join(','),
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

/** Links that were typed or translated have other commas. */
export const stopSeparator = /[,;،؛、]/;

/* Of a query that `writeTrip` wrote; `parseTrip` reads any other. */

const stopsField = /(?:^|&)stops=([^&]+)/;

export const stopsOf = (query: string) => stopsField.exec(query)?.[1]?.split(stopSeparator) ?? [];

export const hasStop = (query: string, place: string) =>
  stopsOf(query).some((stop) => stop.startsWith(`${place}.`));

export function withStop(query: string, place: string) {
  const stop = writeStop({ place, nights: tripLimits.defaultNights });
  return stopsField.test(query)
    ? query.replace(stopsField, `$&,${stop}`)
    : [`stops=${stop}`, query].filter(Boolean).join('&');
}
