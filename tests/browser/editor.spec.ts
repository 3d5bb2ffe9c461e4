import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { format } from 'oxfmt';
import { localeInfo, locales } from '../../app/locales.ts';
import { kinds } from '../../tools/edit/kinds.ts';
import { storedIds } from '../../tools/edit/place.ts';
import { stores } from '../../tools/edit/stores/stores.ts';
import { editorWords } from '../../tools/edit/words.ts';
import { content } from '../support/texts.ts';
import { addMadeUp } from '../support/made-up.ts';
import { editorIn } from '../support/editor.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { readable, tripWords } from './support/words.ts';

// `npm run edit` on a copy of `content/`.

test.describe.configure({ mode: 'serial' });

const editor = editorOnCopy({ prepare: (folder) => addMadeUp(join(folder, 'content')) });
const { read, open: openEntry } = editor;

const place = editorIn('en', 'destinations');
const trip = editorIn('en', 'trips');
const answer = editorIn('en', 'answers');
const departure = editorIn('en', 'departures');

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.locator('main header [role=status]');
const ready = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Ready to be built' })).toBeVisible();

test('a price, an Arabic line, a tag and the order of tips are changed, and nothing else', async ({
  page,
}) => {
  const folder = 'destinations/pamukkale';
  const facts = `${folder}/facts.json`;
  const texts = locales.map((locale) => `${folder}/${locale}.md`);
  const before = new Map([facts, ...texts].map((file) => [file, read(file)]));
  const written = (file: string) => {
    const old = new Set(before.get(file)?.split('\n'));
    return read(file)
      .split('\n')
      .filter((line) => !old.has(line));
  };
  const tags = JSON.parse(read(facts)).tags.length;
  await openEntry(page, folder);
  await ready(page);

  await field(page, place.field('price')).fill('4321');
  const subtitle = field(page, place.field('subtitle', 'ar'));
  await expect(subtitle).toHaveCSS('direction', 'rtl');
  await subtitle.fill('حجر أبيض وماء دافئ وغروب وردي');
  await press(page, place.say('list.add', { name: place.field('tags') }));
  await field(page, place.item('tags', tags + 1)).selectOption('natural');
  await press(page, place.say('list.down', { item: place.item('tips', 1, 'en') }));
  await save(page);
  await expect(saved(page)).toHaveText('Saved: facts.json, en.md, ar.md');
  await ready(page);

  expect(written(`${folder}/ar.md`)).toEqual(['subtitle: حجر أبيض وماء دافئ وغروب وردي']);
  // A moved tip is no new line.
  expect(written(`${folder}/en.md`)).toEqual([]);
  expect(read(`${folder}/en.md`)).not.toBe(before.get(`${folder}/en.md`));
  expect(written(facts)).toContain('  "price": 4321,');
  const { code } = await format('facts.json', read(facts), { printWidth: 100 });
  expect(read(facts)).toBe(code);
});

test('every collection is listed, and an entry of each opens in three languages', async ({
  page,
}) => {
  await page.goto(editor.origin);
  const lists = page.getByRole('navigation').locator('details');
  // Every place has its picture, so that none has a placeholder to change.
  const { 'stand-ins': _none, ...listed } = kinds;
  await expect(lists).toHaveCount(Object.keys(listed).length);
  for (const [kind, { label, file }] of Object.entries(listed)) {
    const list = lists.filter({
      has: page.locator('summary').getByText(editorWords.en[label], { exact: true }),
    });
    const links = list.locator('a');
    const stored = stores[kind];
    const expected = stored
      ? storedIds(kind, stored, editor.content).length
      : file
        ? 1
        : readdirSync(editor.path(kind)).length;
    await expect(links).toHaveCount(expected);
    const address = (await links.first().getAttribute('href')) ?? '';
    await openEntry(page, address.slice(1));
    if (file || stored) continue;
    const here = readdirSync(editor.path(address.slice(1)));
    for (const locale of locales.filter((one) => here.includes(`${one}.md`))) {
      const text = page.locator(`[data-language=${locale}] textarea.body`);
      await expect(text).toHaveCSS('direction', localeInfo[locale].dir);
      await expect(text).not.toBeEmpty();
    }
  }
});

test('an error is shown beside its field, and leaving with unsaved changes asks first', async ({
  page,
}) => {
  await openEntry(page, 'trips/family-week');
  await field(page, trip.field('subtitle', 'tr')).fill('Kısa');
  const asked = page.waitForEvent('dialog');
  // The click resolves only after the dialog is answered.
  const click = page.locator('a[href="#trips/long-weekend"]').click();
  await (await asked).dismiss();
  await click;
  await expect(field(page, trip.field('subtitle', 'tr'))).toHaveValue('Kısa');

  await save(page);
  const says = trip.say('wrong.short', { have: 4, need: 10 });
  await expect(field(page, trip.field('subtitle', 'tr'))).toBeFocused();
  await expect(
    page
      .locator('[data-field=subtitle]')
      .filter({ has: field(page, trip.field('subtitle', 'tr')) }),
  ).toContainText(says);
  await expect(page.getByRole('alert')).toContainText(says);
  expect(read('trips/family-week/tr.md')).not.toContain('Kısa');
});

test('the search finds the entry of a sentence in any language', async ({ page }) => {
  const { title, description } = tripWords('ar', 'green-north');
  const sentence = readable(description).split(' ').slice(0, 3).join(' ');
  await page.goto(editor.origin);
  await page.getByRole('searchbox', { name: 'Find words' }).fill(sentence);
  await page.getByRole('link').and(page.locator('a[href="#trips/green-north"]')).click();
  await expect(field(page, trip.field('description', 'ar'))).toBeFocused();
  await expect(field(page, trip.field('title', 'ar'))).toHaveValue(title);
});

test('a new answer starts with empty texts, and says that they are to be written', async ({
  page,
}) => {
  await page.goto(editor.origin);
  page.on('dialog', (dialog) => void dialog.accept('begun-answer'));
  await page.locator('summary', { hasText: 'Answers' }).click();
  await page.getByRole('button', { name: 'New answer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('begun-answer');
  const question = field(page, answer.field('question', 'ar'));
  await expect(question).toHaveValue('');
  await expect(question).toHaveAttribute('placeholder', answer.say('form.unwritten'));
  await expect(page.getByRole('link', { name: 'begun-answer', exact: true })).toBeVisible();
  await field(page, answer.field('question', 'en')).focus();
  await page.keyboard.type('May I feed the cats?');
  await expect(field(page, answer.field('question', 'en'))).toHaveValue('May I feed the cats?');
  await expect(page.getByRole('complementary')).toContainText('begun-answer › العربية');
  expect(content.site.answers).not.toContain('begun-answer');
  expect(read('site.json')).toContain('"begun-answer"');
});

test('a new departure is filled in from lists, and is then ready', async ({ page }) => {
  await page.goto(editor.origin);
  page.on('dialog', (dialog) => void dialog.accept('begun-departure'));
  await page.locator('summary', { hasText: 'Departures' }).click();
  await page.getByRole('button', { name: 'New departure' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('begun-departure');
  await field(page, departure.field('trip')).selectOption('green-north');
  await field(page, departure.field('start')).fill('2099-06-01');
  await field(page, departure.field('price')).fill('1900');
  await field(page, departure.field('places')).selectOption('few');
  // A field leaves the list of what is to be filled in when it is changed.
  await expect(group(page, departure.field('todo'))).toBeHidden();
  await save(page);
  await expect(saved(page)).toHaveText('Saved: facts.json');
  expect(JSON.parse(read('departures/begun-departure/facts.json'))).toEqual({
    trip: 'green-north',
    start: '2099-06-01',
    price: 1900,
    places: 'few',
  });
  const problems = page.getByRole('complementary');
  await expect(problems.getByRole('heading')).toBeVisible();
  await expect(problems).not.toContainText('begun-departure');
});

test('a trust field that is emptied again is left out of the file', async ({ page }) => {
  await openEntry(page, 'site/site');
  expect(read('site.json')).toContain('"hours"');
  const hours = group(page, 'Hours');
  for (const locale of ['English', 'Turkish', 'Arabic']) {
    await hours.getByLabel(locale, { exact: true }).fill('');
  }
  await save(page);
  await expect(saved(page)).toHaveText('Saved: site.json');
  expect(JSON.parse(read('site.json')).business).not.toHaveProperty('hours');
  expect(JSON.parse(read('site.json')).business).toHaveProperty('deposit');
});
