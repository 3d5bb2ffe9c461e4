import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { phone } from '../../tools/measure/bench/browser.ts';
import { bytesOf, picturesAhead, watchTraffic } from '../../tools/measure/bench/traffic.ts';
import { budgets } from '../../tools/measure/budgets.ts';
import { addressOf, templateNames } from '../../tools/measure/templates.ts';
import { languageFor } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Of the first view of any page: the page itself, styles, fonts, pictures in view, scripts. */
const mostRequests = 30;

type Answers = Awaited<ReturnType<typeof firstView>>;

async function expectScriptsLast(page: Page, answers: Answers) {
  expect(answers.length).toBeLessThanOrEqual(mostRequests);
  const first = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
      ({ currentSrc }) => currentSrc,
    ),
  );
  const seenFirst = answers.filter(({ kind, url }) => kind === 'html' || first.includes(url));
  const scripts = answers.filter(({ kind }) => kind === 'js');
  expect(seenFirst.length).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(1);
  const place = (answer: Answers[number]) => answers.indexOf(answer);
  expect(Math.max(...seenFirst.map(place))).toBeLessThan(Math.min(...scripts.map(place)));
}

test.use(phone);

/** What a page asks for on a phone, in order, without the pictures that lie ahead of the scroll. */
async function firstView(page: Page, path: string) {
  const answers = await watchTraffic(await page.context().newCDPSession(page));
  // A busy machine may rest before the browser is idle enough to begin with the scripts.
  const entry = page.waitForResponse(/\/entry\.client-/);
  await page.goto(path);
  await entry;
  await page.waitForLoadState('networkidle');
  // The browser fetches posters ahead of the scroll; how many is its own affair.
  const ahead = new Set(await page.evaluate(picturesAhead));
  return answers.filter(({ url }) => !ahead.has(url));
}

for (const locale of locales) {
  test(`${locale}: the first view of home on a phone stays within its budget`, async ({ page }, {
    annotations,
  }) => {
    const answers = await firstView(page, paths.home(locale));
    const kinds = new Set(answers.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['html', 'js', 'fonts', 'pictures']));
    const total = bytesOf(answers);
    annotations.push({ type: 'bytes', description: String(total) });
    expect(total).toBeLessThanOrEqual(budgets.firstView.home);
    await expectScriptsLast(page, answers);
  });
}

for (const [index, template] of templateNames.entries()) {
  if (template === 'home') continue;
  const locale = languageFor(index);
  const path = addressOf(template, locale);

  test(`${locale} ${template}: few requests, and scripts after all that is seen first`, async ({
    page,
  }) => {
    await expectScriptsLast(page, await firstView(page, path));
  });
}
