import { comfortOf } from './comfort.ts';

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
