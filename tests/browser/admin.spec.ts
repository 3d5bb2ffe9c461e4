import type { Locator, Page } from '@playwright/test';
import { adminWords } from '../../app/admin/words.ts';
import { FakeGitHub } from '../support/admin/github.ts';
import { changedLines, fillFolder } from '../support/admin/folder.ts';
import { locales } from '../../app/locales.ts';
import { adminPolicy } from '../../tools/hosts/admin.ts';
import { paths } from '../../app/paths.ts';
import { read } from '../support/project.ts';
import { expect, test } from './support/test.ts';
import { requestsOf } from './support/requests.ts';

/* The editor of content, Sveltia CMS. */

const t = adminWords.en;
const named = (key: string) => ({ name: t[key] ?? key, exact: true });

/** The editor tries to ask them, and its page's policy blocks that. */
const blocked = /^cdn\.jsdelivr\.net$|^www\.githubstatus\.com$/;

test.use({ expectedFaults: /cdn\.jsdelivr\.net|www\.githubstatus\.com/ });

/** From the list at the left. */
async function openEntry(page: Page, collection: string, entry: string) {
  await page.getByRole('treeitem', { name: collection, exact: true }).click();
  await page.getByRole('grid').getByText(entry, { exact: true }).click();
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('tree')).toBeVisible();
}

const pane = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`Edit .${language}. Content`) });

/** With the content of the project. */
async function openFolder(page: Page) {
  await page.goto('/admin');
  await fillFolder(page);
  await page.getByRole('button', named('page.start')).click();
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

test('a price, an Arabic text and a button are three lines of three files', async ({ page }) => {
  const asked = requestsOf(page, /^\w+:\/\/([^/]+)/);
  await openFolder(page);

  await openEntry(page, `${t['kind.destinations']}: facts`, 'pamukkale');
  const price = page.getByRole('textbox', named('field.price'));
  const refusal = page.getByText(t['wrong.whole'] ?? '');
  for (const typed of ['1.250', '1,250', '١٢٥٠', 'abc']) {
    await price.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(refusal).toBeVisible();
    await price.fill('1250');
    await expect(refusal).toBeHidden();
  }
  await save(page);

  await openEntry(page, t['kind.destinations'] ?? '', 'Pamukkale');
  await pane(page, 'Turkish').getByRole('radio', { name: 'Arabic' }).click();
  await pane(page, 'Arabic')
    .getByRole('textbox', named('field.subtitle'))
    .fill('حجر أبيض وماء دافئ');
  await save(page);

  await page.getByRole('treeitem', named('kind.messages')).click();
  const bar = pane(page, 'English').getByRole('group', { name: t['area.toolbar'] ?? '' });
  await bar.getByRole('button', { name: 'Expand', exact: true }).click();
  await bar.getByRole('textbox').first().fill('Go to the content');
  await save(page);

  expect(await changedLines(page)).toEqual([
    'content/destinations/pamukkale/facts.json: "price": 1250,',
    'content/destinations/pamukkale/words.ar.md: subtitle: حجر أبيض وماء دافئ',
    'content/ui/en.json: "toolbar.skip": "Go to the content",',
  ]);
  const { host } = new URL(page.url());
  expect(asked.filter((one) => one !== host && !blocked.test(one))).toEqual([]);
});

const adds = (page: Page, key: string) =>
  page.getByRole('button', { name: new RegExp(String.raw`^Add \W?${t[key]}\W?$`) });

test('a list of places takes another place, and no half of a new one', async ({ page }) => {
  await openFolder(page);
  await page.getByRole('treeitem', named('kind.site')).click();
  // A form shows the rows that are in sight.
  await adds(page, 'item.destinations').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox').filter({ hasText: 'Cappadocia' })).toBeVisible();
  await expect(adds(page, 'one.destinations')).toHaveCount(0);
});

const inHtml = (policy: string) => policy.replaceAll("'", '&#39;');

/** The page as it is where content/publishing.json names a repository. */
async function openPublished(page: Page) {
  const github = new FakeGitHub();
  await github.serve(page);
  const repository = {
    backend: 'github',
    repo: 'owner/site',
    branch: 'main',
    drafts: false,
  } as const;
  await page.route('**/admin', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(inHtml(adminPolicy(undefined)), () => inHtml(adminPolicy(repository)))
      .replace(/<main>[\s\S]*<\/main>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('textbox').fill('a token');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  return { github, dialog };
}

test('a change is a commit, and never overwrites that of another person', async ({ page }) => {
  const { github, dialog } = await openPublished(page);
  const facts = 'content/destinations/pamukkale/facts.json';
  const withPrice = (price: number) => read(facts).replace(/"price": \d+/, `"price": ${price}`);
  const price = page.getByRole('textbox', named('field.price'));
  await openEntry(page, `${t['kind.destinations']}: facts`, 'pamukkale');
  await price.fill('610');
  await save(page);
  expect(github.messages).toEqual(['First', expect.stringContaining('pamukkale')]);
  expect(github.files.get(facts)).toBe(withPrice(610));

  await openEntry(page, `${t['kind.destinations']}: facts`, 'pamukkale');
  await price.fill('620');
  github.commit('By another person', { [facts]: withPrice(640) });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('Entry Changed by Someone Else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(price).toHaveValue('620');
  expect(github.files.get(facts)).toBe(withPrice(640));
});

test('a new address moves the texts, and the trips that stop there follow', async ({ page }) => {
  const { github } = await openPublished(page);
  await openEntry(page, t['kind.destinations'] ?? '', 'Ephesus');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  const slug = page.getByRole('textbox', { name: 'Slug' });
  await slug.fill('selcuk');
  await slug.press('Enter');
  await save(page);

  const stops = 'content/trips/stones-and-sea/facts.json';
  expect(github.files.get(stops)).toBe(
    read(stops).replace('"place": "ephesus"', '"place": "selcuk"'),
  );
  for (const locale of locales) {
    const file = (id: string) => `content/destinations/${id}/words.${locale}.md`;
    expect(github.files.get(file('selcuk'))).toBe(read(file('ephesus')));
    expect(github.files.has(file('ephesus'))).toBe(false);
  }
});

/** Addresses in the caches of the service worker. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the editor is not kept on the device', async ({ page }) => {
    await page.goto(paths.guide('en'));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/admin');
    await page.goto(paths.contact('en'));
    await expect.poll(() => cached(page)).toContain(paths.contact('en'));
    expect((await cached(page)).filter((address) => address.startsWith('/admin'))).toEqual([]);
  });
});
