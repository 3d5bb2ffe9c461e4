import type { Means } from '../content/legs.ts';
import { inOrderOfDays, type DiffersOnDay, type ExtraOfDay } from '../content/extras-of-days.ts';
import type { Offer } from '../content/schemas/offer.ts';
import type { TripDay } from '../trip-days.ts';

type OfferedDay = DiffersOnDay &
  Pick<TripDay, 'kind'> & {
    /** How one comes or goes, if it is known. */
    by?: Means | undefined;
    /** In a car of one's own. */
    isByCar: boolean;
    /** In a hired car that is kept from one drive to the next. */
    isHired?: boolean;
    /** From one town of the place to another. */
    moves?: boolean;
  };

function journeyOf({ kind, by, isByCar }: OfferedDay): ExtraOfDay {
  if (isByCar && (by ?? 'road') === 'road') return 'fuel';
  if (by === 'flight') return 'domesticFlights';
  return kind === 'travel' || by ? 'trainsAndCars' : 'flights';
}

function extrasOfKind(day: OfferedDay): readonly ExtraOfDay[] {
  const { kind, by, free = false, moves = false } = day;
  if (kind !== 'stay') return [journeyOf(day), ...(by === 'road' ? [] : (['transfers'] as const))];
  if (free) return moves ? ['transfers'] : [];
  return ['guide', 'transfers', 'entranceFees'];
}

/** A hired car is kept where one drives on or has driven before; one for a single drive is given back at its end. */
export const keepsHiredCar = (means: readonly (Means | undefined)[], stop: number) =>
  means[stop] === 'road' && (means[stop - 1] === 'road' || means[stop + 1] === 'road');

/** Those who drive have no driver of ours. */
function drivingOn({ by = 'road', isByCar, isHired = false }: OfferedDay): ExtraOfDay {
  if (isByCar && by === 'road') return 'fuel';
  return isHired ? 'trainsAndCars' : 'transfers';
}

/** What we arrange on a day, and what is left to the traveller. */
export function offerOfDay(day: OfferedDay, { included }: Offer) {
  const { kind, by, extras = [], without = [] } = day;
  const had: readonly ExtraOfDay[] = [
    ...(kind === 'leave' ? [] : (['hotel'] as const)),
    ...extrasOfKind(day),
    ...extras,
    'meals',
  ];
  const wanted = inOrderOfDays(
    had
      .filter((extra) => !without.includes(extra))
      .map((extra) => (extra === 'transfers' ? drivingOn(day) : extra)),
  );
  return {
    kind,
    ...(by && { by }),
    included: wanted.filter((extra) => included.includes(extra)),
    excluded: wanted.filter((extra) => !included.includes(extra)),
  };
}
export type OfferOfDay = ReturnType<typeof offerOfDay>;
