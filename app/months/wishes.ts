import type { Balloons } from '../climate/months.ts';
import { withoutGlue } from '../ui/text/link-query.ts';
import { listSeparator } from '../ui/text/list-separator.ts';
import { comfortLimits, coolC, frostC, type Comfort } from '../climate/comfort.ts';

/* Which place suits what a traveller wants of a month, by figures and facts in `content/`. */

export const wishIds = ['walk', 'sea', 'heat', 'rain', 'balloons', 'snow', 'green'] as const;
export type WishId = (typeof wishIds)[number];

/** Name of the query's field. */
export const wishField = 'for';

export const wishWords = [
  'when.wishes',
  'when.clear',
  'when.order',
  'when.orderOne',
  'when.orderNone',
  'when.orderWalk',
  'link.unknown',
  ...wishIds.map((id) => `when.wish.${id}` as const),
] as const;

/** Figures are rounded as shown. */
export type MonthOfPlace = {
  comfort: Comfort;
  highC: number;
  lowC: number;
  rainDays: number;
  rainMm: number;
  /** `none`: inland; `unknown`: sources disagree. */
  sea: 'warm' | 'borderline' | 'cold' | 'unknown' | 'none';
  /** Range in °C, where two sources agree. */
  seaC?: readonly [least: number, most: number];
  balloons: Balloons;
  /** Whether pistes nearby are usually open. */
  ski: boolean;
  /** The station is on the coast, and the mountains behind it have no data. */
  unmeasuredHeights: boolean;
  /** Rain of the driest month, in mm. */
  driestMm: number;
};

export type Fit = 'yes' | 'partly' | 'no' | 'unknown';

/** The sea is warm from 20 °C, which `content/` decides. */
export const wishLimits = {
  heat: { best: comfortLimits.best.warmestC, good: comfortLimits.good.warmestC },
  rain: { best: 4, good: comfortLimits.best.rainDays },
  /** Slopes are green all year if the driest month has this much rain, in mm; plants grow from `growsC`. */
  green: { driestMm: 90, growsC: comfortLimits.good.coolestC },
} as const;

const atMost = (value: number, { best, good }: { best: number; good: number }): Fit => {
  if (value <= best) return 'yes';
  return value <= good ? 'partly' : 'no';
};

const rules: Record<WishId, (month: MonthOfPlace) => Fit> = {
  walk: ({ comfort }) => ({ best: 'yes', good: 'partly', rest: 'no' } as const)[comfort],
  sea: ({ sea }) =>
    ({ warm: 'yes', borderline: 'partly', cold: 'no', unknown: 'unknown', none: 'no' } as const)[
      sea
    ],
  heat: ({ highC }) => atMost(highC, wishLimits.heat),
  rain: ({ rainDays }) => atMost(rainDays, wishLimits.rain),
  balloons: ({ balloons }) =>
    ({ often: 'yes', seldom: 'partly', unknown: 'unknown', none: 'no' } as const)[balloons],
  snow: ({ lowC, ski, unmeasuredHeights }) => {
    if (lowC <= frostC) return 'yes';
    if (ski) return 'partly';
    return unmeasuredHeights ? 'unknown' : 'no';
  },
  green: ({ driestMm, highC }) => {
    if (driestMm < wishLimits.green.driestMm) return 'no';
    return highC >= wishLimits.green.growsC ? 'yes' : 'partly';
  },
};

export const fitOf = (wish: WishId, month: MonthOfPlace): Fit => rules[wish](month);

const steps: readonly Comfort[] = ['best', 'good', 'rest'];

/** Outside 20–26 °C a degree counts as much as one rain day. */
export const strolling = { coolestC: 20, warmestC: 26 } as const;

const troubleOf = ({ highC, rainDays }: MonthOfPlace) =>
  rainDays + Math.max(0, strolling.coolestC - highC, highC - strolling.warmestC);

const forWalking = (one: MonthOfPlace, other: MonthOfPlace) =>
  steps.indexOf(one.comfort) - steps.indexOf(other.comfort) ||
  troubleOf(one) - troubleOf(other) ||
  one.rainMm - other.rainMm;

/** Where something happens that no source counts, it may meet the wish. */
const worth: Record<Fit, number> = { yes: 2, partly: 1, unknown: 0.5, no: 0 };

const scoreOf = (wishes: readonly WishId[], month: MonthOfPlace) =>
  wishes.reduce((sum, wish) => sum + worth[fitOf(wish, month)], 0);

/** Whether a place meets a part of a wish, so that a sentence may name it. */
export const meetsAny = (wishes: readonly WishId[], month: MonthOfPlace) =>
  wishes.length === 0 || scoreOf(wishes, month) > 0;

const warmth = ({ seaC = [0, 0] }: MonthOfPlace) => seaC[0] + seaC[1];

/** Orders by the wishes met, then by the warmth of the sea if only the sea is wanted, then by the rule for walking. */
export function ranked<Place extends { month: MonthOfPlace }>(
  places: readonly Place[],
  wishes: readonly WishId[] = [],
): Place[] {
  const wanted = wishes.filter((wish) => wish !== 'walk');
  return places.toSorted(
    (one, other) =>
      (wanted.length > 0 ? scoreOf(wishes, other.month) - scoreOf(wishes, one.month) : 0) ||
      (wanted.join() === 'sea' ? warmth(other.month) - warmth(one.month) : 0) ||
      forWalking(one.month, other.month),
  );
}

const namesIn = (value: string) => value.split(listSeparator).map(withoutGlue).filter(Boolean);

const wishOf = (name: string) => wishIds.find((wish) => wish === name.toLowerCase());

/** @param value Of the query's field, in any letter case. */
export function wishesIn(value: string): WishId[] {
  const asked = new Set(namesIn(value).map(wishOf));
  return wishIds.filter((wish) => asked.has(wish));
}

/** The names that are no wishes, as written. */
export const unknownWishes = (value: string) => namesIn(value).filter((name) => !wishOf(name));

export const wishesAsQuery = (wishes: readonly WishId[]) =>
  wishes.length > 0 ? `?${wishField}=${wishes.join(',')}` : '';

/** Why a month is not the best for walking. */
export type Trouble = 'hot' | 'cool' | 'cold' | 'rainDays' | 'rain' | 'rains';

export function troublesOf({ highC, rainDays, rainMm }: MonthOfPlace): Trouble[] {
  const { coolestC, warmestC, ...most } = comfortLimits.best;
  const isOften = rainDays > most.rainDays;
  const isHeavy = rainMm > most.rainMm;
  return [
    ...(highC > warmestC ? (['hot'] as const) : []),
    ...(highC < coolestC ? ([highC < coolC ? 'cold' : 'cool'] as const) : []),
    ...(isOften && isHeavy ? (['rains'] as const) : []),
    ...(isOften && !isHeavy ? (['rainDays'] as const) : []),
    ...(isHeavy && !isOften ? (['rain'] as const) : []),
  ];
}
