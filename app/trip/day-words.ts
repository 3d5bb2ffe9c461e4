import { dayInWords } from './plan-words.ts';
import { withIds } from '../content/with-ids.ts';
import { monthOf } from '../days.ts';
import type { Translate } from '../i18n/messages.ts';
import { longLeg } from '../legs/leg.ts';
import { basesOfStop, stopInWords } from './bases-words.ts';
import { daysOf, nightsOf, withOwnDays, type Day } from './days.ts';
import { bayramOn, closedOn } from './openings.ts';
import type { Parts } from './parts.ts';
import { monthIds } from '../pages.ts';
import { totalInWords, travellersInWords } from './total-words.ts';
import { readyTrip } from './ready-trip.ts';
import { defaultPeople } from '../prices/party.ts';

export const daysOfParts = ({ data, trip, own }: Pick<Parts, 'data' | 'trip' | 'own'>) =>
  withOwnDays(daysOf(trip, data), own, trip);

const placeOf = ({ place }: Day, { data }: Pick<Parts, 'data'>) =>
  data.places.find(({ id }) => id === place);

/** The month of a day, if it is known. */
function monthsOfDay(day: Day, { data, trip }: Pick<Parts, 'data' | 'trip'>) {
  const asked = trip.month && monthIds.indexOf(trip.month);
  const at = day.date === undefined ? asked : monthOf(day.date);
  const month = at === undefined ? undefined : placeOf(day, { data })?.months[at];
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
  const { plan = [], sights = [] } = data.places.find(({ id }) => id === day.place) ?? {};
  if (day.own) return withIds(day.own.sight ? [day.own.sight] : [], sights);
  return withIds(plan[day.plan ?? -1]?.sights ?? [], sights);
}

/** What is closed on the date of a day. */
function closures({ date, ...day }: Day, { data }: Parts, t: Translate): string[] {
  if (date === undefined) return [];
  const closings = placeOf(day, { data })?.plan[day.plan ?? -1]?.closings ?? [];
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
  const place = placeOf(day, parts);
  const plan = place?.plan[day.plan ?? -1];
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
      leg.hours >= longLeg
        ? t('plan.travelLong')
        : home
          ? t('plan.travelHome')
          : (place?.arrival ?? '');
    return { title, text: `${leg.taken.text}. ${rest}` };
  }
  if (day.kind === 'stay' && bases && bases.morning !== bases.evening) {
    const from = words.baseName(day.place, bases.morning);
    const to = words.baseName(day.place, bases.evening);
    return { title: t('plan.travel', { from, to }), text: t('plan.moveText') };
  }
  const kind = day.kind === 'arrive' || day.kind === 'leave' ? day.kind : 'free';
  const text = kind === 'arrive' ? place?.arrival : t(`plan.${kind}Text`);
  return { title: t(`plan.${kind}`), text: text ?? '' };
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

/** Below the first sentence of the message of the contact form. */
export function tripInWords(parts: Parts, t: Translate, address: string): string {
  const { trip, words } = parts;
  const { stops, from, month, people, children, rooms, start, end, by } = trip;
  // The field and the sum show two adults until someone changes them.
  const two = t('ask.adults', { people: defaultPeople });
  const when =
    from === undefined
      ? month && `${t('plan.month')}: ${words.month(monthIds.indexOf(month))}`
      : `${t('plan.from')}: ${words.longDay(from)}`;
  return [
    readyTrip(parts)?.title,
    ...stops.map((stop) =>
      stopInWords(words.placeName(stop.place), stop.nights, basesOfStop(stop, parts), t),
    ),
    t('plan.summary', { stops: stops.length, nights: nightsOf(trip), days: nightsOf(trip) + 1 }),
    // Not at the end, where words that a visitor adds would belong to the address.
    address,
    when,
    people === undefined && (children || rooms ? two : t('ask.peopleOpen', { adults: two })),
    ...travellersInWords(parts, t),
    start && `${t('plan.start')}: ${words.gatewayName(start)}`,
    end && `${t('plan.end')}: ${words.gatewayName(end)}`,
    by === 'car' && `${t('plan.by')}: ${t('plan.byCar')}`,
    ...totalInWords(parts, t, true),
  ]
    .filter(Boolean)
    .join('\n');
}
