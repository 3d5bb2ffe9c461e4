import type { Browser, Page } from '@playwright/test';
import type { Locale } from '../../../app/locales.ts';
import { stubPhotos } from '../../../tests/browser/support/photos.ts';
import { launchBrowser } from '../browser.ts';
import { hydrated } from '../hydrated.ts';
import { addressOf } from '../templates.ts';
import { shotName, type Choice, type PageKind, type Scheme } from './shots.ts';

/** Noon of a day in spring: the month is marked in every year. */
const now = new Date('2026-05-20T12:00:00+03:00');

/** Below this many pixels screens have no pointer: what others see on hover simply stands there. */
const desktop = 1024;

/** For the whole browser: Playwright's own emulation of touch ends while a whole page is photographed. */
const touch =
  '--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2';

export type Shot = { locale: Locale; scheme: Scheme; name: string; png: Buffer };

/** A visitor who reads the language, at a set moment; hosts of photos all answer with the same one. */
async function openContext(browser: Browser, locale: Locale, viewport: PageKind['viewport']) {
  const context = await browser.newContext({
    locale,
    viewport,
    timezoneId: 'Europe/Istanbul',
    // While the page is loaded: so nothing on it waits for being scrolled to, to be revealed.
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(now);
  return context;
}

/** Waits until the page is hydrated, and everything on it loaded that waits for being scrolled to. */
async function settle(page: Page) {
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/**
 * Brings what moves by time to where it ends, and what moves for ever to where it begins. What moves
 * with the page's scrolling stands still anyway. Playwright's own way would scroll that to its end.
 */
const stopMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });

/** Photographs of a whole page in each language and theme that was chosen. */
export async function photograph(origin: string, page: PageKind, choice: Choice) {
  await using browser = await launchBrowser(page.viewport.width < desktop ? [touch] : []);
  const shots: Shot[] = [];
  for (const locale of choice.locales) {
    const context = await openContext(browser, locale, page.viewport);
    const tab = await context.newPage();
    await stubPhotos(tab, 'ok');
    await tab.goto(origin + addressOf(page.template, locale));
    await settle(tab);
    for (const scheme of choice.schemes) {
      await tab.emulateMedia({ colorScheme: scheme, reducedMotion: 'no-preference' });
      await stopMotion(tab);
      const png = await tab.screenshot({ fullPage: true });
      shots.push({ locale, scheme, name: shotName(page, locale, scheme), png });
    }
    await context.close();
  }
  return shots;
}
