import type { Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { titleOfPlace } from './words.ts';

export const cardOfDestination = (page: Page, locale: Locale, id: string) =>
  page.getByRole('article').filter({
    has: page.getByRole('heading', {
      level: 3,
      name: titleOfPlace(locale, id),
      exact: true,
    }),
  });
