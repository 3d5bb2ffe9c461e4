/** What one day can have to do with, in the order in which it is said. */
export const extrasOfDays = [
  'hotel',
  'guide',
  'transfers',
  'flights',
  'domesticFlights',
  'trainsAndCars',
  'fuel',
  'publicTransport',
  'boatTrip',
  'balloon',
  'entranceFees',
  'meals',
] as const;
export type ExtraOfDay = (typeof extrasOfDays)[number];

/** In what a day differs from others of its kind. */
export type DiffersOnDay = {
  free?: true | undefined;
  extras?: readonly ExtraOfDay[] | undefined;
  without?: readonly ExtraOfDay[] | undefined;
};

export const inOrderOfDays = (wanted: readonly ExtraOfDay[]) =>
  extrasOfDays.filter((extra) => wanted.includes(extra));
