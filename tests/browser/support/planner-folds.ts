import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { buttonIn, destinationWords, say } from './words.ts';

const click = (summary: Locator) => summary.click();

/** Opens what is folded below these words, unless it is open. */
export async function openFold(page: Page, words: string, press = click) {
  const summary = page.getByRole('main').locator('summary').filter({ hasText: words }).first();
  const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
  if (!isOpen) await press(summary);
}

/** Wishes, and with a trip one's own costs and what is taken along. */
export const openMore = (page: Page, locale: Locale, press = click) =>
  openFold(page, say(locale, 'plan.restOfNone'), press);

export const openPlaces = (page: Page, locale: Locale) => openFold(page, say(locale, 'plan.add'));

/** The order of a stop, its removal and where one sleeps. */
export function openStop(page: Page, locale: Locale, id: string) {
  const { title, inText = title } = destinationWords(locale, id);
  return openFold(page, `${say(locale, 'plan.change')}: ${inText}`);
}

/** What a button of "take along" saves, with its lines unfolded. */
export async function fileOf(page: Page, locale: Locale, key: 'plan.calendar' | 'plan.places') {
  await openMore(page, locale);
  const download = page.waitForEvent('download');
  await buttonIn(page, locale, key).click();
  return readFileSync(await (await download).path(), 'utf8').replaceAll('\r\n ', '');
}
