import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { locales } from '../../app/locales.ts';
import { whereOf } from '../../tools/edit/where.ts';
import { sayIn, type Values, type WordKey } from '../../tools/edit/words.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

// What `npm run edit` keeps, in Turkish, on a copy of `content/`.

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'tr-TR', expectedFaults: /status of 400|ERR_CONNECTION_(?:REFUSED|RESET)/ });

const editor = editorOnCopy();
const { path, read, open: openEntry } = editor;

const say = (key: WordKey, values?: Values) => sayIn('tr')(key, values);
const button = (page: Page, key: WordKey, values?: Values) =>
  page.getByRole('button', { name: say(key, values), exact: true });
const price = (page: Page) => page.getByLabel(say('field.price'), { exact: true });
const subtitle = (page: Page) =>
  page
    .locator('[data-language=tr]')
    .getByLabel(say('form.inLanguage', { name: say('field.subtitle'), language: 'Türkçe' }));
const status = (page: Page) => page.getByRole('main').locator('header').getByRole('status');
const problems = (page: Page) => page.getByRole('complementary', { name: say('problems.label') });

async function saved(page: Page) {
  await button(page, 'save.button').click();
  await expect(status(page)).toContainText(say('save.saved', { files: '' }).trim());
}

test('a save is undone with one press, and every byte is back', async ({ page }) => {
  const before = read('destinations/pamukkale/facts.json');
  await openEntry(page, 'destinations/pamukkale');
  await price(page).fill('4321');
  await saved(page);
  expect(read('destinations/pamukkale/facts.json')).not.toBe(before);
  await button(page, 'history.undo').click();
  await expect(status(page)).toHaveText(say('history.isUndone'));
  await expect(price(page)).not.toHaveValue('4321');
  expect(read('destinations/pamukkale/facts.json')).toBe(before);
});

test('what is typed while a save is under way stays, and is saved by the next one', async ({
  page,
}) => {
  const file = 'destinations/blacksea/tr.md';
  const before = read(file);
  await openEntry(page, 'destinations/blacksea');
  const typed = `${await subtitle(page).inputValue()} ve yayla`;
  await price(page).fill('4321');
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/save', async (route) => {
    sent.resolve();
    await held.promise;
    await route.continue();
  });
  await button(page, 'save.button').click();
  await sent.promise;
  await subtitle(page).fill(typed);
  held.resolve();
  await expect(status(page)).toHaveText(say('save.unsaved'));
  await expect(subtitle(page)).toHaveValue(typed);
  expect(read('destinations/blacksea/facts.json')).toContain('"price": 4321');
  expect(read(file)).toBe(before);
  await saved(page);
  expect(read(file)).toContain(typed);
});

test('the history shows each step by words and goes back to one', async ({ page }) => {
  const file = 'destinations/antalya/tr.md';
  const before = read(file);
  await openEntry(page, 'destinations/antalya');
  const first = await subtitle(page).inputValue();
  for (const word of ['Lara', 'Kaleiçi']) {
    await subtitle(page).fill(`${first} ${word}`);
    await saved(page);
  }
  await page.getByText(say('history.title'), { exact: true }).click();
  const steps = page.locator('.history > ol > li');
  await steps.first().locator('summary').click();
  const change = steps.first().locator('.difference');
  await expect(change.locator('del')).toHaveText('Lara');
  await expect(change.locator('ins')).toHaveText('Kaleiçi');

  await steps.nth(1).getByRole('button').click();
  await expect(subtitle(page)).toHaveValue(`${first} Lara`);
  await expect(steps.nth(1)).toBeVisible();
  await steps.last().getByRole('button').click();
  await expect(subtitle(page)).toHaveValue(first);
  expect(read(file)).toBe(before);
});

test('a broken file opens with its line, is mended as text or goes back', async ({ page }) => {
  const file = 'destinations/ephesus/facts.json';
  const good = read(file);
  const broken = good.replace(/,\n/, '\n');
  writeFileSync(path(file), broken);
  await page.goto(editor.origin);
  const fault = say('broken.comma', { file: 'facts.json', line: 2 });
  await expect(problems(page)).toContainText(fault);
  await expect(problems(page).getByRole('heading')).toHaveText(say('problems.some', { count: 1 }));
  await problems(page)
    .getByRole('link', { name: whereOf(path(''), file).tr })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText(fault);
  const text = page.getByLabel(say('broken.text', { file: 'facts.json' }), { exact: true });
  await expect(text).toHaveValue(broken);

  await text.fill(`${good}}`);
  await button(page, 'broken.save').click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await expect(text).toHaveValue(`${good}}`);
  expect(read(file)).toBe(broken);
  await text.fill(good);
  await button(page, 'broken.save').click();
  await expect(price(page)).toBeVisible();
  expect(read(file)).toBe(good);
  await expect(problems(page).getByRole('heading')).toHaveText(say('problems.none'));

  rmSync(path(file));
  await page.reload();
  await expect(page.getByRole('main')).toContainText(say('broken.missing', { file: 'facts.json' }));
  await button(page, 'broken.back', { file: 'facts.json' }).click();
  await expect(price(page)).toBeVisible();
  expect(read(file)).toBe(good);
});

test('the list of entries opens while site.json is broken', async ({ page }) => {
  const good = read('site.json');
  writeFileSync(path('site.json'), good.replace('{', ''));
  await page.goto(editor.origin);
  await expect(
    problems(page).getByRole('link', { name: say('kind.site'), exact: true }),
  ).toBeVisible();
  const links = page.getByRole('navigation').locator('a[href^="#destinations/"]');
  await expect(links).not.toHaveCount(0);
  await problems(page)
    .getByRole('link', { name: say('kind.site'), exact: true })
    .click();
  const back = button(page, 'broken.back', { file: 'site.json' });
  await back.click();
  await expect(back).toBeHidden();
  expect(read('site.json')).toBe(good);
});

test('what was typed is offered again after the tab was closed, in the same place', async ({
  page,
  context,
}) => {
  await openEntry(page, 'trips/family-week');
  const first = await subtitle(page).inputValue();
  await subtitle(page).fill('Yarım kalmış bir cümle, daha kaydedilmedi');
  await page.close();

  const again = await context.newPage();
  await openEntry(again, 'trips/family-week');
  await expect(subtitle(again)).toHaveValue(first);
  await button(again, 'draft.put').click();
  await expect(subtitle(again)).toHaveValue('Yarım kalmış bir cümle, daha kaydedilmedi');
  await saved(again);
  expect(read('trips/family-week/tr.md')).toContain('Yarım kalmış bir cümle');
  await again.reload();
  await expect(subtitle(again)).toHaveValue('Yarım kalmış bir cümle, daha kaydedilmedi');
  await expect(button(again, 'draft.put')).toBeHidden();

  await subtitle(again).fill('Bu da atılacak olan başka bir cümledir');
  await again.close();
  const third = await context.newPage();
  await openEntry(third, 'trips/family-week');
  await button(third, 'draft.throw').click();
  await third.reload();
  await expect(subtitle(third)).toHaveValue('Yarım kalmış bir cümle, daha kaydedilmedi');
  await expect(button(third, 'draft.throw')).toBeHidden();
});

test('what was typed stays when the editor has ended, and is saved when it is back', async ({
  page,
}) => {
  await openEntry(page, 'trips/long-weekend');
  await subtitle(page).fill('Sunucu kapanmışken yazılmış bir alt başlık');
  const port = Number(new URL(editor.origin).port);
  await editor.stop();
  await button(page, 'save.button').click();
  await expect(status(page)).toHaveText(say('editor.unreachable'));
  await expect(subtitle(page)).toHaveValue('Sunucu kapanmışken yazılmış bir alt başlık');
  await editor.start(port);
  await saved(page);
  expect(read('trips/long-weekend/tr.md')).toContain('Sunucu kapanmışken');
});

test('two editors: apart is put together, the same field is shown twice and chosen', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openEntry(page, 'destinations/istanbul');
  await openEntry(other, 'destinations/istanbul');
  await price(other).fill('777');
  await saved(other);
  const first = await subtitle(page).inputValue();
  await subtitle(page).fill(`${first} (birinci)`);
  await saved(page);
  await expect(status(page)).toContainText(say('both.merged'));
  await expect(price(page)).toHaveValue('777');

  await subtitle(other).fill(`${first} (ikinci)`);
  await button(other, 'save.button').click();
  const choice = other.getByRole('region', { name: say('both.title') });
  await expect(choice).toContainText(`${first} (birinci)`);
  await expect(choice).toContainText(`${first} (ikinci)`);
  expect(read('destinations/istanbul/tr.md')).toContain(`${first} (birinci)`);
  const field = say('form.inLanguage', { name: say('field.subtitle'), language: 'Türkçe' });
  await button(other, 'both.take.theirs', { field }).click();
  await other.getByLabel(say('both.result', { field })).fill(`${first} (üçüncü)`);
  await button(other, 'both.save').click();
  await expect(choice).toBeHidden();
  await expect(subtitle(other)).toHaveValue(`${first} (üçüncü)`);
  expect(read('destinations/istanbul/tr.md')).toContain(`${first} (üçüncü)`);
});

test('a deleted entry is listed in the last steps, and undoing brings it back', async ({
  page,
}) => {
  await page.goto(editor.origin);
  page.on('dialog', (dialog) => void dialog.accept('kept-answer'));
  await page.locator('summary', { hasText: say('kind.answers') }).click();
  await button(page, 'new.answers').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kept-answer');
  await page.goto(editor.origin);
  await page.getByText(say('history.lately')).click();
  const step = page.locator('.history > ol > li').first();
  await expect(step).toContainText('answers/kept-answer');
  await step.getByRole('button').click();
  await expect(page.locator('.history > p[role=status]')).toHaveText(say('history.isUndone'));
  expect(existsSync(path('answers/kept-answer'))).toBe(false);
  expect(read('site.json')).not.toContain('kept-answer');
});

test('a very long text is saved whole, and too much is refused in a sentence', async ({ page }) => {
  await openEntry(page, 'answers/safety');
  const body = page.locator('[data-language=tr] textarea.body');
  const before = await body.inputValue();
  const long = `${before}\n\n${'Uzun bir metin. '.repeat(2000)}`.trim();
  await body.fill(long);
  await saved(page);
  expect(read('answers/safety/tr.md')).toContain(long);
  const refused = await page.evaluate(async () => {
    const response = await fetch('/api/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'ş'.repeat(1_100_000) }),
    });
    return response.json();
  });
  expect(refused).toEqual({ key: 'entry.tooMuch' });
});

test('the preview shows what is typed, in each language, on a phone and a screen', async ({
  page,
}) => {
  await openEntry(page, 'answers/money');
  const question = page
    .locator('[data-language=ar]')
    .getByLabel(say('form.inLanguage', { name: say('field.question'), language: 'Arapça' }));
  const preview = page.getByRole('region', { name: say('preview.label') });
  const site = preview.frameLocator('iframe');
  await button(page, 'preview.show').click();
  // The preview is a server, which takes more than a minute to start on a loaded machine.
  await expect(site.locator('html')).toHaveAttribute('lang', 'tr', { timeout: 180_000 });
  await preview.getByRole('combobox').selectOption('ar');
  await expect(site.locator('html')).toHaveAttribute('dir', 'rtl');

  await question.fill('هل أستطيع أن أدفع نقدًا في كل مكان؟');
  await expect(preview.getByRole('status')).toHaveText(say('preview.unsaved'));
  await expect(site.getByText('هل أستطيع أن أدفع نقدًا في كل مكان؟').first()).toBeVisible();
  expect(read('answers/money/ar.md')).not.toContain('أدفع نقدًا في كل مكان');
  await question.fill('');
  await expect(preview.getByRole('status')).toHaveText(say('preview.notReady'));

  const width = () => preview.locator('iframe').evaluate((frame) => frame.clientWidth);
  expect(await width()).toBeLessThanOrEqual(390);
  await preview.getByLabel(say('preview.screen')).check();
  expect(await width()).toBe(1440);
  await button(page, 'preview.hide').click();
  await expect(preview.locator('iframe')).toBeHidden();
});

test.describe('in every language', () => {
  for (const locale of locales) {
    test(`the faults of a file are said in ${locale}`, async ({ page }) => {
      const file = 'guide/istanbul/tr.md';
      const good = read(file);
      writeFileSync(path(file), Buffer.from([0xfe, 0xff, 0x00, 0x41]));
      await page.goto(editor.origin);
      await page.getByRole('combobox').first().selectOption(locale);
      await page.goto(`${editor.origin}/#guide/istanbul`);
      await expect(page.getByRole('main')).toContainText(
        sayIn(locale)('broken.bytes', { file: 'tr.md' }),
      );
      writeFileSync(path(file), good);
    });
  }
});
