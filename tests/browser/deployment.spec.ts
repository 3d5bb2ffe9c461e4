import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expectForm, fillForm, formOf, mailsOf } from './support/contact.ts';
import { hydrated, expect, open, test } from './support/test.ts';
import { say, site } from './support/words.ts';

/* A page that is open while a new deployment takes its files away, and pages whose scripts fail. */

test.use({ expectedFaults: /^Failed to load resource|route module|dynamically imported module/ });

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi,\nüç gün' };

/** The addresses of the documents that a page loads from now on. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Answers as a host does for files that it no longer has: with the page for unknown addresses. */
async function remove(page: Page, files: RegExp) {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation');
const guideLink = (page: Page) =>
  navigation(page).getByRole('link', { name: say('en', 'nav.guide') });
const body = (page: Page) => page.locator('body');
const contactLink = (page: Page) =>
  navigation(page).getByRole('link', { name: say('en', 'nav.contact') });

for (const { gone, files } of [
  { gone: 'script', files: /\/assets\/guide-[^/]*\.js$/ },
  { gone: 'data', files: /\/guide\.data$/ },
  { gone: 'sheet', files: /\/assets\/guide-[^/]*\.css$/ },
]) {
  test(`where the next page's ${gone} is gone, that page is loaded whole, once`, async ({
    page,
  }) => {
    await open(page, paths.contact('en'));
    await fillForm(page, 'en', typed);
    await remove(page, files);
    // What the new deployment brings is there.
    await page.route(paths.guide('en'), async (route) => {
      await page.unroute(files);
      await route.continue();
    });
    const loads = loadsOf(page);
    await guideLink(page).click();
    await expect(page).toHaveURL(paths.guide('en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
    await hydrated(page);
    expect(loads).toEqual([paths.guide('en')]);

    await page.goBack();
    await expect(page).toHaveURL(paths.contact('en'));
    await hydrated(page);
    await expectForm(page, 'en', typed);
  });

  test(`a ${gone} that stays away does not keep the page loading`, async ({ page }) => {
    await open(page, paths.contact('en'));
    await fillForm(page, 'en', typed);
    await remove(page, files);
    const loads = loadsOf(page);
    await guideLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
    // Its words may be there, unseen, before its sheet is known to stay away.
    await expect.poll(() => loads).toEqual([paths.guide('en')]);
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual([paths.guide('en')]);

    await contactLink(page).click();
    await expect(page).toHaveURL(paths.contact('en'));
    await hydrated(page);
    await expectForm(page, 'en', typed);
  });
}

/** Goes from the page of contact to the guide, whose sheet answers when the result is called, if ever. */
async function withSlowSheet(page: Page) {
  const guide = await (await page.request.get(paths.guide('en'))).text();
  const [sheet = ''] = /\/assets\/guide-[^"]*\.css/.exec(guide) ?? [];
  await open(page, paths.contact('en'));
  const arrives = Promise.withResolvers<void>();
  await page.route(sheet, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  // React Router waits for no sheet that the page has a link to already.
  await page.evaluate((href) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
  }, sheet);
  return arrives.resolve;
}

test('a page is not seen in the moment before its sheet counts', async ({ page }) => {
  const answer = await withSlowSheet(page);
  const heading = say('en', 'guide.title');
  const atFirst = page.evaluate(
    (words) =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== words) return;
          observer.disconnect();
          resolve(getComputedStyle(document.body).opacity);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    heading,
  );
  await guideLink(page).press('Enter');
  expect(await atFirst).toBe('0');
  answer();
  await expect(body(page)).toHaveCSS('opacity', '1');
});

test('a page is seen although its sheet never answers', async ({ page }) => {
  await withSlowSheet(page);
  await guideLink(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
  await expect(body(page)).toHaveCSS('opacity', '1');
});

test('the page that was loaded stays in sight when it is reached again and its sheet is gone', async ({
  page,
}) => {
  await open(page, paths.contact('en'));
  await guideLink(page).press('Enter');
  await expect(page).toHaveURL(paths.guide('en'));
  await remove(page, /\/assets\/contact-[^/]*\.css$/);
  const gone = page.waitForResponse(/\/assets\/contact-[^/]*\.css$/);
  await contactLink(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'contact.title'));
  await gone;
  await expect(body(page)).toHaveCSS('opacity', '1');
  // Rendered once more, it does not wait for the sheet again.
  await page.getByRole('link', { name: say('en', 'toolbar.skip') }).press('Enter');
  await expect(page).toHaveURL(`${paths.contact('en')}#main`);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(body(page)).toHaveCSS('opacity', '1');
});

test('a page that is no more says so', async ({ page }) => {
  await open(page, paths.destinations('en'));
  await remove(page, /\/destinations\/istanbul(\.data.*)?$/);
  const loads = loadsOf(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  expect(loads).toEqual([paths.destination('en', 'istanbul')]);
});

for (const [what, files] of [
  ['the library', /\/assets\/react-[^/]*\.js$/],
  ['the entry', /\/assets\/entry\.client-[^/]*\.js$/],
  ['the page', /\/assets\/contact-[^/]*\.js$/],
] as const) {
  test(`without the script of ${what} a page can be read, left and written from`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort('blockedbyclient'));
    const mails = mailsOf(page);
    const loads = loadsOf(page);
    const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await page.goto(paths.contact('en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'contact.title'));
    const form = formOf(page, 'en');
    await form.name.fill(typed.name);
    await failed;
    await form.send.click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.split('?')[0]).toBe(`mailto:${site.email}`);
    await expect(form.name).toHaveValue(typed.name);

    await guideLink(page).click();
    await expect(page).toHaveURL(paths.guide('en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
    expect(loads.filter((address) => address.startsWith('/'))).toEqual([
      paths.contact('en'),
      paths.guide('en'),
    ]);
  });
}
