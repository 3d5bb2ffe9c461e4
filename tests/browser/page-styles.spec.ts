import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { test } from './support/one-page.ts';
import { languageFor } from './support/pages.ts';
import { expect, hydrated, open } from './support/test.ts';

/* A page that is loaded whole carries its styles, and one that is reached in place fetches them. */

/** Runs in the page: how each of its elements is set, in their order. */
const looksOf = () =>
  [...document.querySelectorAll('main :not(script)')].map((element) => {
    const style = getComputedStyle(element);
    const set = [
      style.display,
      style.position,
      style.flexDirection,
      style.gap,
      style.padding,
      style.margin,
      style.color,
      style.backgroundColor,
      style.borderWidth,
      style.borderRadius,
      style.font,
      style.textAlign,
    ];
    return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${set.join(' | ')}`;
  });

/** Follows a link in place that the page does not have. */
const goTo = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);

// Unknown addresses are loaded whole.
const reached = templateNames.filter((template) => !template.endsWith('not-found'));

for (const [index, template] of reached.entries()) {
  const locale = languageFor(index);
  const address = addressOf(template, locale);
  const start = template === 'privacy' ? paths.credits(locale) : paths.privacy(locale);

  test(`${locale} ${template} looks the same, reached in place or loaded whole`, async ({
    page,
  }) => {
    await open(page, address);
    const whole = await page.evaluate(looksOf);
    expect(whole.length).toBeGreaterThan(5);
    await open(page, start);
    await page.evaluate(() => document.documentElement.setAttribute('data-in-place', ''));
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect.poll(() => page.evaluate(looksOf)).toEqual(whole);
    await expect(page.locator('html[data-in-place]')).toBeAttached();
  });
}
