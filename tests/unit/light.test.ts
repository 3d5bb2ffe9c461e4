import { expect, test } from 'vitest';
import { sunOf } from '../../app/months/light.server.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';

// Astronomy: the sun takes 4 minutes a degree of longitude, and days are equally long at the equinoxes.

const istanbul = { latitude: 41.01, longitude: 28.98 };
const rize = { latitude: 41.02, longitude: 40.52 };
const antalya = { latitude: 36.88, longitude: 30.7 };
const minute = 60_000;
const everyMonth = monthIds.map((id, at) => ({ id, at }));

/** Minutes after midnight UTC, halfway between sunrise and sunset. */
const noonOf = (at: number, place: typeof istanbul) => {
  const { sunrise, sunset } = sunOf(at, place);
  const middle = new Date((sunrise.getTime() + sunset.getTime()) / 2);
  return middle.getUTCHours() * 60 + middle.getUTCMinutes();
};

test.each(everyMonth)('noon in $id is at the time of the longitude', ({ at }) => {
  // The equation of time is at most 17 minutes.
  expect(Math.abs(noonOf(at, istanbul) - (12 * 60 - istanbul.longitude * 4))).toBeLessThanOrEqual(
    17,
  );
});

test.each(everyMonth)('the sun in $id takes four minutes a degree', ({ at }) => {
  const degrees = rize.longitude - istanbul.longitude;
  const apart = sunOf(at, istanbul).sunrise.getTime() - sunOf(at, rize).sunrise.getTime();
  expect(Math.abs(apart / minute - degrees * 4)).toBeLessThan(1.5);
});

test('days are longer in the north in June, in the south in December', () => {
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

test('near the equinoxes a day has twelve hours everywhere', () => {
  // Mid-March and mid-September are 5 and 8 days off, at 3 minutes a day; refraction adds 8 minutes.
  for (const [at, days] of [
    [2, -5],
    [8, 8],
  ] as const) {
    const { minutes } = sunOf(at, istanbul);
    expect(Math.abs(minutes - (12 * 60 + 8 + days * 2.8))).toBeLessThan(8);
    expect(Math.abs(minutes - sunOf(at, antalya).minutes)).toBeLessThan(8);
  }
});

/** In UTC+3, without `Intl`. */
const clock = (date: Date) =>
  new Date(date.getTime() + 3 * 60 * minute).toISOString().slice(11, 16);

const near = (written = '', date: Date) =>
  [-1, 0, 1].map((by) => clock(new Date(date.getTime() + by * minute))).includes(written);

test('pages have the time of Türkiye, not of the machine', () => {
  const june = getMonth('en', 'june').places.find(({ id }) => id === 'istanbul');
  const sun = sunOf(5, istanbul);
  expect(near(june?.light.sunrise, sun.sunrise)).toBe(true);
  expect(near(june?.light.sunset, sun.sunset)).toBe(true);
  expect(june?.light.length).toMatch(/^15\D+\d/);
});
