import { comfortOf } from './comfort.ts';
import type { MonthOfPlan } from './plan-notes.ts';

type Means = Readonly<Record<'meanHighC' | 'rainDays' | 'precipitationMm', readonly number[]>>;

/** January first, rounded as shown. */
export const monthsOf = ({ meanHighC, rainDays, precipitationMm }: Means) =>
  meanHighC.map((high, at) => {
    const month = {
      highC: Math.round(high),
      rainDays: Math.round(rainDays[at] ?? 0),
      rainMm: Math.round(precipitationMm[at] ?? 0),
    };
    return { ...month, comfort: comfortOf(month) };
  });

type Sea = { figures: 'none' } | { figures: 'agree'; swim: readonly number[] };

/** `number` is 1 for January. */
export const isForSwimming = (sea: Sea | undefined, number: number) =>
  sea?.figures === 'agree' && sea.swim.includes(number);

export const monthOfPlan = (
  climate: Means & { sea?: Sea | undefined },
  number: number,
): MonthOfPlan => ({
  number,
  highC: Math.round(climate.meanHighC[number - 1] ?? 0),
  swim: isForSwimming(climate.sea, number),
});
