import type { Page } from '@playwright/test';
import { type Locale } from '../../../app/locales.ts';
import { buttonIn, say, titleOfPlace } from './words.ts';

export const stops = [
  { place: 'istanbul', nights: 3 },
  { place: 'cappadocia', nights: 2 },
] as const;

export const trip = 'stops=istanbul.3,cappadocia.2&from=2027-05-03&people=2&start=izmir';

export const nameOf = (locale: Locale, id: string) => titleOfPlace(locale, id);

export const button = (page: Page, locale: Locale, key: Parameters<typeof say>[1]) =>
  buttonIn(page, locale, key);
