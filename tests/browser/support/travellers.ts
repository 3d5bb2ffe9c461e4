import { type Locale } from '../../../app/locales.ts';

export type Stop = { place: string; nights: number; towns?: Record<string, number> };

export type Journey = {
  locale: Locale;
  trip: string;
  filter: { days?: 'short'; month: string; wish?: 'trips.withChildren' | 'trips.effort.few' };
  stops: Stop[];
  /** A month, if there is no first day. */
  from?: string;
  /** Where they live. */
  home?: string;
  adults: number;
  children?: string;
  also?: string;
};

export const weekend: Journey = {
  locale: 'tr',
  trip: 'cappadocia-weekend',
  filter: { days: 'short', month: 'april' },
  stops: [{ place: 'cappadocia', nights: 3, towns: { goreme: 3 } }],
  from: '2027-04-23',
  home: 'izmir',
  adults: 2,
};

export const schoolBreak: Journey = {
  locale: 'tr',
  trip: 'by-car-from-ankara',
  filter: { month: 'november', wish: 'trips.withChildren' },
  stops: [
    { place: 'pamukkale', nights: 2 },
    { place: 'antalya', nights: 3 },
  ],
  from: '2027-11-15',
  home: 'ankara',
  adults: 2,
  children: '7, 11',
};

export const greenNorth: Journey = {
  locale: 'ar',
  trip: 'green-north',
  filter: { month: 'july' },
  stops: [
    { place: 'istanbul', nights: 2 },
    { place: 'blacksea', nights: 5, towns: { trabzon: 1, uzungol: 2, ayder: 2 } },
  ],
  from: '2027-07-10',
  adults: 6,
};

export const alone: Journey = {
  locale: 'en',
  trip: 'first-visit',
  filter: { month: 'october' },
  stops: [
    { place: 'istanbul', nights: 3 },
    { place: 'cappadocia', nights: 2, towns: { goreme: 2 } },
    { place: 'antalya', nights: 2 },
  ],
  from: '2027-10-04',
  adults: 1,
};

export const grandparents: Journey = {
  locale: 'en',
  trip: 'few-stairs',
  filter: { month: 'may', wish: 'trips.effort.few' },
  stops: [
    { place: 'istanbul', nights: 3 },
    { place: 'antalya', nights: 2 },
    { place: 'pamukkale', nights: 2 },
  ],
  adults: 2,
  also: 'Knees: a lift, or the ground floor',
};
