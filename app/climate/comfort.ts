/** Rounded as shown. */
type MonthMeans = {
  /** Mean daily high in °C. */
  highC: number;
  /** Days with 1 mm or more. */
  rainDays: number;
  /** Rain of the month in mm. */
  rainMm: number;
};

/** For a day on foot. */
export type Comfort = 'best' | 'good' | 'rest';

/**
 * For people who walk from sight to sight in little shade. Rain has a limit beside rain days: Antalya's December has
 * as many rain days as Istanbul's October (8) and more than twice the rain (225 mm, 93 mm).
 */
export const comfortLimits = {
  best: { coolestC: 18, warmestC: 29, rainDays: 8, rainMm: 100 },
  good: { coolestC: 15, warmestC: 32, rainDays: 12, rainMm: 200 },
} as const;

function isWithin({ highC, rainDays, rainMm }: MonthMeans, step: keyof typeof comfortLimits) {
  const limits = comfortLimits[step];
  return (
    highC >= limits.coolestC &&
    highC <= limits.warmestC &&
    rainDays <= limits.rainDays &&
    rainMm <= limits.rainMm
  );
}

/** Mean daily low in °C from which snow stays. */
export const frostC = 0;

/** In °C: below it a day is cold, from here to the best it is cool. */
export const coolC = 10;

/** Instead of "rest" its reason: heat before cold before rain. */
export type ComfortWord = Exclude<Comfort, 'rest'> | 'hot' | 'cool' | 'cold' | 'wet';

export function comfortWordOf(month: MonthMeans): ComfortWord {
  const comfort = comfortOf(month);
  if (comfort !== 'rest') return comfort;
  if (month.highC > comfortLimits.good.warmestC) return 'hot';
  if (month.highC >= comfortLimits.good.coolestC) return 'wet';
  return month.highC < coolC ? 'cold' : 'cool';
}

export function comfortOf(month: MonthMeans): Comfort {
  if (isWithin(month, 'best')) return 'best';
  return isWithin(month, 'good') ? 'good' : 'rest';
}
