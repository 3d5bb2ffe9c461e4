import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { whereOf } from '../../tools/edit/where.ts';
import { sayIn, type Values, type WordKey } from '../../tools/edit/words.ts';
import { content } from '../support/texts.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

// Deleting and renaming in `npm run edit`, in Turkish; what comes of both is built with the year of an owner.

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'tr-TR', expectedFaults: /status of 400/ });

const editor = editorOnCopy();
const { path, json, read, open } = editor;

const say = (key: WordKey, values?: Values) => sayIn('tr')(key, values);
const button = (page: Page, key: WordKey) =>
  page.getByRole('button', { name: say(key), exact: true });
const titleOf = (id: string) =>
  content.destinations.find((entry) => entry.id === id)?.translations.tr.frontMatter.title ?? '';
const longWeekend = () => whereOf(path(''), 'trips/long-weekend/facts.json').tr;
const ready = (page: Page) =>
  expect(page.getByRole('heading', { name: say('problems.none') })).toBeVisible();

test('nothing is deleted before it was asked, and Cancel keeps it', async ({ page }) => {
  await open(page, 'destinations/pamukkale');
  await button(page, 'remove.open').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('remove.title', { title: titleOf('pamukkale') }));
  await expect(dialog).toContainText(longWeekend());
  await dialog.getByText(say('remove.oneByOne')).click();
  await expectNoViolationIn(page, 'dialog', 'what leads to a place');
  await button(page, 'remove.cancel').click();
  await expect(dialog).toBeHidden();
  expect(existsSync(path('destinations/pamukkale/facts.json'))).toBe(true);
});

test('a place is deleted: links lead elsewhere, a trip stays as a draft, the address leads on', async ({
  page,
}) => {
  await open(page, 'destinations/pamukkale');
  await button(page, 'remove.open').click();
  const dialog = page.getByRole('dialog');
  const ephesus = say('way.lead', { title: titleOf('ephesus') });
  await dialog.getByLabel(say('remove.allTexts')).selectOption(ephesus);
  await dialog.getByLabel(longWeekend(), { exact: true }).selectOption(say('way.draft'));
  await dialog.getByLabel(say('remove.old')).selectOption(ephesus);
  await button(page, 'remove.do').click();

  await expect(dialog).toBeHidden();
  await expect(page.locator('a[href="#destinations/ephesus"]').first()).toBeVisible();
  await expect(page.locator('a[href="#destinations/pamukkale"]')).toHaveCount(0);
  await ready(page);
  expect(existsSync(path('destinations/pamukkale'))).toBe(false);
  expect(json('site.json')).not.toHaveProperty(
    'destinations',
    expect.arrayContaining(['pamukkale']),
  );
  expect(json('trips/long-weekend/facts.json')).toHaveProperty('draft', true);
  expect(read('destinations/antalya/tr.md')).not.toContain('/destinations/pamukkale');
  expect(json('moved.json')).toEqual([
    { from: '/destinations/pamukkale', to: '/destinations/ephesus' },
  ]);
});

test('a trip gets a new address, and a bad one is refused with the reason', async ({ page }) => {
  await open(page, 'trips/first-visit');
  await button(page, 'rename.open').click();
  const field = page.getByLabel(say('rename.field'));
  await field.fill('İlk Gezi');
  await button(page, 'rename.do').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(say('rename.letters'));
  await field.fill('whole-loop');
  await field.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    say('rename.taken', { address: 'whole-loop' }),
  );
  await field.fill('ilk-gezi');
  await button(page, 'rename.do').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('ilk-gezi');
  await ready(page);
  expect(existsSync(path('trips/first-visit'))).toBe(false);
  expect(json('moved.json')).toContainEqual({ from: '/trips/first-visit', to: '/trips/ilk-gezi' });
});
