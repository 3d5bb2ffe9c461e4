import { locales } from '../../app/locales.ts';
import { pagesOf } from '../../app/paths.ts';
import { languageFor, pageKinds } from './support/pages.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { site } from './support/words.ts';

/*
 * Every page under the deployed policy. That nothing offends against it is seen to by the fixture in
 * `support/test.ts`, which fails on any report, in all these tests: one page of every kind is loaded
 * whole by several of them. `tests/output/policy.test.ts` reads the policy and every page's source.
 */

for (const locale of locales) {
  test(`${locale}: no page offends against the policy when it is followed in place`, async ({
    page,
  }) => {
    test.slow();
    const pages = pagesOf(locale, site);
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

test('nor does a page that is loaded whole, seen to its end', async ({ page }) => {
  for (const [index, { path }] of pageKinds.entries()) {
    const address = path(languageFor(index));
    const response = await open(page, address);
    expect(response?.headers()['content-security-policy'], address).toContain("default-src 'none'");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }
});

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
