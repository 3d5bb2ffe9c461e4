import { locales } from '../../app/locales.ts';
import { notFoundPagesOf, pagesOf } from '../../app/paths.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { site } from './support/words.ts';

/*
 * Every page under the deployed policy, loaded whole and followed in place. That nothing offends
 * against it is seen to by the fixture in `support/test.ts`, which fails on any report.
 */

for (const locale of locales) {
  test(`${locale}: no page offends against the policy, however it is reached`, async ({ page }) => {
    test.setTimeout(120_000);
    const pages = pagesOf(locale, site);
    for (const path of [...pages, ...notFoundPagesOf(locale)]) {
      const response = await open(page, path);
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    }
    await open(page, pages[0] ?? '/');
    for (const path of pages.slice(1)) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    }
    await hydrated(page);
  });
}

test.describe('an offence', () => {
  test.use({ expectedFaults: /policy/i });

  test('is seen', async ({ page }) => {
    await open(page, '/');
    const seen = page.waitForEvent('console', (message) =>
      message.text().startsWith('Against the policy'),
    );
    await page.evaluate(() => {
      new Image().src = 'https://evil.example/x.png';
    });
    expect((await seen).text()).toContain('img-src https://evil.example/x.png');
  });
});
