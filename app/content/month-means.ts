import { comfortOf } from './comfort.ts';
import type { MonthOfPlan } from './plan-notes.ts';

type Means = Readonly<Record<'meanHighC' | 'rainDays' | 'precipitationMm', readonly number[]>>;

/** Without -0, which would be shown as "-0". */
export const rounded = (value: number) => Math.round(value) || 0;

/** January first, rounded as shown. */
export const monthsOf = ({ meanHighC, rainDays, precipitationMm }: Means) =>
  meanHighC.map((high, at) => {
    const month = {
      highC: rounded(high),
      rainDays: rounded(rainDays[at] ?? 0),
      rainMm: rounded(precipitationMm[at] ?? 0),
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
  highC: rounded(climate.meanHighC[number - 1] ?? 0),
  swim: isForSwimming(climate.sea, number),
});
