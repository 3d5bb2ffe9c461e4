import type { Means } from '../content/legs.ts';
import { inOrderOfDays, type DiffersOnDay, type ExtraOfDay } from '../content/extras-of-days.ts';
import type { Offer } from '../content/schemas/offer.ts';
import type { Translate } from '../i18n/messages.ts';
import type { TripDay } from '../trip-days.ts';

type OfferedDay = DiffersOnDay &
  Pick<TripDay, 'kind'> & {
    /** How one comes or goes, if it is known. */
    by?: Means | undefined;
    /** In a car of one's own. */
    isByCar: boolean;
    /** In a hired car that is kept from one drive to the next. */
    isHired?: boolean;
    /** The traveller goes from one town of the place to another. */
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

type Sides = Pick<OfferOfDay, 'included' | 'excluded'>;
type Words = { list: (things: readonly string[]) => string };

const eachDay: readonly ExtraOfDay[] = ['hotel', 'meals'];

/** What is arranged on each day that has it, or left to the traveller on each; days need not repeat it. */
export function offerOfEachDay(days: readonly Sides[]): Sides {
  const isOn = (side: keyof Sides, extra: ExtraOfDay) =>
    days.some((day) => day[side].includes(extra));
  return {
    included: eachDay.filter((extra) => isOn('included', extra) && !isOn('excluded', extra)),
    excluded: eachDay.filter((extra) => isOn('excluded', extra) && !isOn('included', extra)),
  };
}

/** A hired car may also drive to the plane. */
const isJourney = (extra: ExtraOfDay, by: OfferOfDay['by']) =>
  extra === 'trainsAndCars'
    ? by === 'rail' || by === 'road'
    : extra === 'flights' || extra === 'domesticFlights';

function nameOf(t: Translate, { kind, by }: OfferOfDay, extra: ExtraOfDay) {
  const isByRail = by === 'rail';
  const isEnd = kind === 'arrive' || kind === 'leave';
  if (extra === 'transfers') {
    return kind === 'stay' || kind === 'arrive' || !isByRail
      ? t(`dayOffer.transfers.${kind}`)
      : t(`dayOffer.transfers.${kind}ByRail`);
  }
  if (isEnd && isJourney(extra, by)) return t(`dayOffer.journey.${kind}`);
  return extra === 'trainsAndCars' && isByRail ? t('dayOffer.train') : t(`dayOffer.${extra}`);
}

function sidesInWords({ list }: Words, t: Translate, day: OfferOfDay) {
  const named = (extras: readonly ExtraOfDay[]) =>
    list(extras.map((extra) => nameOf(t, day, extra)));
  return [
    ...(day.included.length > 0 ? [t('dayOffer.ours', { things: named(day.included) })] : []),
    ...(day.excluded.length > 0 ? [t('dayOffer.yours', { things: named(day.excluded) })] : []),
  ].join(' · ');
}

/** Who does what on a day, without what is so on each. */
export function dayOfferInWords(words: Words, t: Translate, day: OfferOfDay, each: Sides): string {
  const own = {
    ...day,
    included: day.included.filter((extra) => !each.included.includes(extra)),
    excluded: day.excluded.filter((extra) => !each.excluded.includes(extra)),
  };
  return sidesInWords(words, t, own) || t('dayOffer.free');
}

/** Above the days; empty if they have nothing in common. */
export function eachDayInWords(words: Words, t: Translate, each: Sides): string {
  const said = sidesInWords(words, t, { kind: 'stay', ...each });
  return said && t('dayOffer.each', { said });
}
