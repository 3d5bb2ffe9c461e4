import type { Content } from '../content/collections.server.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/with-ids.ts';
import { tripDays } from '../content/trip-days.ts';
import type { Locale } from '../locales.ts';
import { destinationOf } from '../content/content.server.ts';

type Trip = Content['trips'][number];

/** By the number of the day: the sight of its own words, or the first of its day of the plan; each once. */
export function sightsOfDays(locale: Locale, { facts, translations }: Trip) {
  const { days } = translations[locale].frontMatter;
  const shown = new Set<string>();
  const found = tripDays(facts.stops).flatMap(({ number, stop }) => {
    const word = days[number - 1];
    const own = facts.pictures.find(({ day }) => day === number);
    const place = destinationOf(facts.stops[stop]?.place ?? '');
    const planned =
      word && 'plan' in word
        ? (place.translations[locale].frontMatter.plan[word.plan - 1]?.sights ?? [])
        : [];
    const ids = own ? [own.sight] : planned.filter((id) => !shown.has(id));
    const [sight] = withIds(ids, sightsOf(locale, place));
    if (sight === undefined) return [];
    shown.add(sight.id);
    return [[number, { id: sight.id, name: sight.name, alt: sight.alt ?? sight.name }] as const];
  });
  return new Map(found);
}
