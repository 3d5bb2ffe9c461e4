import { firstNights } from '../../stays.ts';
import { destinationOf } from '../../content/content.server.ts';
import { sightsOf } from '../../content/sights.ts';
import { withIds } from '../../content/entries.ts';
import type { Locale } from '../../locales.ts';
import { frameOf } from './frames.ts';
import { layOut } from './layout.ts';
import { linesOf } from './lines.ts';
import { onMain } from './project.ts';
import { waysIn } from './ways.server.ts';

/** What the map of a place shows: nothing where no sight has a position. */
export function getSightMap(locale: Locale, id: string) {
  const entry = destinationOf(id);
  const { facts, translations } = entry;
  const sights = sightsOf(locale, entry);
  const placed = sights.flatMap(({ position, ...sight }, at) =>
    position ? [{ ...sight, position, label: at + 1 }] : [],
  );
  if (placed.length === 0) return null;
  const frame = frameOf(
    id,
    placed.map(({ position }) => position),
  );
  const marks = layOut(frame, placed);
  const say = waysIn(locale, facts);
  const bases = facts.bases.map(({ latitude, longitude, ...base }) => ({
    id: base.id,
    name: base.name[locale],
    from: base.from[locale],
    position: { latitude, longitude },
  }));
  const { plan } = translations[locale].frontMatter;
  const evenings = firstNights(facts.nightBases, plan.length + 1);

  const days = plan.flatMap(({ title, sights: ids }, at) => {
    const visited = withIds(ids, placed);
    const morning = bases.find((base) => base.id === evenings[at]);
    if (visited.length === 0 || morning === undefined) return [];
    return {
      day: at + 1,
      title,
      ways: say.ofDay(morning, withIds(ids, sights)),
      lines: linesOf(frame, marks, [morning, ...visited]),
    };
  });

  return {
    id,
    marks: placed.flatMap((sight) => {
      const mark = marks.find((one) => one.id === sight.id);
      if (mark === undefined) return [];
      const { beyond, ...where } = mark;
      const { label, day, name } = sight;
      const words = beyond && say.beyond(bases[0], sight);
      return { ...where, label, day, name, ...(words && { beyond: { ...beyond, words } }) };
    }),
    unplaced: sights.filter(({ position }) => !position).map(({ name }) => name),
    nights: bases
      .filter(({ id: base }) => evenings.includes(base))
      .map(({ name, position }) => ({ name, point: onMain(frame, position) })),
    days,
  };
}
export type SightMapData = NonNullable<ReturnType<typeof getSightMap>>;
