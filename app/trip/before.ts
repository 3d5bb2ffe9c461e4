import { addDays, monthOf, touches } from '../days.ts';
import type { AdviceData } from './advice.server.ts';
import type { CalendarEvent } from './calendar.ts';
import type { Parts } from './parts.ts';

type Rule = AdviceData['rules'][number];

type Known = Pick<Parts, 'trip' | 'legs'> & { data: Pick<Parts['data'], 'holidays'> };

const includes = <Item>(list: readonly Item[] | undefined, item: Item) =>
  list === undefined || list.includes(item);

/** What to do before a trip; nothing without a first day, or once it has come. */
export function deedsOf({ trip, legs, data }: Known, rules: readonly Rule[], today: string) {
  const { from, stops } = trip;
  if (from === undefined || from <= today) return [];
  const nights = stops
    .flatMap(({ place, nights: count }) => Array.from({ length: count }, () => place))
    .map((place, at) => ({ place, month: monthOf(addDays(from, at)) + 1 }));
  const last = addDays(from, nights.length);
  const isFor = ({ by, places, months, during }: Rule) =>
    nights.some(({ place, month }) => includes(places, place) && includes(months, month)) &&
    (by === undefined || legs.some(({ taken }) => taken.by === by)) &&
    (during === undefined ||
      data.holidays.spans.some((span) => span.kind === during && touches(span, from, last)));
  return rules
    .filter(isFor)
    .toSorted((a, b) => b.days - a.days)
    .map(({ id, title, html, text, days }) => {
      const day = addDays(from, -days);
      const isLate = day < today;
      /** `day`: by which it should be done. */
      return { id, title, html, text, day: isLate ? today : day, isLate };
    });
}
type Deed = ReturnType<typeof deedsOf>[number];

/** All-day events with an alarm in the morning. */
export const remindersOf = (deeds: readonly Deed[], first: string, title: (deed: Deed) => string) =>
  deeds.map((deed): CalendarEvent => ({
    id: `before-${first}-${deed.id}`,
    first: deed.day,
    end: addDays(deed.day, 1),
    title: title(deed),
    text: deed.text,
    alarm: true,
  }));
