import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { cutWords } from './support/lost-words.ts';
import { everyPage } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, say, site } from './support/words.ts';

/* That nothing is lost where text is larger or set wider; `reflow.spec.ts` looks at the widths. */

test.use({ reducedMotion: 'reduce', trace: 'off' });

/** WCAG 1.4.12. Arabic letters join, so nobody sets them apart. */
const textSpacing = `
  * { line-height: 1.5 !important; word-spacing: 0.16em !important; }
  :not(:lang(ar)) { letter-spacing: 0.12em !important; }
  p { margin-block-end: 2em !important; }
`;
const doubleText = 'html { font-size: 200% !important; }';

const looks = [
  { name: 'at 320 px', width: 320, style: '' },
  { name: 'at 1280 px', width: 1280, style: '' },
  { name: 'at 320 px with text spacing', width: 320, style: textSpacing },
  { name: 'at 1280 px with text spacing', width: 1280, style: textSpacing },
  { name: 'at 1280 px with text at 200 %', width: 1280, style: doubleText },
];

async function look(page: Page, { width, style }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 800 });
  // The policy forbids a style element, but not a visitor's own style sheet.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

const widthBeyondWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const locale of locales) {
  test(`${locale}: no page loses words or scrolls sideways`, async ({ page }) => {
    test.slow();
    for (const { name, path } of everyPage.filter((entry) => entry.locale === locale)) {
      await open(page, path);
      for (const each of looks) {
        await look(page, each);
        expect.soft(await widthBeyondWindow(page), `${name} ${each.name}`).toBe(0);
        const cut = await page.locator('body').evaluate(cutWords);
        expect.soft(cut, `${name} ${each.name}`).toEqual([]);
      }
    }
  });

  test(`${locale}: a card that is pointed at holds all its words`, async ({ page }) => {
    test.slow();
    await open(page, paths.home(locale));
    for (const each of looks) {
      await look(page, each);
      for (const id of site.destinations) {
        const { title } = destinationWords(locale, id);
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
        await card.hover();
        await expect(card.getByText(say(locale, 'photo.credit'))).toBeVisible();
        expect.soft(await card.evaluate(cutWords), `${title} ${each.name}`).toEqual([]);
      }
    }
  });
}
