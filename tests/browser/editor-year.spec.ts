import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, today } from '../../app/days.ts';
import { formatPrice } from '../../app/i18n/format.ts';
import { locales, type Locale } from '../../app/locales.ts';
import { inLocale } from '../../app/paths.ts';
import { filesBelow } from '../../tools/build/files.ts';
import { copyProject } from '../support/copy-project.ts';
import { editorIn } from '../support/editor.ts';
import { complaintsIn } from '../support/content-copy.ts';
import { content } from '../support/texts.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, test } from './support/test.ts';

// The year of an owner: each change in the editor, in Turkish, then the checks, the pages, and all of it undone.

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'en-GB' });

let project: ReturnType<typeof copyProject>;
let before = '';
const editor = editorOnCopy({
  copy: () => (project = copyProject()).folder,
  prepare() {
    before = hashOfContent();
  },
});
const { json, open: openEntry } = editor;
const isBuilt = (address: string) =>
  existsSync(join(editor.folder, 'build/client', `${address}.html`));
const built = (address: string) =>
  readFileSync(
    join(editor.folder, 'build/client', address === '/' ? 'index.html' : `${address}.html`),
    'utf8',
  );

/** Of the names and bytes of all files. */
function hashOfContent() {
  const hash = createHash('sha256');
  for (const file of filesBelow(editor.content).toSorted()) {
    hash.update(relative(editor.content, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const words = (kind: string) => editorIn('tr', kind);
const { say } = words('site');
const languages = new Intl.DisplayNames('tr', { type: 'language' });
const inThree = (en: string, tr: string, ar: string): Record<Locale, string> => ({ en, tr, ar });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titleOf = (id: string) =>
  content.destinations.find((one) => one.id === id)?.translations.tr.frontMatter.title ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openInTurkish(page: Page) {
  await page.goto(editor.origin);
  await page.getByLabel(editorIn('en', 'site').say('editor.language')).selectOption('Türkçe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
}

async function begin(
  page: Page,
  kind: 'people' | 'reviews' | 'departures' | 'notices',
  id: string,
) {
  await page.locator('summary', { hasText: say(`kind.${kind}`) }).click();
  page.once('dialog', (dialog) => void dialog.accept(id));
  await button(page, say(`new.${kind}`)).click();
  await expect(heading(page)).toContainText(id);
}

/** Saves, and the content check finds nothing. */
async function save(page: Page) {
  await button(page, say('save.button')).click();
  await expect(page.locator('main header').getByRole('status')).toContainText(
    say('save.saved', { files: '' }).trim(),
  );
  await expect(
    page.getByRole('heading', { name: say('problems.none'), exact: true }),
  ).toBeVisible();
}

/** A field of the words, in each language. */
async function write(page: Page, kind: string, path: string, texts: Record<Locale, string>) {
  for (const locale of locales)
    await field(page, words(kind).field(path, locale)).fill(texts[locale]);
}

const bodyName = (locale: Locale) =>
  say('form.inLanguage', { name: say('form.body'), language: languages.of(locale) ?? locale });

const brand = inThree('Selam Türkiye', 'Selam Türkiye', 'سلام تركيا');
const email = 'selam@selam-turkiye.example';
const telephone = '+902125550123';
const whatsapp = '905321234567';
const licence = 'TÜRSAB A-1234';
const arabic = 'صخر ليّن وأودية وصباح باكر مع الطيور';
const answer = 'Nakit de kart da işinize yarar; ikisini ayrı ceplerde taşıyın.';
const review = 'Acele etmeden gezdik, her soruya aynı gün yanıt aldık.';
const cancellation = inThree(
  'Free until thirty days before.',
  'Otuz gün öncesine kadar ücretsiz.',
  'الإلغاء مجاني حتى ثلاثين يومًا قبل السفر.',
);
const social = 'https://social.example/selam';
const excerpt = inThree(
  'Two days on ferries, on trams and on foot, with time for a glass of tea wherever the view asks for one.',
  'Vapurla, tramvayla ve yürüyerek iki gün; manzaranın güzel olduğu her yerde bir bardak çaya da vakit var.',
  'يومان بالعبّارة والترام وسيرًا على الأقدام، مع وقت لكوب شاي حيثما طاب المنظر واستحقّ التوقّف.',
);
const person = inThree('Ayse Ornek', 'Ayşe Örnek', 'عائشة أورنك');
const notice = inThree('We rest in January.', 'Ocakta dinleniyoruz.', 'نرتاح في يناير.');
const why = inThree('The terraces rest.', 'Travertenler dinleniyor.', 'المدرجات ترتاح.');
const alts = inThree('A red door in Antalya', 'Antalya’da kırmızı bir kapı', 'باب أحمر في أنطاليا');
const contact = inThree('Write to us', 'Bize yazın', 'راسلنا');
const tag = inThree('Past times', 'Geçmiş zaman', 'أزمنة مضت');
const day = today();
const departure = addDays(day, 120);

test('a year of changes is made in the editor', async ({ page }) => {
  test.slow();
  const site = words('site');
  await openInTurkish(page);

  await test.step('a price', async () => {
    await openEntry(page, 'destinations/ephesus');
    await field(page, words('destinations').field('price')).fill('1.250');
    await save(page);
    expect(json('destinations/ephesus/facts.json')).toHaveProperty('price', 1250);
  });

  await test.step('an Arabic sentence', async () => {
    await openEntry(page, 'destinations/cappadocia');
    await field(page, words('destinations').field('subtitle', 'ar')).fill(arabic);
    await save(page);
  });

  await test.step('telephone, WhatsApp and licence', async () => {
    await openEntry(page, 'site/site');
    await field(page, site.field('business.telephone')).fill('0212 555 01 23');
    await field(page, site.field('business.whatsapp')).fill('+90 532 123 45 67');
    await field(page, site.field('business.licence')).fill(licence);
    await save(page);
  });

  await test.step('terms and a page in a social network', async () => {
    const terms = group(page, site.field('business.cancellation'));
    for (const locale of locales) {
      await terms.getByLabel(say(`field.${locale}`), { exact: true }).fill(cancellation[locale]);
    }
    await button(page, say('list.add', { name: site.field('social') })).click();
    const network = group(page, site.item('social', 1));
    await network.getByLabel(site.field('social.name'), { exact: true }).fill('Instagram');
    await network.getByLabel(site.field('social.url'), { exact: true }).fill(social);
    await save(page);
  });

  await test.step('what the card of an article says', async () => {
    await openEntry(page, 'guide/istanbul');
    await write(page, 'guide', 'excerpt', excerpt);
    await save(page);
  });

  await test.step('the text of an answer', async () => {
    await openEntry(page, 'answers/money');
    const body = field(page, bodyName('tr'));
    await body.fill(`${answer}\n\n${await body.inputValue()}`);
    await save(page);
  });

  await test.step('the order of two cards', async () => {
    await openEntry(page, 'site/site');
    const list = group(page, site.field('destinations'));
    const name = site.item('destinations', 1);
    await list.getByRole('button', { name: say('list.down', { item: name }), exact: true }).click();
    await save(page);
  });

  await test.step('the text of a button', async () => {
    await openEntry(page, 'texts/nav');
    const row = page.locator('[data-field="nav.contact"]');
    for (const locale of locales) {
      await row.locator(`[data-language=${locale}]`).getByRole('textbox').fill(contact[locale]);
    }
    await save(page);
  });

  await test.step('the name of a tag', async () => {
    await openEntry(page, 'tags/tags');
    const first = page.locator('[data-field="list.0.name"]');
    for (const locale of locales) {
      await first.getByLabel(say(`field.${locale}`), { exact: true }).fill(tag[locale]);
    }
    await save(page);
  });

  await test.step('the name of the site', async () => {
    await openEntry(page, 'site/site');
    const names = group(page, site.field('name'));
    for (const locale of locales) {
      await names.getByLabel(say(`field.${locale}`), { exact: true }).fill(brand[locale]);
    }
    await field(page, site.field('abbreviation')).fill('ST');
    await save(page);
  });

  await test.step('the e-mail address', async () => {
    await page.locator('[data-field=email]').getByRole('textbox').fill(email);
    await save(page);
    expect(json('site.json')).toHaveProperty('email', email);
  });

  await test.step('a new address of a trip', async () => {
    await openEntry(page, 'trips/first-visit');
    await button(page, say('rename.open')).click();
    await field(page, say('rename.field')).fill('ilk-gezi');
    await button(page, say('rename.do')).click();
    await expect(heading(page)).toContainText('ilk-gezi');
    expect(json('moved.json')).toEqual([{ from: '/trips/first-visit', to: '/trips/ilk-gezi' }]);
  });

  await test.step('a review', async () => {
    await begin(page, 'reviews', 'acele-yok');
    const { field: name } = words('reviews');
    await expect(field(page, name('about'))).toHaveValue('trips/ilk-gezi');
    await button(page, say('form.doneField', { field: name('about') })).click();
    await field(page, name('language')).selectOption('tr');
    await field(page, name('text')).fill(review);
    await field(page, name('name')).fill('Deniz');
    await field(page, name('month')).fill('2026-05');
    await field(page, name('source.name')).fill('Google');
    await field(page, name('source.url')).fill('https://reviews.example/1');
    await save(page);
  });

  await test.step('a departure', async () => {
    await begin(page, 'departures', 'bahar');
    const { field: name } = words('departures');
    await expect(field(page, name('trip'))).toHaveValue('ilk-gezi');
    await button(page, say('form.doneField', { field: name('trip') })).click();
    await field(page, name('start')).fill(departure);
    await field(page, name('price')).fill('1.490');
    await field(page, name('places')).selectOption('few');
    await save(page);
  });

  await test.step('a person', async () => {
    await begin(page, 'people', 'ayse');
    const { field: name } = words('people');
    await button(page, say('form.doneField', { field: name('languages') })).click();
    await field(page, name('since')).fill('2012');
    await write(page, 'people', 'name', person);
    await write(page, 'people', 'role', inThree('A guide', 'Rehber', 'مرشدة'));
    for (const locale of locales) await field(page, bodyName(locale)).fill(`${person[locale]}.`);
    await save(page);
  });

  await test.step('a notice with its days', async () => {
    await begin(page, 'notices', 'january');
    const { field: name } = words('notices');
    await field(page, name('kind')).selectOption('warning');
    await field(page, name('from')).fill(addDays(day, -1));
    await field(page, name('until')).fill(addDays(day, 40));
    await write(page, 'notices', 'title', notice);
    const body = inThree('Write to us.', 'Bize yazın.', 'راسلونا.');
    for (const locale of locales) await field(page, bodyName(locale)).fill(body[locale]);
    await save(page);
  });

  await test.step('a place that is closed for a while', async () => {
    await openEntry(page, 'destinations/pamukkale');
    const { field: name } = words('destinations');
    await field(page, name('closed.from')).fill(addDays(day, -1));
    await field(page, name('closed.until')).fill(addDays(day, 60));
    const reasons = group(page, name('closed.why'));
    for (const locale of locales) {
      await reasons.getByLabel(say(`field.${locale}`), { exact: true }).fill(why[locale]);
    }
    await save(page);
  });

  await test.step('a trip that is a draft again', async () => {
    await openEntry(page, 'trips/long-weekend');
    await field(page, words('trips').field('draft')).check();
    await save(page);
  });

  await test.step('a place that is no longer offered', async () => {
    await openEntry(page, 'destinations/blacksea');
    await button(page, say('remove.open')).click();
    const dialog = page.getByRole('dialog');
    const antalya = say('way.lead', { title: titleOf('antalya') });
    await dialog.getByLabel(say('remove.allTexts')).selectOption(antalya);
    await dialog.getByLabel(say('remove.old')).selectOption(antalya);
    await button(page, say('remove.do')).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('a[href="#destinations/blacksea"]')).toHaveCount(0);
    expect(json('site.json').destinations).not.toContain('blacksea');
  });

  await test.step('a photo of our own', async () => {
    await openEntry(page, 'destinations/antalya');
    const { field: name, item } = words('destinations');
    const count = json('destinations/antalya/facts.json').photos.length;
    await button(page, say('list.add', { name: name('photos') })).click();
    const photo = group(page, item('photos', count + 1));
    const create = { width: 1200, height: 800, channels: 3, background: '#a33' } as const;
    await photo.getByLabel(say('photo.file'), { exact: true }).setInputFiles({
      name: 'kapi.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create }).jpeg().toBuffer(),
    });
    await expect(photo.getByRole('status')).toHaveText(
      say('photo.ready', { width: 1200, height: 800 }),
    );
    await photo.getByLabel(say('photo.author'), { exact: true }).fill('Ayşe Örnek');
    for (const locale of locales) {
      const label = say('photo.alt', { language: languages.of(locale) ?? locale });
      await photo.getByLabel(label, { exact: true }).fill(alts[locale]);
    }
    // The second photo is the one on the page.
    await button(page, say('list.up', { item: item('photos', count + 1) })).click();
    await save(page);
  });
  expect(complaintsIn(editor.content)).toBe('');
});

test('the site is built, the checks of the owner pass, and the pages show the year', () => {
  test.slow();
  expect(project.run('tools/publish/main.ts', '--in', 'tr')).toBe('');
  const order = json('site.json').destinations;
  expect(order.slice(0, 2)).toEqual(['cappadocia', 'istanbul']);
  for (const locale of locales) {
    const pageAt = (address: string) => built(inLocale(address, locale));
    const missing = (address: string, texts: string[]) =>
      texts.filter((one) => !pageAt(address).includes(one)).map((one) => [locale, address, one]);
    expect([
      ...missing('/', [brand[locale], contact[locale], notice[locale]]),
      ...missing('/', [social]),
      ...missing('/guide', [excerpt[locale]]),
      ...missing('/destinations', [formatPrice(locale, 1250), tag[locale]]),
      ...missing('/contact', [
        email,
        telephone,
        whatsapp,
        licence,
        cancellation[locale],
        person[locale],
      ]),
      ...missing('/destinations/pamukkale', [why[locale]]),
      ...missing('/destinations/antalya', [alts[locale]]),
      ...missing('/trips/first-visit', [`url=${inLocale('/trips/ilk-gezi', locale)}`]),
      ...missing('/destinations/blacksea', [`url=${inLocale('/destinations/antalya', locale)}`]),
      ...missing('/trips/ilk-gezi', [
        review,
        formatPrice(locale, 1490),
        `/trips/departures/bahar.ics`,
      ]),
      ...(locale === 'tr' ? missing('/guide', [answer]) : []),
      ...(locale === 'ar' ? missing('/destinations/cappadocia', [arabic]) : []),
    ]).toEqual([]);
    expect(pageAt('/trips').includes('/trips/long-weekend')).toBe(false);
    expect(isBuilt(inLocale('/trips/long-weekend', locale))).toBe(false);
    const catalogue = pageAt('/destinations');
    expect(catalogue).not.toContain('/destinations/blacksea');
    const [first = 0, second] = ['cappadocia', 'istanbul'].map((id) =>
      catalogue.indexOf(`/destinations/${id}"`),
    );
    expect(second).toBeGreaterThan(first);
  }
});

test('each change is undone, and every byte is back', async ({ page }) => {
  test.slow();
  await openInTurkish(page);
  const history = page.locator('.history');
  const steps = history.locator('> ol > li');

  // The last change goes with the history of its own entry, the others with that of the site.
  await openEntry(page, 'destinations/antalya');
  await page.getByText(say('history.title'), { exact: true }).click();
  await steps.last().getByRole('button').click();
  await expect(steps).toHaveCount(3);

  await page.goto(editor.origin);
  await page.getByText(say('history.lately'), { exact: true }).click();
  await expect(steps.first()).toBeVisible();
  const found = say('history.asFound');
  let at = 2;
  while ((await steps.nth(at).locator('summary').textContent()) !== found) {
    const count = await steps.count();
    await steps.nth(at).getByRole('button').click();
    await expect(steps).toHaveCount(count + 1);
    // The step that undoes it is above it.
    at += 2;
  }
  await expect(
    page.getByRole('heading', { name: say('problems.none'), exact: true }),
  ).toBeVisible();
  expect(hashOfContent()).toBe(before);
});
