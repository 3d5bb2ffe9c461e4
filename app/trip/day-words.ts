import { dayInWords } from './plan-words.ts';
import { entryOf, withIds } from '../content/entries.ts';
import { monthOf } from '../days.ts';
import type { Translate } from '../i18n/messages.ts';
import { longLeg } from '../legs/leg.ts';
import { daysOf, withOwnDays, type Day } from './days.ts';
import { bayramOn, closedOn } from './openings.ts';
import type { Parts } from './parts.ts';
import { monthIds } from '../pages.ts';
import {
  dayOfferInWords,
  eachDayInWords,
  offerOfEachDay,
  offerOfDay,
} from '../prices/offer-of-day.ts';
import { offerOfPlace } from '../prices/offer.ts';

export const daysOfParts = ({ data, trip, own }: Pick<Parts, 'data' | 'trip' | 'own'>) =>
  withOwnDays(daysOf(trip, data), own, trip);

/** The month of a day, if it is known. */
function monthsOfDay(day: Day, { data, trip }: Pick<Parts, 'data' | 'trip'>) {
  const asked = trip.month && monthIds.indexOf(trip.month);
  const at = day.date === undefined ? asked : monthOf(day.date);
  const month = at === undefined ? undefined : entryOf(data.places, day.place).months[at];
  return at === undefined || month === undefined ? [] : [{ ...month, number: at + 1 }];
}

type SeenPlace<Sight> = {
  id: string;
  plan: readonly { sights: readonly string[] }[];
  sights: readonly Sight[];
};

/** Those that the plan of the day visits, or the one of its own words. */
export function sightsOfDay<Sight extends { id: string }>(
  day: Day,
  { data }: { data: { places: readonly SeenPlace<Sight>[] } },
): Sight[] {
  const { plan, sights } = entryOf(data.places, day.place);
  if (day.own) return withIds(day.own.sight ? [day.own.sight] : [], sights);
  return withIds(plan[day.plan ?? -1]?.sights ?? [], sights);
}

/** What is closed on the date of a day. */
function closures({ date, ...day }: Day, { data }: Parts, t: Translate): string[] {
  if (date === undefined) return [];
  const closings = entryOf(data.places, day.place).plan[day.plan ?? -1]?.closings ?? [];
  const bayram = bayramOn(date, data);
  return [
    ...closedOn(date, closings, data).map(({ name }) => t('plan.closed', { sight: name })),
    ...(bayram?.from === date ? [t('plan.firstOfBayram', { name: bayram.name })] : []),
  ];
}

export function wordsOfDay(day: Day, parts: Parts, t: Translate) {
  const { title, text } = ownWords(day, parts, t);
  return { title, text: [text, ...closures(day, parts, t)].join(' ') };
}

function ownWords(day: Day, parts: Parts, t: Translate) {
  if (day.own) return day.own;
  const { trip, words } = parts;
  const place = entryOf(parts.data.places, day.place);
  const plan = place.plan[day.plan ?? -1];
  if (plan) {
    return {
      title: plan.title,
      text: dayInWords(plan, {
        months: monthsOfDay(day, parts),
        byCar: trip.by === 'car' || day.isHired === true,
        date: day.date,
      }),
    };
  }
  const { leg, bases } = day;
  if (leg) {
    const home = day.kind === 'leave';
    const title = words.sentence(
      t('plan.travel', {
        from: words.townInText(leg.from, trip, day.number === 1 ? 'start' : 'stop'),
        to: words.townInText(leg.to, trip, home ? 'end' : 'stop'),
      }),
    );
    const rest =
      leg.hours >= longLeg ? t('plan.travelLong') : home ? t('plan.travelHome') : place.arrival;
    return { title, text: `${leg.taken.text}. ${rest}` };
  }
  if (day.kind === 'stay' && bases && bases.morning !== bases.evening) {
    const from = words.baseName(day.place, bases.morning);
    const to = words.baseName(day.place, bases.evening);
    return { title: t('plan.travel', { from, to }), text: t('plan.moveText') };
  }
  const kind = day.kind === 'arrive' || day.kind === 'leave' ? day.kind : 'free';
  const text = kind === 'arrive' ? place.arrival : t(`plan.${kind}Text`);
  return { title: t(`plan.${kind}`), text };
}

/** Days with the same words in a row, as free days are, share a row. */
export function rowsOfDays(parts: Parts, t: Translate) {
  const rows: { day: Day; last: Day; title: string; text: string }[] = [];
  for (const day of daysOfParts(parts)) {
    const words = wordsOfDay(day, parts, t);
    const row = rows.at(-1);
    const isSame = row?.title === words.title && row.text === words.text;
    if (isSame && row.day.stop === day.stop) row.last = day;
    else rows.push({ day, last: day, ...words });
  }
  return rows.map(({ day, last, title, text }) => {
    const [from, to] = [day.number, last.number];
    if (from === to) return { day, title, text, name: t('plan.day', { number: from }) };
    return {
      day,
      title: t('plan.freeDays', { days: to - from + 1 }),
      text,
      name: t('plan.daySpan', { from, to }),
      ...(day.date && last.date && { dates: parts.words.days(day.date, last.date) }),
    };
  });
}

/** What we arrange on a day of the planner, and what is left to the traveller. */
function offerOf({ place: id, kind, leg, own, bases, ...day }: Day, { data, trip }: Parts) {
  const place = entryOf(data.places, id);
  const plan = place.plan[day.plan ?? -1];
  const isArrival = kind === 'arrive' || kind === 'travel';
  return offerOfDay(
    {
      ...(own ?? plan ?? { free: true, extras: isArrival ? place.arrivalExtras : [] }),
      kind,
      by: leg?.taken.by,
      isByCar: trip.by === 'car',
      isHired: day.isHired ?? false,
      moves: bases !== undefined && bases.morning !== bases.evening,
    },
    offerOfPlace(data.offer, place.buys),
  );
}

/** The line of all days, and that of each. */
export function offersInWords(parts: Parts, t: Translate) {
  const each = offerOfEachDay(daysOfParts(parts).map((day) => offerOf(day, parts)));
  return {
    each: eachDayInWords(parts.words, t, each),
    of: (day: Day) => dayOfferInWords(parts.words, t, offerOf(day, parts), each),
  };
}
