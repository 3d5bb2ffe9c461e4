import type { SceneName } from '../pictures/art/manifest.ts';
import { monthNames } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';
import type { Climate } from './climate-facts.ts';
import { comfortOf } from './comfort.ts';

type Place = {
  id: string;
  facts: { scene: SceneName; climate: Climate };
  translations: Record<Locale, { frontMatter: { title: string } }>;
};

/** How often balloons rise: `seldom` on fewer than half of the mornings, `unknown` if they are not counted. */
export type Balloons = 'often' | 'seldom' | 'unknown' | 'none';

function balloonsIn({ balloons }: Climate, at: number): Balloons {
  if (balloons === undefined) return 'none';
  if (balloons.figures === 'none') return 'unknown';
  return balloons.often.includes(at + 1) ? 'often' : 'seldom';
}

/** Avoids -0, which would be shown as "-0". */
export const rounded = (value: number) => Math.round(value) || 0;

/** January first, rounded as shown. */
export const monthsOf = (climate: Climate) =>
  climate.meanHighC.map((high, at) => {
    const month = {
      highC: rounded(high),
      rainDays: rounded(climate.rainDays[at] ?? 0),
      rainMm: rounded(climate.precipitationMm[at] ?? 0),
    };
    return {
      ...month,
      comfort: comfortOf(month),
      lowC: rounded(climate.meanLowC[at] ?? 0),
      balloons: balloonsIn(climate, at),
    };
  });

/** `number` is 1 for January. */
export const isForSwimming = ({ sea }: Climate, number: number) =>
  sea?.figures === 'agree' && sea.swim.includes(number);

/** Months are named while building: browsers abbreviate them differently. */
export const climateOf = (locale: Locale, places: readonly Place[]) => ({
  monthNames: monthNames(locale),
  places: places.map(({ id, facts, translations }) => ({
    id,
    title: translations[locale].frontMatter.title,
    scene: facts.scene,
    months: monthsOf(facts.climate),
  })),
});
export type ClimateYear = ReturnType<typeof climateOf>;
