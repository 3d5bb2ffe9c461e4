import { expect, test } from '@playwright/test';
import { launchForLighthouse } from '../../tools/measure/bench/browser.ts';
import { judge } from '../../tools/measure/bench/lighthouse.ts';
import { benchPages } from '../../tools/measure/bench/pages.ts';

/* What Lighthouse says of a page whatever the machine; its timings are for `npm run bench`. */

let lighthouse: Awaited<ReturnType<typeof launchForLighthouse>>;
test.beforeAll(async () => {
  lighthouse = await launchForLighthouse();
});
test.afterAll(() => lighthouse.browser.close());

/**
 * Home, which has the form too. Axe, which is most of Lighthouse, reads every kind of page elsewhere, as
 * `tests/output/` does with what search engines look at, and `npm run bench -- --lighthouse` judges them all.
 */
const home = benchPages('home').filter(({ locale }) => locale === 'ar');

for (const page of home) {
  test(`${page.locale} ${page.template}: Lighthouse finds nothing wrong`, async ({ baseURL }) => {
    test.slow();
    const { scores, failed } = await judge(lighthouse.port, baseURL ?? '', page, false);
    expect(failed).toEqual([]);
    expect(new Set(Object.values(scores))).toEqual(new Set([100]));
  });
}
