import { formatPrice } from '../i18n/format.ts';
import type { Translate } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { daysOfParts, wordsOfDay } from './day-words.ts';
import { datesOf, nightsOf, totalOf, type Day } from './days.ts';
import type { Parts } from './parts.ts';
import { tripName } from './trip-name.ts';

const isText = (line: string | false | undefined): line is string => Boolean(line);

/** The dates or the month of a trip. */
export function whenOf({ trip, words }: Pick<Parts, 'trip' | 'words'>): string | undefined {
  const { from, month } = trip;
  const last = datesOf(trip).at(-1)?.last;
  return from && last ? words.span(from, last) : month && words.month(monthIds.indexOf(month));
}

export const summaryOf = ({ stops }: Parts['trip'], t: Translate) =>
  t('plan.summary', {
    stops: stops.length,
    nights: nightsOf({ stops }),
    days: nightsOf({ stops }) + 1,
  });

function heading(parts: Parts, t: Translate) {
  const { data, trip, words } = parts;
  const { people, start, end, by } = trip;
  return [
    tripName(parts),
    data.site.name,
    whenOf(parts),
    summaryOf(trip, t),
    people !== undefined && `${t('plan.people')}: ${people}`,
    start && `${t('plan.start')}: ${words.gatewayName(start)}`,
    end && `${t('plan.end')}: ${words.gatewayName(end)}`,
    by === 'car' && `${t('plan.by')}: ${t('plan.byCar')}`,
  ].filter(isText);
}

/** WhatsApp makes a list of lines that begin with a hyphen, a star or a number. */
const bullet = '•';

export function dayInLine(day: Day, parts: Parts, t: Translate) {
  const { words } = parts;
  const when = day.date === undefined ? t('plan.day', { number: day.number }) : words.day(day.date);
  return `${when}: ${wordsOfDay(day, parts, t).title}`;
}

function dayLine(day: Day, parts: Parts, t: Translate) {
  const line = `${bullet} ${dayInLine(day, parts, t)}`;
  return day.leg ? `${line}. ${day.leg.taken.text}` : line;
}

function stays(parts: Parts, t: Translate) {
  const { trip, words } = parts;
  const days = daysOfParts(parts);
  const dates = datesOf(trip);
  return trip.stops.map(({ place, nights }, at) => {
    const { first, last } = dates[at] ?? {};
    return [
      [
        `${words.placeName(place)}: ${t('plan.nights', { nights })}`,
        first && last && words.days(first, last),
      ]
        .filter(isText)
        .join(' · '),
      ...days.filter(({ stop }) => stop === at).map((day) => dayLine(day, parts, t)),
    ];
  });
}

function prices({ data, trip }: Parts, locale: Locale, t: Translate) {
  const { people = 1 } = trip;
  const { person, all } = totalOf(
    trip,
    Object.fromEntries(data.places.map(({ id, price }) => [id, price])),
  );
  return [
    t('plan.fromPerson', { price: formatPrice(locale, person) }),
    people > 1 && t('plan.fromAll', { price: formatPrice(locale, all), people }),
    t('plan.totalNote'),
  ].filter(isText);
}

/** Makes a line right-to-left in programs that go by its first letter. */
const rightToLeft = '\u200F';

/**
 * The trip as plain words for messages and mail. The address has a line of its own, because programs make the marks
 * beside an address a part of it.
 */
export function tripText(parts: Parts, locale: Locale, t: Translate, address: string): string {
  const mark = localeInfo[locale].dir === 'rtl' ? rightToLeft : '';
  const paragraphs = [
    heading(parts, t),
    ...stays(parts, t),
    prices(parts, locale, t),
    [t('plan.textOpen')],
  ];
  const text = paragraphs.map((lines) => lines.map((line) => mark + line).join('\n')).join('\n\n');
  return `${text}\n${address}`;
}
