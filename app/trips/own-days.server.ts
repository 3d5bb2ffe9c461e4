import type { Content } from '../content/collections.server.ts';
import { tripDays } from '../trip-days.ts';
import type { Locale } from '../locales.ts';
import type { OwnDay } from '../trip/ready-trip.ts';
import { sightsOfDays } from './day-sights.server.ts';

/** For the planner, which has the plans of the places. */
export function ownDays(locale: Locale, entry: Content['trips'][number]): OwnDay[] {
  const { facts, translations } = entry;
  const sights = sightsOfDays(locale, entry);
  return tripDays(facts.stops).flatMap(({ number, stop, kind }): OwnDay[] => {
    const words = translations[locale].frontMatter.days[number - 1];
    if (!words) return [];
    if ('plan' in words) return [{ plan: words.plan - 1 }];
    const { title, text, body, free, extras, without } = words;
    const by = kind === 'travel' ? facts.stops[stop]?.by : facts.from && 'road';
    const sight = sights.get(number)?.id;
    return [
      {
        title,
        text: [text, body].filter(Boolean).join(' '),
        ...(kind !== 'stay' && by && { by }),
        ...(free && { free }),
        ...(extras && { extras }),
        ...(without && { without }),
        ...(sight !== undefined && { sight }),
      },
    ];
  });
}
