import { getTimes } from 'suncalc';
import { localeInfo, type Locale } from '../locales.ts';

/** All of Türkiye, all year: UTC+3. */
const timeZone = 'Europe/Istanbul';

/** Any year will do: from one to the next the sun is a minute early or late at most. */
const year = 2027;

/** When the sun's upper edge rises and sets over a level horizon in the middle of a month. */
export function sunOf(
  at: number,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, at, 15, 9)), latitude, longitude);
  if (sunrise === null || sunset === null) throw new RangeError('the sun does not rise or set');
  return { sunrise, sunset, minutes: Math.round((sunset.getTime() - sunrise.getTime()) / 60_000) };
}

/** The light of a place in the middle of a month, in the words of a language. */
export function lightOf(
  locale: Locale,
  at: number,
  place: { latitude: number; longitude: number },
) {
  const { intl } = localeInfo[locale];
  const { sunrise, sunset, minutes } = sunOf(at, place);
  const clock = new Intl.DateTimeFormat(intl, { timeStyle: 'short', hourCycle: 'h23', timeZone });
  // "10 hours 13 minutes": English has a comma that nobody would write.
  const length = new Intl.DurationFormat(intl, { style: localeInfo[locale].durations })
    .format({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    .replace(', ', ' ');
  const time = (moment: Date) => clock.format(moment).replace(':', localeInfo[locale].clock);
  return { sunrise: time(sunrise), sunset: time(sunset), length };
}
