import type { Page } from '@playwright/test';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { test } from './support/one-page.ts';
import { languageFor } from './support/pages.ts';
import { expect, open } from './support/test.ts';

/* A page that is loaded whole carries its styles and words, and one that is reached in place fetches them. */

/** Runs in the page: its title and language, and how each of its elements is set and what it says, in their order. */
const looksOf = () => [
  [document.title, document.documentElement.lang, document.documentElement.dir].join(' | '),
  ...[...document.querySelectorAll('main :not(script, noscript)')].map((element) => {
    const style = getComputedStyle(element);
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('');
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
    return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${set.join(' | ')} ${words}`;
  }),
];

/** Follows a link in place that the page does not have. */
const goTo = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);

test('every kind of page looks and reads the same, reached in place or loaded whole', async ({
  page,
}) => {
  const whole = new Map<string, string[]>();
  for (const [index, template] of templateNames.entries()) {
    // Unknown addresses are loaded whole.
    if (template.endsWith('not-found')) continue;
    const address = addressOf(template, languageFor(index));
    await open(page, address);
    whole.set(address, await page.evaluate(looksOf));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-in-place', ''));
  for (const [address, looks] of whole) {
    expect(looks.length, address).toBeGreaterThan(5);
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await expect.poll(() => page.evaluate(looksOf), { message: address }).toEqual(looks);
    // What comes into sight late may offend against the policy, which the fixture watches.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }
  await expect(page.locator('html[data-in-place]')).toBeAttached();
});
