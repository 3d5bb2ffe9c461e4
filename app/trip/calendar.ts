import { entryOf } from '../content/entries.ts';
import { addDays } from '../days.ts';
import { runsOf } from '../stays.ts';
import type { Translate } from '../i18n/messages.ts';
import { daysOfParts, wordsOfDay } from './day-words.ts';
import type { Day } from './days.ts';
import type { Parts } from './parts.ts';
import { textWithSights } from './trip-text.ts';

/* A calendar file (RFC 5545) of all-day events, which no time zone moves. */

export type CalendarEvent = {
  /** Stable, so that importing a second file replaces the events of the first. */
  id: string;
  first: string;
  /** Exclusive. */
  end: string;
  title: string;
  /** The name of a town. */
  location?: string;
  /** Of the town. */
  position?: readonly [latitude: number, longitude: number];
  text: string;
  /** In the morning of the first day, where the program takes it. */
  alarm?: true;
};

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r?\n/g, '\\n');

const bytes = new TextEncoder();

/** RFC 5545: lines of 75 bytes at most, continued after a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const letter of line) {
    const size = bytes.encode(letter).length;
    if (length + size > 75) {
      lines.push(current);
      current = ' ';
      length = 1;
    }
    current += letter;
    length += size;
  }
  return [...lines, current].join('\r\n');
}

const plain = (day: string) => day.replaceAll('-', '');

/** The nights in a row at each base, and the days of travel. */
export function eventsOf(parts: Parts, t: Translate): CalendarEvent[] {
  const days = daysOfParts(parts);
  const titleOf = (day: Day) => wordsOfDay(day, parts, t).title;
  const textOf = (day: Day) => textWithSights(day, parts, t);
  const left = days.filter(({ kind }) => kind !== 'leave');
  const runs = runsOf(left.map(({ stop, bases }) => `${stop} ${bases?.evening}`));
  const stays = runs.flatMap(({ nights }): CalendarEvent[] => {
    const own = left.splice(0, nights);
    const [{ date, place: id, stop, bases } = {}] = own;
    if (!date || !id || !bases || stop === undefined) return [];
    const base = entryOf(entryOf(parts.data.places, id).bases, bases.evening);
    return [
      {
        id: `${date}-${stop + 1}-${id}-${base.id}`,
        first: date,
        end: addDays(date, nights),
        title: t('plan.nightsAt', { place: base.name, nights }),
        location: base.name,
        position: base.position,
        text: own
          .filter(({ leg }) => !leg)
          .map((day) => `${titleOf(day)}\n${textOf(day)}`)
          .join('\n\n'),
      },
    ];
  });
  const legs = days.flatMap((day): CalendarEvent[] => {
    const { leg, date } = day;
    if (!leg || !date) return [];
    const id = `${date}-${leg.from}-${leg.to}`;
    return [{ id, first: date, end: addDays(date, 1), title: titleOf(day), text: textOf(day) }];
  });
  return [...stays, ...legs].toSorted((a, b) => a.first.localeCompare(b.first));
}

export function calendarOf(
  events: readonly CalendarEvent[],
  about: { name: string; host: string; language: string; stamp: Date },
): string {
  const stamp = `${about.stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const language = `;LANGUAGE=${about.language}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${about.host}//trip//${about.language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(about.name)}`,
    `X-WR-CALNAME:${escaped(about.name)}`,
    ...events.flatMap(({ id, first, end, title, location, position, text, alarm }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${about.host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(first)}`,
      `DTEND;VALUE=DATE:${plain(end)}`,
      `SUMMARY${language}:${escaped(title)}`,
      ...(location === undefined ? [] : [`LOCATION${language}:${escaped(location)}`]),
      ...(position ? [`GEO:${position.join(';')}`] : []),
      `DESCRIPTION${language}:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      ...(alarm
        ? [
            'BEGIN:VALARM',
            'ACTION:DISPLAY',
            'TRIGGER:PT9H',
            `DESCRIPTION:${escaped(title)}`,
            'END:VALARM',
          ]
        : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
