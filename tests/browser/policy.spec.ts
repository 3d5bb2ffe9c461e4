import { locales } from '../../app/locales.ts';
import { pagesOf } from '../../app/paths.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { site } from './support/words.ts';

/*
 * Every page under the deployed policy. That nothing offends against it is seen to by the fixture in
 * `support/test.ts`, which fails on any report, in all these tests: one page of every kind is loaded
 * whole by several of them, and seen to its end by `reflow.spec.ts`. `tests/output/policy.test.ts` reads the policy and every page's source.
 */

for (const [turn, locale] of locales.entries()) {
  test(`${locale}: no page offends against the policy when it is followed in place`, async ({
    page,
  }) => {
    test.slow();
    // In one language each, by turns: they differ in words only.
    const pages = pagesOf(locale, site).filter((_, index) => index % locales.length === turn);
    const response = await open(page, pages[0] ?? '/');
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
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
