import { localeInfo, type Locale } from '../locales.ts';
import type { Parts } from './parts.ts';
import { readyTrip } from './ready-trip.ts';

type Named = Pick<Parts, 'data' | 'trip' | 'words'>;

/** The title of a ready-made trip, or the places of one's own. */
export const tripName = ({ data, trip, words }: Named) =>
  readyTrip({ data, trip })?.title ??
  words.row(trip.stops.map(({ place }) => words.placeName(place)));

/** At most 58 letters, cut between words if possible: a letter has up to four bytes, a file name 255 with date and ending. */
const beginning = /^.{1,58}(?=-|$)|^.{58}/u;

/** Lower-case words joined by hyphens. Marks of Latin letters are removed; other scripts stay. */
function hyphenated(text: string, locale: Locale): string {
  const plain = text
    .toLocaleLowerCase(localeInfo[locale].intl)
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[\p{M}’']/gu, '')
    .replaceAll('ı', 'i');
  const name = plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-');
  return beginning.exec(name)?.[0] ?? '';
}

/** `istanbul-cappadocia-2027-05-03.ics`; a trip without a first day has no date in it. */
export function fileName(parts: Named, locale: Locale, ending: string): string {
  const { trip, words } = parts;
  const places = [...new Set(trip.stops.map(({ place }) => words.placeName(place)))];
  const name = hyphenated(readyTrip(parts)?.title ?? places.join(' '), locale);
  return `${[name, trip.from].filter(Boolean).join('-')}.${ending}`;
}
