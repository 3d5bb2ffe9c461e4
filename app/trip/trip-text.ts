import type { Translate } from '../i18n/messages.ts';
import { localeInfo, type Locale } from '../locales.ts';
import { monthIds } from '../pages.ts';
import { mapsAddress } from '../ui/text/maps-address.ts';
import { plannedStopInWords } from './bases-words.ts';
import { offersInWords, rowsOfDays, sightsOfDay, wordsOfDay } from './day-words.ts';
import { datesOf } from './dates.ts';
import type { Day } from './days.ts';
import type { Parts } from './parts.ts';
import { ruleInWords } from '../prices/party-words.ts';
import { totalInWords, travellersInWords } from './planned-price.ts';
import { tripName } from './trip-name.ts';
import { defaultPeople } from '../prices/party-price.ts';
import { readyTrip } from './ready-trip.ts';
import { summaryOf, whenOf } from './trip-summary.ts';
import { isText } from '../ui/text/is-text.ts';

function heading(parts: Parts, t: Translate) {
  const { data, trip } = parts;
  return [
    tripName(parts),
    data.site.name,
    whenOf(parts),
    summaryOf(trip, t),
    ...travellersInWords(parts, t),
  ].filter(isText);
}

/** The message of the contact form has it below its first sentence. */
export function tripInWords(parts: Parts, t: Translate, address: string): string {
  const { trip, words } = parts;
  const { stops, from, month, people, children, rooms } = trip;
  // The field and the sum show two adults until someone changes them.
  const two = t('ask.adults', { people: defaultPeople });
  const when =
    from === undefined
      ? month && `${t('plan.month')}: ${words.month(monthIds.indexOf(month))}`
      : `${t('plan.from')}: ${words.longDay(from)}`;
  return [
    readyTrip(parts)?.title,
    ...stops.map((stop) => `– ${plannedStopInWords(stop, parts, t)}`),
    summaryOf(trip, t),
    // Not at the end, where words that a visitor adds would belong to the address.
    address,
    when,
    people === undefined && (children || rooms ? two : t('ask.peopleOpen', { adults: two })),
    ...travellersInWords(parts, t),
    ...totalInWords(parts, t, true),
  ]
    .filter(Boolean)
    .join('\n');
}

/** WhatsApp makes a list of lines that begin with a hyphen, a star or a number. */
const bullet = '•';

type Row = ReturnType<typeof rowsOfDays>[number];

function dayLine({ day, title, name, dates }: Row, { words }: Parts) {
  const when = dates ?? (day.date === undefined ? name : words.day(day.date));
  const line = `${bullet} ${when}: ${title}`;
  return day.leg ? `${line}. ${day.leg.taken.text}` : line;
}

function stays(parts: Parts, t: Translate) {
  const { trip, words } = parts;
  const rows = rowsOfDays(parts, t);
  const offers = offersInWords(parts, t);
  const dates = datesOf(trip);
  return trip.stops.map((stop, at) => {
    const { first, last } = dates[at] ?? {};
    return [
      [plannedStopInWords(stop, parts, t), first && last && words.days(first, last)]
        .filter(isText)
        .join(' · '),
      ...rows
        .filter(({ day }) => day.stop === at)
        .flatMap((row) => [dayLine(row, parts), offers.of(row.day)]),
    ];
  });
}

const prices = (parts: Parts, t: Translate) => [
  ...totalInWords(parts, t).filter(isText),
  ruleInWords(parts.words, t),
];

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
    [offersInWords(parts, t).each].filter(isText),
    ...stays(parts, t),
    prices(parts, t),
    [t('plan.textOpen')],
  ].filter(({ length }) => length > 0);
  const text = paragraphs.map((lines) => lines.map((line) => mark + line).join('\n')).join('\n\n');
  return `${text}\n${address}`;
}

/** The text of a day, who does what, and a line for each of its sights, with a link to a map if its position is known. */
export function textWithSights(day: Day, parts: Parts, t: Translate): string {
  const sights = sightsOfDay(day, parts).map(({ name, position }) => {
    if (!position) return name;
    const [latitude, longitude] = position;
    return `${name}: ${mapsAddress({ latitude, longitude })}`;
  });
  return [wordsOfDay(day, parts, t).text, offersInWords(parts, t).of(day), ...sights].join('\n');
}
