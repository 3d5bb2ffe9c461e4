import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sayIn } from '../../tools/edit/words.ts';
import type { Reason } from '../../tools/publish/checking.ts';
import { publisher } from '../../tools/publish/job.ts';
import { root } from '../support/project.ts';
import { smallProject } from '../support/small-site.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

// "Publish…" in the editor, on a copy: a small built site, and a folder as its host.

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'tr-TR', expectedFaults: /status of 400/ });

const say = sayIn('tr');
let project: ReturnType<typeof smallProject>;
const outside = mkdtempSync(join(tmpdir(), 'published-'));
const served = join(outside, 'site');
const servedHome = () => readFileSync(join(served, 'index.html'), 'utf8');

/** The check of the test: says a line, and ends when it is told how. */
let endCheck: (reasons: Reason[]) => void = () => {};
const editor = editorOnCopy({
  copy: () => (project = smallProject()).folder,
  prepare: (folder) => cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true }),
  start: (folder) => ({
    publisher: publisher({
      folder,
      check: ({ tell, signal }) =>
        new Promise((resolve) => {
          tell('Sayfalar denetleniyor');
          endCheck = resolve;
          signal.addEventListener('abort', () => resolve([]));
        }),
    }),
  }),
});
test.afterAll(() => rmSync(outside, { recursive: true }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: say('publish.title') });

async function open(page: Page) {
  await page.goto(editor.origin);
  await button(page, say('publish.button')).click();
  await expect(dialog(page)).toBeVisible();
}

async function check(page: Page, reasons: Reason[] = []) {
  await button(page, say('publish.start'))
    .or(button(page, say('publish.again')))
    .click();
  await expect(dialog(page)).toContainText('Sayfalar denetleniyor');
  endCheck(reasons);
}

test('where the site is published is set up in a form, and a wrong folder is refused beside it', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel(say('publish.to')).selectOption('folder');
  await button(page, say('publish.save')).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(say('publish.wrong.folder'));
  await page.getByLabel(say('publish.field.folder')).fill(served);
  await button(page, say('publish.save')).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(say('publish.saved'));
  const setup = readFileSync(join(project.folder, 'content/publishing.json'), 'utf8');
  expect(JSON.parse(setup)).toEqual({ to: 'folder', folder: served });
});

test('it is checked, shown and asked first, and is in the folder after that', async ({ page }) => {
  await open(page);
  await check(page);
  await expect(dialog(page)).toContainText(say('publish.first', { count: 3 }));
  expect(existsSync(served)).toBe(false);
  await button(page, say('publish.now')).click();
  await expect(dialog(page).getByRole('status')).toHaveText(
    say('publish.done.folder', { place: served }),
  );
  expect(servedHome()).toContain('Welcome to the sea.');
});

test('what will change is shown as words before it is sent, also after the page was closed', async ({
  page,
}) => {
  project.site('index.html', project.page('Home', 'Welcome to the hills.'));
  project.site('guide/van.html', project.page('Van', 'A lake.'));
  project.leave('tr/index.html');
  await open(page);
  await check(page);
  await expect(button(page, say('publish.now'))).toBeVisible();
  await page.reload();
  await button(page, say('publish.button')).click();
  await expect(dialog(page)).toContainText(
    say('publish.changed', { count: 1, added: 1, removed: 1 }),
  );
  await expect(dialog(page).locator('del')).toHaveText('sea.');
  await expect(dialog(page).locator('ins')).toHaveText('hills.');
  await expect(dialog(page)).toContainText('/guide/van');
  await expect(dialog(page)).toContainText(say('publish.gone', { count: 1 }));
  await expectNoViolationIn(page, 'dialog', say('publish.title'));

  await button(page, say('publish.notNow')).click();
  await expect(button(page, say('publish.start'))).toBeVisible();
  expect(servedHome()).toContain('Welcome to the sea.');
  await check(page);
  await button(page, say('publish.now')).click();
  await expect(dialog(page).getByRole('status')).not.toBeEmpty();
  expect(servedHome()).toContain('Welcome to the hills.');
});

test('the published state before comes back', async ({ page }) => {
  await open(page);
  await dialog(page).getByText(say('publish.earlier')).click();
  await button(page, say('publish.back')).click();
  await expect(dialog(page).locator('del')).toHaveText('hills.');
  await button(page, say('publish.now')).click();
  await expect(dialog(page).getByRole('status')).not.toBeEmpty();
  expect(servedHome()).toContain('Welcome to the sea.');
});

test('a site that may not go live says why, and one that is stopped is not sent', async ({
  page,
}) => {
  await open(page);
  const says = 'İstanbul’un fiyatı eksik.';
  const mend = 'İstanbul kaydını açıp fiyatı yazın.';
  await check(page, [{ where: '/tr/destinations/istanbul', says, mend }]);
  await expect(dialog(page).getByRole('alert')).toHaveText(say('publish.notYet'));
  await expect(dialog(page)).toContainText(`${says} ${mend}`);
  await button(page, say('publish.again')).click();
  await button(page, say('publish.stop')).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(say('publish.stopped'));
  await expect(button(page, say('publish.now'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, say('publish.button'))).toBeFocused();
});
