import { paths } from '../../app/paths.ts';
import { contrastOf } from './support/contrast.ts';
import { test } from './support/one-page.ts';
import { expect, open } from './support/test.ts';
import { say } from './support/words.ts';

/** Why the focused element cannot be seen, if it cannot. */
function faultOfFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const name = `${element.localName} "${element.textContent?.trim().slice(0, 30)}"`;
  const toolbar = document.querySelector('header');
  // The skip link covers the toolbar.
  const isAbove = toolbar?.contains(element) || element.matches('a[href="#main"]');
  const bar = isAbove ? 0 : (toolbar?.getBoundingClientRect().bottom ?? 0);
  const box = element.getBoundingClientRect();
  if (box.top < bar - 1) return `${name} is under the toolbar`;
  if (box.bottom > innerHeight + 1) return `${name} is below the window`;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const card = element.closest('article');
  if (!top || !(element.contains(top) || top.contains(element) || card?.contains(top))) {
    return `${name} is covered by ${top?.localName}`;
  }
  for (let shown: Element | null = element; shown; shown = shown.parentElement) {
    const outlined = [null, '::after']
      .map((part) => getComputedStyle(shown, part))
      .some(({ outlineStyle, outlineWidth }) => {
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    if (outlined) return '';
    if (shown.matches('main, header, footer')) break;
  }
  return `${name} shows no focus`;
}

/** Runs in the page. */
function ringOf(element: Element) {
  const style = getComputedStyle(element);
  const [ring = [], ground = []] = [style.outlineColor, style.backgroundColor].map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).map(Number),
  );
  const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
  return { reach, ring, ground };
}

for (const locale of ['tr'] as const) {
  test(`${locale}: the skip link is first and leads to the content`, async ({ page }) => {
    await open(page, paths.guide(locale));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: say(locale, 'toolbar.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    const { reach, ring, ground } = await skip.evaluate(ringOf);
    expect(reach, 'within the link, because the toolbar is light or dark').toBeLessThanOrEqual(0);
    expect(contrastOf(ring, ground)).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${paths.guide(locale)}#main`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(skip).not.toBeInViewport();
  });
}

for (const locale of ['ar'] as const) {
  test(`${locale}: the first 40 tab stops of home are all visible`, async ({ page }) => {
    await open(page, paths.home(locale));
    const stops = new Set<string>();
    for (let stop = 1; stop <= 40; stop++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(faultOfFocus), { message: `stop ${stop}` }).toBe('');
      stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    }
    expect(stops.size).toBeGreaterThan(25);
  });
}

test('with Shift+Tab no focused element is under the toolbar', async ({ page }) => {
  await open(page, paths.guide('en'));
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  for (let stop = 1; stop <= 40; stop++) {
    await page.keyboard.press('Shift+Tab');
    const inToolbar = await page.evaluate(() => Boolean(document.activeElement?.closest('header')));
    if (inToolbar) break;
    await expect.poll(() => page.evaluate(faultOfFocus), { message: `stop ${stop}` }).toBe('');
  }
});

test('the first Tab on a new page goes to the skip link', async ({ page }) => {
  await open(page, paths.home('en'));
  for (const [label, address] of [
    ['nav.guide', paths.guide('en')],
    ['nav.contact', paths.contact('en')],
  ] as const) {
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: say('en', label), exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('en', 'toolbar.skip') })).toBeFocused();
  }
});
