import { comfortOf } from './comfort.ts';

type Means = Readonly<Record<'meanHighC' | 'rainDays' | 'precipitationMm', readonly number[]>>;

/** The months of a place as they are shown, January first, each with what the rule says of it. */
export const monthsOf = ({ meanHighC, rainDays, precipitationMm }: Means) =>
  meanHighC.map((high, at) => {
    const month = {
      highC: Math.round(high),
      rainDays: Math.round(rainDays[at] ?? 0),
      rainMm: Math.round(precipitationMm[at] ?? 0),
    };
    return { ...month, comfort: comfortOf(month) };
  });
