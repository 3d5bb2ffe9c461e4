import { firstNights } from '../content/bases.ts';
import { content } from '../content/content.server.ts';
import { keepTogether } from '../content/line-breaks.ts';
import { sightsOf } from '../content/sights.ts';
import { withIds } from '../content/with-ids.ts';
import { wordsFor } from '../i18n/words.server.ts';
import { translator } from '../i18n/messages.ts';
import { durationIn } from '../legs/duration.server.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { distanceBetween, type Position } from './distance.ts';
import { frameOf } from './frames.ts';
import { layOut } from './layout.ts';
import { inInset, onMain } from './project.ts';
import { wayBetween } from './ways.ts';

/** Nearer than this, in kilometres, one is there already. */
const there = 0.25;

/** What the map of a place shows: nothing where no sight has a position. */
export function getSightMap(locale: Locale, id: string) {
  const entry = content().destinations.find((candidate) => candidate.id === id);
  if (entry === undefined) return null;
  const { facts, translations } = entry;
  const { frontMatter } = translations[locale];
  const sights = sightsOf(locale, entry).map((sight, at) => ({ ...sight, number: at + 1 }));
  const placed = sights.flatMap(({ position, ...sight }) =>
    position ? [{ ...sight, position }] : [],
  );
  if (placed.length === 0) return null;
  const frame = frameOf(
    id,
    placed.map(({ position }) => position),
  );
  const t = translator(
    locale,
    wordsFor(locale, 'sightMap.*', 'legs.hours', 'legs.hoursAndHalf', 'legs.minutes'),
  );
  const { intl } = localeInfo[locale];
  const kilometres = new Intl.NumberFormat(intl, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  });
  const duration = durationIn(locale, t);

  const marks = layOut(frame, placed);
  /** On the main map, also of what the inset shows; of what is beyond the map, at its edge. */
  const pointOf = (sight: string, position: Position) => {
    const mark = marks.find((one) => one.id === sight);
    return mark?.beyond === undefined ? onMain(frame, position) : mark.point;
  };
  const evenings = firstNights(facts.nightBases, frontMatter.plan.length + 1);
  const bases = facts.bases.map(({ id: base, name, latitude, longitude }) => ({
    id: base,
    name: name[locale],
    position: { latitude, longitude },
  }));
  const baseAt = (at: number) => bases.find(({ id: base }) => base === evenings[at]);

  const days = frontMatter.plan.flatMap(({ title, sights: ids }, at) => {
    const visited = withIds(ids, placed);
    const morning = baseAt(at);
    if (visited.length === 0 || morning === undefined) return [];
    const stops = [morning, ...visited];
    const ways = stops.slice(1).flatMap((to, before) => {
      const from = stops[before];
      if (from === undefined || distanceBetween(from.position, to.position) < there) return [];
      const way = wayBetween(from.position, to.position);
      return t(`sightMap.${way.by}`, {
        from: from.name,
        to: to.name,
        distance: keepTogether(kilometres.format(way.kilometres)),
        time: duration(way.minutes),
      });
    });
    const points = stops.map(({ id: stop, position }) => {
      const { beyond } = marks.find((mark) => mark.id === stop) ?? {};
      return { isBeyond: beyond !== undefined, at: pointOf(stop, position) };
    });
    const lines = [
      ...points.slice(1).flatMap((to, before) => {
        const from = points[before];
        return from && !(from.isBeyond && to.isBeyond) ? [[from.at, to.at]] : [];
      }),
      stops.flatMap(({ position }) => {
        const point = inInset(frame, position);
        return point ? [point] : [];
      }),
    ].filter((line) => line.length > 1);
    return [{ day: at + 1, title, ways, lines }];
  });

  return {
    id,
    marks: placed.flatMap(({ id: sight, name, number, day }) => {
      const mark = marks.find((one) => one.id === sight);
      if (mark === undefined) return [];
      const { beyond, ...where } = mark;
      return {
        ...where,
        label: number,
        day,
        name,
        ...(beyond !== undefined && {
          beyond: {
            ...beyond,
            words: t('sightMap.beyond', {
              distance: keepTogether(kilometres.format(Math.round(beyond.distance))),
            }),
          },
        }),
      };
    }),
    unplaced: sights.filter(({ position }) => !position).map(({ name }) => name),
    nights: bases
      .filter(({ id: base }) => evenings.includes(base))
      .map(({ name, position }) => ({ name, point: onMain(frame, position) })),
    days,
  };
}
export type SightMapData = NonNullable<ReturnType<typeof getSightMap>>;
