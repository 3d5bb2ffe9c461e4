import type { Page } from '@playwright/test';
import { type Locale } from '../../../app/locales.ts';
import { buttonIn, say, titleOfPlace } from './words.ts';

export const dialogOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: say(locale, 'search.title'), exact: true });

export const buttonOf = (page: Page, locale: Locale) =>
  buttonIn(page.getByRole('banner'), locale, 'search.open');

export const typed: Record<Locale, string> = { en: 'Isatnbul', tr: 'ISTANBUL', ar: 'اسطنبول' };

export const istanbulIn = (locale: Locale) => titleOfPlace(locale, 'istanbul');
