import { addDays } from '../days.ts';
import { runsOf } from '../stays.ts';
import type { Day } from './days.ts';

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
  position?: Position;
  text: string;
  /** In the morning of the first day, where the program takes it. */
  alarm?: true;
};

type Position = readonly [latitude: number, longitude: number];

type Naming = {
  base: (place: string, base: string) => string;
  position: (place: string, base: string) => Position | undefined;
  /** Nights in a row at the same base. */
  nights: (base: string, nights: number) => string;
  dayTitle: (day: Day) => string;
  dayText: (day: Day) => string;
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

export function eventsOf(days: readonly Day[], naming: Naming): CalendarEvent[] {
  const evenings = days.filter(({ kind }) => kind !== 'leave');
  const stops = new Set(evenings.map(({ stop }) => stop));
  const nights = [...stops].flatMap((stop) => {
    const left = evenings.filter((day) => day.stop === stop);
    return runsOf(left.map(({ bases }) => bases?.evening ?? '')).flatMap(
      ({ base, nights: count }): CalendarEvent[] => {
        const own = left.splice(0, count);
        const [first] = own;
        if (!first?.date) return [];
        const location = naming.base(first.place, base);
        const position = naming.position(first.place, base);
        return [
          {
            id: `${first.date}-${stop + 1}-${first.place}-${base}`,
            first: first.date,
            end: addDays(first.date, count),
            title: naming.nights(location, count),
            location,
            ...(position && { position }),
            text: own
              .filter(({ leg }) => !leg)
              .map((day) => `${naming.dayTitle(day)}\n${naming.dayText(day)}`)
              .join('\n\n'),
          },
        ];
      },
    );
  });
  const legs = days.flatMap((day): CalendarEvent[] =>
    day.leg && day.date
      ? [
          {
            id: `${day.date}-${day.leg.from}-${day.leg.to}`,
            first: day.date,
            end: addDays(day.date, 1),
            title: naming.dayTitle(day),
            text: naming.dayText(day),
          },
        ]
      : [],
  );
  return [...nights, ...legs].toSorted((a, b) => a.first.localeCompare(b.first));
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
