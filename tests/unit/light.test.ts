import { expect, test } from 'vitest';
import { sunOf } from '../../app/months/light.server.ts';
import { month } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';

/*
 * Against what follows from the sky alone, not from an almanac: noon lies in the middle of the day, the
 * sun takes four minutes for each degree of longitude, and days are of one length everywhere at the
 * equinoxes.
 */

const istanbul = { latitude: 41.01, longitude: 28.98 };
const rize = { latitude: 41.02, longitude: 40.52 };
const antalya = { latitude: 36.88, longitude: 30.7 };
const minute = 60_000;
const everyMonth = monthIds.map((id, at) => ({ id, at }));

/** Minutes after midnight UTC of the middle between sunrise and sunset. */
const noonOf = (at: number, place: typeof istanbul) => {
  const { sunrise, sunset } = sunOf(at, place);
  const middle = new Date((sunrise.getTime() + sunset.getTime()) / 2);
  return middle.getUTCHours() * 60 + middle.getUTCMinutes();
};

test.each(everyMonth)('noon of $id is where the longitude puts it', ({ at }) => {
  // 12:00 UTC is noon at Greenwich; the equation of time never takes or gives more than 17 minutes.
  expect(Math.abs(noonOf(at, istanbul) - (12 * 60 - istanbul.longitude * 4))).toBeLessThanOrEqual(
    17,
  );
});

test.each(everyMonth)('the sun of $id takes four minutes for each degree', ({ at }) => {
  const degrees = rize.longitude - istanbul.longitude;
  const apart = sunOf(at, istanbul).sunrise.getTime() - sunOf(at, rize).sunrise.getTime();
  expect(Math.abs(apart / minute - degrees * 4)).toBeLessThan(1.5);
});

test('days in June are longer in the north, in December in the south', () => {
  expect(sunOf(5, istanbul).minutes).toBeGreaterThan(sunOf(5, antalya).minutes);
  expect(sunOf(11, istanbul).minutes).toBeLessThan(sunOf(11, antalya).minutes);
});

test('days grow from December to June, and shrink again', () => {
  const lengths = everyMonth.map(({ at }) => sunOf(at, istanbul).minutes);
  const growing = lengths.slice(0, 6);
  expect(growing).toEqual(growing.toSorted((one, other) => one - other));
  const shrinking = lengths.slice(5);
  expect(shrinking).toEqual(shrinking.toSorted((one, other) => other - one));
});

test('near the equinoxes a day is twelve hours, and as long everywhere', () => {
  // The middle of March lies five days before one, the middle of September eight before the other; a
  // day changes by less than three minutes then, and refraction adds some eight.
  for (const [at, days] of [
    [2, -5],
    [8, 8],
  ] as const) {
    const { minutes } = sunOf(at, istanbul);
    expect(Math.abs(minutes - (12 * 60 + 8 + days * 2.8))).toBeLessThan(8);
    expect(Math.abs(minutes - sunOf(at, antalya).minutes)).toBeLessThan(8);
  }
});

/** In UTC+3, reckoned and not formatted. */
const clock = (date: Date) =>
  new Date(date.getTime() + 3 * 60 * minute).toISOString().slice(11, 16);

const near = (written = '', date: Date) =>
  [-1, 0, 1].map((by) => clock(new Date(date.getTime() + by * minute))).includes(written);

test('pages write it in the time of Türkiye, whatever the clock of the machine', () => {
  const june = month('en', 'june')?.places.find(({ id }) => id === 'istanbul');
  const sun = sunOf(5, istanbul);
  expect(near(june?.light.sunrise, sun.sunrise)).toBe(true);
  expect(near(june?.light.sunset, sun.sunset)).toBe(true);
  expect(june?.light.length).toMatch(/^15\D+\d/);
});
