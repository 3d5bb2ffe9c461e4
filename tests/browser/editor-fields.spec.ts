import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { localeInfo, locales, type Locale } from '../../app/locales.ts';
import { editorIn } from '../support/editor.ts';
import { axeOn, expectNone, violationsOnly } from './support/axe.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

// What is typed into the fields of `npm run edit`, on a copy of `content/`.

test.describe.configure({ mode: 'serial' });

const facts = 'destinations/ephesus/facts.json';
const editor = editorOnCopy();
const { path, read } = editor;
test.beforeEach(() => editor.restore());

async function open(page: Page, entry: string, locale: Locale) {
  await page.addInitScript((chosen) => localStorage.setItem('editor-language', chosen), locale);
  await editor.open(page, entry);
}

const tr = editorIn('tr', 'destinations');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });
const price = (page: Page) => field(page, tr.field('price'));
const around = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const saved = (page: Page) => page.locator('main header [role=status]');
const save = (page: Page) => button(page, tr.say('save.button')).click();

test.describe('a price', () => {
  test('is saved as a number however it is typed, and nothing else changes', async ({ page }) => {
    test.slow();
    const before = read(facts);
    await open(page, 'destinations/ephesus', 'tr');
    for (const [typed, stored] of [
      ['1.250', 1250],
      ['٧٩٠', 790],
      ['US$ 791', 791],
      ['1 250', 1250],
    ] as const) {
      await price(page).fill(typed);
      await save(page);
      await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
      expect(read(facts)).toBe(before.replace(/"price": \d+/, `"price": ${stored}`));
      await expect(price(page)).toHaveValue(String(stored));
    }
  });

  test('in words stays in its field, and what was saved stays in the file', async ({ page }) => {
    const before = read(facts);
    await open(page, 'destinations/ephesus', 'tr');
    await price(page).fill('abc');
    await expect(around(page, 'price')).toContainText(tr.say('typed.number', { typed: 'abc' }));
    await save(page);
    await expect(page.getByRole('alert')).toContainText(tr.say('save.refused', { count: 1 }));
    await expect(price(page)).toBeFocused();
    await expect(price(page)).toHaveValue('abc');
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true');
    expect(read(facts)).toBe(before);
  });

  test('that is emptied is asked for', async ({ page }) => {
    const before = read(facts);
    await open(page, 'destinations/ephesus', 'tr');
    await price(page).fill('');
    await save(page);
    await expect(around(page, 'price')).toContainText(tr.say('wrong.empty'));
    expect(read(facts)).toBe(before);
  });

  test('that is unusual is saved once it is confirmed', async ({ page }) => {
    await open(page, 'destinations/ephesus', 'tr');
    await price(page).fill('99999999');
    await expect(around(page, 'price')).toContainText(
      tr.say('typed.unusual', { value: '99999999' }),
    );
    await button(page, tr.say('typed.confirm', { value: '99999999' })).click();
    await expect(price(page)).toBeFocused();
    await save(page);
    await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
    expect(read(facts)).toContain('"price": 99999999');
  });
});

test('a figure that can be read in two ways is asked about', async ({ page }) => {
  await open(page, 'destinations/ephesus', 'tr');
  const cell = around(page, 'climate.precipitationMm.0');
  await cell.getByRole('textbox').fill('1.250');
  await expect(cell).toContainText(tr.say('typed.which', { typed: '1.250' }));
  await button(cell, '1,25').click();
  await save(page);
  await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
  expect(JSON.parse(read(facts)).climate.precipitationMm[0]).toBe(1.25);
});

test('a field that is emptied and filled in again is where it was', async ({ page }) => {
  const before = read('site.json');
  const site = editorIn('tr', 'site');
  const business = {
    telephone: '+902125550123',
    company: 'Örnek Turizm',
    mersis: '0000000000000000',
  };
  const withBusiness = JSON.stringify({ ...JSON.parse(before), business }, undefined, 2);
  writeFileSync(path('site.json'), withBusiness);
  await open(page, 'site/site', 'tr');
  const company = field(page, site.field('business.company'));
  for (const name of ['', business.company]) {
    await company.fill(name);
    await save(page);
    await expect(saved(page)).toHaveText(site.say('save.saved', { files: 'site.json' }));
  }
  expect(Object.keys(JSON.parse(read('site.json')).business)).toEqual(Object.keys(business));
});

test('a telephone is read as it is written in Turkey', async ({ page }) => {
  const site = editorIn('tr', 'site');
  await open(page, 'site/site', 'tr');
  const telephone = field(page, site.field('business.telephone'));
  await telephone.fill('0212 555 01 23');
  await field(page, site.field('business.whatsapp')).fill('+90 532 123 45 67');
  await expect(telephone).toHaveValue('+902125550123');
  await save(page);
  await expect(saved(page)).toHaveText(site.say('save.saved', { files: 'site.json' }));
  expect(JSON.parse(read('site.json')).business).toEqual({
    telephone: '+902125550123',
    whatsapp: '905321234567',
  });
});

/** Fires what the browser fires when something is pasted. */
const paste = (target: Locator, copied: Record<string, string>) =>
  target.evaluate((element, types) => {
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLTextAreaElement) element.select();
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', options));
  }, copied);

test('a date that is pasted in words is read, and an unfinished one is not saved', async ({
  page,
}) => {
  const before = read(facts);
  await open(page, 'destinations/ephesus', 'tr');
  const date = field(page, tr.field('factsChecked'));
  await date.focus();
  await page.keyboard.press('Delete');
  await expect(around(page, 'factsChecked')).toContainText(tr.say('typed.unfinished'));
  await save(page);
  await expect(page.getByRole('alert')).toContainText(tr.say('wrong.aDate'));
  expect(read(facts)).toBe(before);

  await paste(date, { 'text/plain': '1 Aralık 2026' });
  await expect(date).toHaveValue('2026-12-01');
  await save(page);
  await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
  expect(JSON.parse(read(facts)).factsChecked).toBe('2026-12-01');
});

test('what Word has copied arrives with its paragraphs and its list', async ({ page }) => {
  await open(page, 'destinations/ephesus', 'tr');
  const text = page.locator('[data-language=tr] textarea.body');
  await paste(text, {
    'text/plain': 'Bir\u200b paragraf.\r\nİkincisi:\r\n·\tbirinci\r\n·\tikinci',
    'text/html':
      '<meta charset="utf-8"><p class="MsoNormal">Bir\u200b\nparagraf.</p><p class="MsoNormal">İkincisi:</p>' +
      '<p class="MsoListParagraph">·<span>&nbsp;&nbsp;&nbsp; </span>birinci</p><ul><li>ikinci</li></ul>',
  });
  await expect(text).toHaveValue('Bir paragraf.\n\nİkincisi:\n\n- birinci\n- ikinci');
});

test('several refusals are listed, and each leads to its field', async ({ page }) => {
  await open(page, 'destinations/ephesus', 'tr');
  await price(page).fill('çok');
  const subtitle = field(page, tr.field('subtitle', 'ar'));
  await subtitle.fill('');
  await page.locator('[data-language=tr] textarea.body').fill('<p class="MsoNormal">Efes</p>');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(tr.say('save.refused', { count: 3 }));
  await expect(price(page)).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('button', { name: tr.field('subtitle', 'ar') })
    .click();
  await expect(subtitle).toBeFocused();
  await expect(page.locator('[data-language=tr] [data-field=body]')).toContainText('HTML');
});

test.describe('a list, by keyboard,', () => {
  test('keeps the focus on what is moved, added, removed and brought back', async ({ page }) => {
    await open(page, 'destinations/ephesus', 'tr');
    const tools = (key: 'list.up' | 'list.down' | 'list.remove', number: number) =>
      button(page, tr.say(key, { item: tr.item('sights', number) }));
    const sight = (number: number) => around(page, `sights.${number - 1}.id`).getByRole('textbox');
    const [first, second] = JSON.parse(read(facts)).sights.map(({ id }: { id: string }) => id);

    await tools('list.down', 1).focus();
    await page.keyboard.press('Enter');
    await expect(sight(2)).toHaveValue(first);
    await expect(tools('list.down', 2)).toBeFocused();
    await tools('list.up', 2).press('Enter');
    await expect(tools('list.down', 1)).toBeFocused();

    await tools('list.remove', 1).press('Enter');
    await expect(sight(1)).toHaveValue(second);
    const undo = around(page, 'sights')
      .first()
      .getByRole('button', { name: tr.say('list.undo') });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sight(1)).toHaveValue(first);
    await expect(sight(1)).toBeFocused();

    await button(page, tr.say('list.add', { name: tr.field('sights') })).press('Enter');
    await page.keyboard.type('yedi-uyurlar');
    const count = JSON.parse(read(facts)).sights.length;
    await expect(sight(count + 1)).toHaveValue('yedi-uyurlar');
  });
});

test('towns and sights of the place are chosen by their names, as they are typed now', async ({
  page,
}) => {
  const file = 'destinations/istanbul/facts.json';
  const [first, second] = JSON.parse(read(file)).sights;
  await open(page, 'destinations/istanbul', 'tr');
  const evening = around(page, 'nightBases.0').getByRole('combobox');
  await around(page, 'bases.0.name.tr').getByRole('textbox').fill('Eski şehir');
  await expect(evening.getByRole('option', { selected: true })).toHaveText('Eski şehir');
  const closed = around(page, 'closings.0.sight').getByRole('combobox');
  await expect(closed.getByRole('option').first()).toHaveText(first.sign);
  await closed.selectOption(second.sign);
  await save(page);
  await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
  expect(JSON.parse(read(file)).closings[0].sight).toBe(second.id);
});

test('a choice that a field may go without can be taken back', async ({ page }) => {
  const trip = editorIn('tr', 'trips');
  await open(page, 'trips/by-car-from-ankara', 'tr');
  const start = around(page, 'from').getByRole('combobox');
  await expect(start.getByRole('option', { selected: true })).toHaveText('Ankara');
  await start.selectOption(trip.say('choice.nothing'));
  await save(page);
  await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
  expect(JSON.parse(read('trips/by-car-from-ankara/facts.json'))).not.toHaveProperty('from');
});

test('months are chosen by their names', async ({ page }) => {
  await open(page, 'destinations/ephesus', 'tr');
  const months = page.getByRole('group', { name: tr.field('bestMonths') });
  const before: number[] = JSON.parse(read(facts)).bestMonths;
  expect(before).not.toContain(12);
  await months.getByLabel('Aralık').check();
  await save(page);
  await expect(saved(page)).toHaveText(tr.say('save.saved', { files: 'facts.json' }));
  expect(JSON.parse(read(facts)).bestMonths).toEqual([...before, 12]);
});

test('the language of the editor follows the browser until it is chosen, and is kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const page = await context.newPage();
  await page.goto(`${editor.origin}/#destinations/ephesus`);
  await expect(price(page)).toBeVisible();
  await page.getByLabel(tr.say('editor.language')).selectOption('ar');
  const ar = editorIn('ar', 'destinations');
  await page.reload();
  await expect(field(page, ar.field('price'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(field(page, ar.field('title', 'tr'))).toHaveCSS('direction', 'ltr');
  await context.close();
});

for (const locale of locales) {
  for (const entry of ['destinations/ephesus', 'trips/first-visit', 'site/site']) {
    test(`the form of ${entry} in ${locale} has no fault that axe finds`, async ({ page }) => {
      await open(page, entry, locale);
      await expect(page.locator('html')).toHaveAttribute('dir', localeInfo[locale].dir);
      await expectNone((await axeOn(page)).options(violationsOnly), `${entry} in ${locale}`);
    });
  }
}
