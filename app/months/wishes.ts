import { comfortLimits, coolC, type Comfort } from '../content/comfort.ts';

/*
 * What a traveller may want of a month, and which places have it. Every rule rests on figures or on
 * dated facts in `content/`; a place that has none for a rule is told to have none, and gains nothing.
 */

export const wishIds = ['walk', 'sea', 'heat', 'rain', 'balloons', 'snow', 'green'] as const;
export type WishId = (typeof wishIds)[number];

/** What their island says. */
export const wishWords = [
  'when.wishes',
  'when.clear',
  'when.order',
  'when.orderWalk',
  ...wishIds.map((id) => `when.wish.${id}` as const),
] as const;

/** The month of one place, rounded as it is shown. */
export type MonthOfPlace = {
  comfort: Comfort;
  highC: number;
  lowC: number;
  rainDays: number;
  rainMm: number;
  /** Whether the sea is warm enough; `none` inland, `unknown` where no sources agree. */
  sea: 'warm' | 'borderline' | 'cold' | 'unknown' | 'none';
  /** Between what and what, where two sources agree. */
  seaC?: readonly [least: number, most: number];
  /** Whether balloons rise on most mornings, on fewer than half, or are not known to rise at all. */
  balloons: 'often' | 'seldom' | 'none';
  /** Whether pistes nearby are usually open. */
  ski: boolean;
  /** Whether the mountains behind a station by the sea have none of their own. */
  unmeasuredHeights: boolean;
  /** Rain of the driest month of the year in mm. */
  driestMm: number;
};

export type Fit = 'yes' | 'partly' | 'no' | 'unknown';

/**
 * The limits of the wishes; the page says them in words. Warmth is that of the comfort rule: up to
 * 29 °C nobody needs the shade at noon. The sea counts as warm from 20 °C, which is decided in
 * `content/`.
 */
export const wishLimits = {
  heat: { best: comfortLimits.best.warmestC, good: comfortLimits.good.warmestC },
  rain: { best: 4, good: comfortLimits.best.rainDays },
  /** On an average night it freezes. */
  frostC: 0,
  /** Where even the driest month has so much rain, slopes are green all year; they grow from 15 °C. */
  green: { driestMm: 90, growsC: comfortLimits.good.coolestC },
} as const;

/** At most the first: yes; at most the second: partly. */
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
  balloons: ({ balloons }) => ({ often: 'yes', seldom: 'partly', none: 'no' } as const)[balloons],
  snow: ({ lowC, ski, unmeasuredHeights }) => {
    if (lowC <= wishLimits.frostC) return 'yes';
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

/**
 * How much there is to put up with on foot: the rain days, and the degrees outside 20 to 26 °C. One
 * degree counts as much as one rain day.
 */
export const strolling = { coolestC: 20, warmestC: 26 } as const;

const troubleOf = ({ highC, rainDays }: MonthOfPlace) =>
  rainDays + Math.max(0, strolling.coolestC - highC, highC - strolling.warmestC);

/** By comfort, then by what there is to put up with, then by rain. */
const forWalking = (one: MonthOfPlace, other: MonthOfPlace) =>
  steps.indexOf(one.comfort) - steps.indexOf(other.comfort) ||
  troubleOf(one) - troubleOf(other) ||
  one.rainMm - other.rainMm;

const worth: Record<Fit, number> = { yes: 2, partly: 1, no: 0, unknown: 0 };

const warmth = ({ seaC = [0, 0] }: MonthOfPlace) => seaC[0] + seaC[1];

/**
 * Places for a month: those first that have most of what is wanted, the warmer sea before the cooler
 * where the sea is all that is wanted, else by the rule for walking.
 */
export function ranked<Place extends { month: MonthOfPlace }>(
  places: readonly Place[],
  wishes: readonly WishId[] = [],
): Place[] {
  const wanted = wishes.filter((wish) => wish !== 'walk');
  const score = ({ month }: Place) =>
    wishes.reduce((sum, wish) => sum + worth[fitOf(wish, month)], 0);
  return places.toSorted(
    (one, other) =>
      (wanted.length > 0 ? score(other) - score(one) : 0) ||
      (wanted.join() === 'sea' ? warmth(other.month) - warmth(one.month) : 0) ||
      forWalking(one.month, other.month),
  );
}

/** The wishes in an address, in their order; what is none is left out. */
export const wishesIn = (value: string | null): WishId[] => {
  const asked = new Set((value ?? '').split(','));
  return wishIds.filter((wish) => asked.has(wish));
};

/** The query that says them; empty for none. */
export const wishesAsQuery = (wishes: readonly WishId[]) =>
  wishes.length > 0 ? `?for=${wishes.join(',')}` : '';

/** What keeps a month from being the best for walking, in the order of the rule. */
export type Trouble = 'hot' | 'cool' | 'cold' | 'rainDays' | 'rain';

export function troublesOf({ highC, rainDays, rainMm }: MonthOfPlace): Trouble[] {
  const { coolestC, warmestC, ...most } = comfortLimits.best;
  return [
    ...(highC > warmestC ? (['hot'] as const) : []),
    ...(highC < coolestC ? ([highC < coolC ? 'cold' : 'cool'] as const) : []),
    ...(rainDays > most.rainDays ? (['rainDays'] as const) : []),
    ...(rainMm > most.rainMm ? (['rain'] as const) : []),
  ];
}
