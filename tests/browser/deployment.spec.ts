import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { expectForm, fillForm, formOf, mailsOf } from './support/contact.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { buttonIn, linkIn, say, site, titleOfPlace } from './support/words.ts';

// A page that is open or cached when a new deployment removes its files.

test.use({ expectedFaults: /^Failed to load resource|dynamically imported module/ });

const typed = { name: 'Ömer', email: 'omer@example.com', message: 'İki kişi,\nüç gün' };

function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (request.isNavigationRequest() && protocol !== 'mailto:') loads.push(pathname);
  });
  return loads;
}

function faultsOf(page: Page) {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[astro-island]')) faults.push(message.text());
  });
  return faults;
}

/** Answers 404 for the files, as a host does after a deployment. */
async function remove(page: Page, files: RegExp) {
  await page.route(files, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
}

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation');
const guideLink = (page: Page) => linkIn(navigation(page), 'en', 'nav.guide');
const moreNights = (page: Page) =>
  buttonIn(page, 'en', 'plan.more', { place: titleOfPlace('en', 'ephesus') });

const trip = paths.plan('en', 'stops=ephesus.2');
const plannerScript = /\/assets\/planner-island[^/]*\.js/;
const scripts = /\/assets\/[^/]*\.js/;

test('a page whose script is missing reloads once and then works', async ({ page }) => {
  await remove(page, plannerScript);
  const loads = loadsOf(page);
  await page.goto(trip);
  await expect.poll(() => loads).toHaveLength(1);
  // The new deployment has the files.
  await page.route(paths.plan('en') + '?*', async (route) => {
    await page.unroute(plannerScript);
    await route.continue();
  });
  await expect.poll(() => loads).toHaveLength(2);
  await hydrated(page);
  await moreNights(page).click();
  await expect(page).toHaveURL(paths.plan('en', 'stops=ephesus.3'));
  expect(loads).toEqual([paths.plan('en'), paths.plan('en')]);
});

test('a script that stays missing causes no reload loop, is told, and links work', async ({
  page,
}) => {
  await remove(page, plannerScript);
  const loads = loadsOf(page);
  const faults = faultsOf(page);
  await page.goto(trip);
  await expect.poll(() => faults).toHaveLength(2);
  await expect(page.getByText(say('en', 'offline.lost'))).toBeVisible();
  await expect(page.getByText(say('en', 'plan.empty'))).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
  expect(loads.filter((path) => path !== paths.guide('en'))).toEqual([
    paths.plan('en'),
    paths.plan('en'),
  ]);
});

test('if the script of the search is missing, its button leads to the search page', async ({
  page,
}) => {
  await remove(page, /\/assets\/search-dialog[^/]*\.js/);
  await open(page, paths.guide('en'));
  await buttonIn(page, 'en', 'search.open').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'search.title'));
});

test('if all scripts are missing, links and Send work and typed text stays', async ({ page }) => {
  await remove(page, scripts);
  const mails = mailsOf(page);
  const loads = loadsOf(page);
  await page.goto(paths.contact('en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'contact.title'));
  const form = formOf(page, 'en');
  await form.name.fill(typed.name);
  await form.send.click();
  await expect.poll(() => mails.length).toBe(1);
  expect(mails[0]?.split('?')[0]).toBe(`mailto:${site.email}`);
  await expect(form.name).toHaveValue(typed.name);
  await guideLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'guide.title'));
  expect(loads.filter((path) => path !== paths.guide('en'))).toEqual([paths.contact('en')]);
});

test('if the script of the form is missing, the reload keeps what was typed', async ({ page }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/assets\/contact-island[^/]*\.js/, async (route) => {
    await arrives.promise;
    await route.fulfill({ status: 404, body: '' });
  });
  const loads = loadsOf(page);
  const faults = faultsOf(page);
  await page.goto(paths.contact('en'));
  await fillForm(page, 'en', typed);
  arrives.resolve();
  await expect.poll(() => faults).toHaveLength(1);
  await expectForm(page, 'en', typed);
  expect(loads).toEqual([paths.contact('en')]);
});
