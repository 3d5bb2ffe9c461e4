import { expect, test } from 'vitest';
import { sunOf } from '../../app/content/light.server.ts';
import { month } from '../../app/content/queries/months.server.ts';

/* Against what almanacs print. Day lengths of these are known without a computer: at the equinoxes a
   little over twelve hours everywhere; the sun takes four minutes for each degree of longitude. */

const istanbul = { latitude: 41.01, longitude: 28.98 };
const rize = { latitude: 41.02, longitude: 40.52 };

const minutesOf = (clock = '') => {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

test.each([
  // Kandilli’s almanac for Istanbul, to the minute or two.
  [0, '08:26', '17:59'],
  [5, '05:31', '20:37'],
  [11, '08:20', '17:37'],
])('the sun of month %i in Istanbul', (at, sunrise, sunset) => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  });
  const sun = sunOf(at, istanbul);
  const apart = (one: Date, other: string) =>
    Math.abs(minutesOf(clock.format(one)) - minutesOf(other));
  expect(apart(sun.sunrise, sunrise)).toBeLessThanOrEqual(2);
  expect(apart(sun.sunset, sunset)).toBeLessThanOrEqual(2);
});

test('it rises later in the west, four minutes for each degree', () => {
  const apart = sunOf(2, istanbul).sunrise.getTime() - sunOf(2, rize).sunrise.getTime();
  const degrees = rize.longitude - istanbul.longitude;
  expect(Math.abs(apart / 60_000 - degrees * 4)).toBeLessThan(1.5);
});

test('days in June are longer in the north, in December in the south', () => {
  const antalya = { latitude: 36.88, longitude: 30.7 };
  expect(sunOf(5, istanbul).minutes).toBeGreaterThan(sunOf(5, antalya).minutes);
  expect(sunOf(11, istanbul).minutes).toBeLessThan(sunOf(11, antalya).minutes);
  // The middle of September is a week before the equinox.
  expect(Math.abs(sunOf(8, istanbul).minutes - 12 * 60)).toBeLessThan(40);
});

test('pages write it in the time of Türkiye, whatever the clock of the machine', () => {
  const june = month('en', 'june')?.places.find(({ id }) => id === 'istanbul');
  expect(june?.light.sunrise).toMatch(/^05:3\d$/);
  expect(june?.light.sunset).toMatch(/^20:3\d$/);
  expect(june?.light.length).toMatch(/^15\D+\d/);
});
