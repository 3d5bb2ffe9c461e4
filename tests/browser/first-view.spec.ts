import type { Page } from '@playwright/test';
import { firstViewBudget } from '../../tools/measure/page-kinds.ts';
import { addressOf } from '../../tools/measure/templates.ts';
import { languageFor } from './support/pages.ts';
import { expect, open, test } from './support/test.ts';
import { bytesOf, picturesAhead, watchTraffic } from '../../tools/measure/bench/traffic.ts';

/** Of a page's first view: document, fonts, pictures in view, scripts. */
const mostRequests = 32;

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

/** Runs in the page: whether each picture of the first view and each face has arrived. */
const hasArrived = () =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) =>
      image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
  );

/** A page's requests in order, without pictures below the first view. */
async function firstView(page: Page, path: string) {
  const answers = await watchTraffic(await page.context().newCDPSession(page));
  await open(page, path);
  await expect.poll(() => page.evaluate(hasArrived)).toBe(true);
  const ahead = new Set(await page.evaluate(picturesAhead));
  return answers.filter(({ url }) => !ahead.has(url));
}

// `tests/output/weight.test.ts` has the files of every page; these are the heaviest of each budget.
for (const [index, template] of ['home', 'destination', 'trips', 'plan', 'compare'].entries()) {
  const locale = languageFor(index);
  const path = addressOf(template, locale);

  test(`${locale} ${template}: the first view is in budget, and scripts load after its main picture`, async ({
    page,
  }, { annotations }) => {
    const answers = await firstView(page, path);
    const total = bytesOf(answers);
    annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThanOrEqual(firstViewBudget(path));
    expect(answers.length).toBeLessThanOrEqual(mostRequests);

    const first = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
        ({ currentSrc }) => currentSrc,
      ),
    );
    const places = (wanted: (answer: (typeof answers)[number]) => boolean) =>
      answers.flatMap((answer, at) => (wanted(answer) ? [at] : []));
    const seenFirst = places(({ kind, url }) => kind === 'html' || first.includes(url));
    const scripts = places(({ kind }) => kind === 'js');
    expect(seenFirst.length).toBeGreaterThan(first.length);
    expect(scripts).not.toEqual([]);
    expect(Math.max(...seenFirst)).toBeLessThan(Math.min(...scripts));
  });
}
