import type { Page } from '@playwright/test';
import { localeInfo, type Locale } from '../../../app/locales.ts';

export async function chooseLanguage(page: Page, from: Locale, to: Locale) {
  const toolbar = page.getByRole('banner');
  await toolbar.getByRole('button', { name: localeInfo[from].name }).click();
  await toolbar.getByRole('link', { name: localeInfo[to].name, exact: true }).click();
}
