import { expect, test } from 'vitest';
import { sunOf } from '../../app/months/light.server.ts';
import { getMonth } from '../../app/months/months.server.ts';
import { monthIds } from '../../app/pages.ts';

// Astronomy: the sun takes 4 minutes a degree of longitude, and days are longer in the north in summer.

const istanbul = { latitude: 41.01, longitude: 28.98 };
const rize = { latitude: 41.02, longitude: 40.52 };
const antalya = { latitude: 36.88, longitude: 30.7 };
const minute = 60_000;

test('the sun takes four minutes a degree in every month', () => {
  const degrees = rize.longitude - istanbul.longitude;
  for (const at of monthIds.keys()) {
    const apart = sunOf(at, istanbul).sunrise.getTime() - sunOf(at, rize).sunrise.getTime();
    expect(Math.abs(apart / minute - degrees * 4)).toBeLessThan(1.5);
  }
});

test('days are longer in the north in June, in the south in December', () => {
  expect(sunOf(5, istanbul).minutes).toBeGreaterThan(sunOf(5, antalya).minutes);
  expect(sunOf(11, istanbul).minutes).toBeLessThan(sunOf(11, antalya).minutes);
});

test('pages have the time of Türkiye, not of the machine', () => {
  const light = getMonth('en', 'june')?.places.find(({ id }) => id === 'istanbul')?.light;
  // As almanacs have it for the middle of June.
  expect(light?.sunrise).toMatch(/^05:3\d/);
  expect(light?.sunset).toMatch(/^20:3\d/);
  expect(light?.length).toMatch(/^15\D+\d/);
});
