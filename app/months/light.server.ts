import { getTimes } from 'suncalc';
import { localeInfo, type Locale } from '../locales.ts';

/** UTC+3 all year. */
const timeZone = 'Europe/Istanbul';

/** Any year: sunrise differs by a minute at most. */
const year = 2027;

/** Finds sunrise and sunset in the middle of a month, at a level horizon. */
export function sunOf(
  at: number,
  { latitude, longitude }: { latitude: number; longitude: number },
) {
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, at, 15, 9)), latitude, longitude);
  if (sunrise === null || sunset === null) throw new RangeError('the sun does not rise or set');
  return { sunrise, sunset, minutes: Math.round((sunset.getTime() - sunrise.getTime()) / 60_000) };
}

export function lightOf(locale: Locale, at: number, place: Parameters<typeof sunOf>[1]) {
  const { intl } = localeInfo[locale];
  const { sunrise, sunset, minutes } = sunOf(at, place);
  const clock = new Intl.DateTimeFormat(intl, { timeStyle: 'short', hourCycle: 'h23', timeZone });
  // `Intl.DurationFormat` puts a comma into "10 hours 13 minutes".
  const length = new Intl.DurationFormat(intl, { style: 'long' })
    .format({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    .replace(', ', ' ');
  const time = (moment: Date) => clock.format(moment).replace(':', localeInfo[locale].clock);
  return { sunrise: time(sunrise), sunset: time(sunset), length };
}
