import type { CDPSession } from '@playwright/test';
import { addressOf } from '../../tools/measure/templates.ts';
import { languageFor } from './support/pages.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';

/** Those with container queries in `main`. */
const templates = [
  'home',
  'destinations',
  'destination',
  'trips',
  'trip',
  'whenToGo',
  'month',
  'guide',
  'plan',
  'takeAlong',
];

/** So many that styles which are computed for something else in between do not count. */
const times = 10;

/** Runs in the page: every line of text changes, as when a font arrives. */
function layOut(often: number) {
  const { style } = document.documentElement;
  for (let at = 0; at < often; at += 1) {
    style.letterSpacing = at % 2 === 0 ? '0.01px' : '';
    document.documentElement.getBoundingClientRect();
  }
}

/** Runs in the page. */
const countContainers = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && getComputedStyle(element).containerType !== 'normal',
  ).length;

async function countStyles(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
}

for (const [index, template] of templates.entries()) {
  const locale = languageFor(index);

  test(`${locale} ${template}: grids within grids lay out nothing more than twice`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await open(page, addressOf(template, locale));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(countContainers, 'main *')).toBeGreaterThan(0);
      const containers = await page.evaluate(countContainers, '*');
      const before = await countStyles(session);
      await page.evaluate(layOut, times);
      // Chromium computes the styles of the page once, and those in a container whenever it lays that out.
      const passes = ((await countStyles(session)) - before) / times;
      expect.soft(passes, `at ${width}`).toBeGreaterThan(containers);
      expect.soft(passes, `at ${width}`).toBeLessThanOrEqual(1 + 2 * containers);
    }
    await session.detach();
  });
}
