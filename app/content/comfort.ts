/** What the climate facts of a place say about one month, rounded as it is shown. */
type MonthMeans = {
  /** Mean daily high in °C. */
  highC: number;
  /** Days with 1 mm of rain or more. */
  rainDays: number;
  /** Rain of the whole month in mm. */
  rainMm: number;
};

/** How pleasant a month is for a day on foot, in three steps. */
export type Comfort = 'best' | 'good' | 'rest';

/**
 * What a month may have at most to be called so. The limits are ours, for people who walk from
 * sight to sight in little shade, and are the same for all places.
 *
 * - Heat: below 18 °C one needs a jacket by day, below 15 °C also when walking. Above 29 °C noon
 *   belongs in the shade, and above 32 °C most of the day does.
 * - Rain days: 8 are one day in four, 12 two in five.
 * - Rain: days alone would let a few downpours pass. Antalya's December has no more rainy days than
 *   Istanbul's October (8), but more than twice its rain (225 mm, 93 mm).
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

/** Below it a day is cold; from here to the best it is cool, which a jacket settles. */
export const coolC = 10;

/** What a month is called: in place of "rest" its reason, heat before cold before rain. */
export type ComfortWord = Exclude<Comfort, 'rest'> | 'hot' | 'cool' | 'cold' | 'wet';

export function comfortWordOf(month: MonthMeans): ComfortWord {
  const comfort = comfortOf(month);
  if (comfort !== 'rest') return comfort;
  if (month.highC > comfortLimits.good.warmestC) return 'hot';
  if (month.highC >= comfortLimits.good.coolestC) return 'wet';
  return month.highC < coolC ? 'cold' : 'cool';
}

/** The rule behind the strip of months. What is neither best nor good is hotter, colder or wetter. */
export function comfortOf(month: MonthMeans): Comfort {
  if (isWithin(month, 'best')) return 'best';
  return isWithin(month, 'good') ? 'good' : 'rest';
}
