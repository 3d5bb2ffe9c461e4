import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { sayIn } from '../../tools/edit/words.ts';
import { serveFolder } from '../../tools/serve/server.ts';
import { copyProject } from '../support/copy-project.ts';
import { addMadeUp, personId } from '../support/made-up.ts';
import { content } from '../support/texts.ts';
import { expectNoViolationIn } from './support/axe.ts';
import { editorOnCopy } from './support/editor.ts';
import { expect, open, test } from './support/test.ts';
import { say } from './support/words.ts';

// Photos in `npm run edit`, on a copy of the project, which is built with them.

test.describe.configure({ mode: 'serial' });

let project: ReturnType<typeof copyProject>;

const words = sayIn('en');
const place = 'destinations/antalya';
const article = 'guide/cappadocia';

/** A person in front of the sea, upright or lying. */
const drawn = (width: number, height: number, hue: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 50% 60%)"/>
      <circle cx="50%" cy="20%" r="8%" fill="#fc9"/>
      <rect x="38%" y="32%" width="24%" height="68%" fill="#a33"/></svg>`),
  ).jpeg();

const editor = editorOnCopy({
  copy: () => (project = copyProject()).folder,
  async prepare(folder) {
    const pictures = join(folder, 'pictures');
    mkdirSync(pictures);
    addMadeUp(join(folder, 'content'));
    await drawn(820, 1100, 200).toFile(join(pictures, 'upright.jpg'));
    await drawn(1100, 720, 30).toFile(join(pictures, 'lying.jpg'));
    await drawn(810, 810, 120).toFile(join(pictures, 'face.jpg'));
    await drawn(400, 300, 0).toFile(join(pictures, 'small.jpg'));
    writeFileSync(join(pictures, 'text.jpg'), 'A text. '.repeat(100));
    const heic = Buffer.concat([Buffer.from('\0\0\0\u0014ftypheic'), Buffer.alloc(500)]);
    writeFileSync(join(pictures, 'phone.heic'), heic);
    writeFileSync(join(pictures, 'large.jpg'), Buffer.alloc(40_000_001));
  },
  start: (folder) => ({
    project: folder,
    askHosts: async (address) =>
      new URL(address).searchParams.get('titles') === 'File:A_bay.jpg'
        ? Response.json({
            query: {
              pages: [
                {
                  imageinfo: [
                    {
                      mime: 'image/jpeg',
                      extmetadata: {
                        Artist: { value: '<a href="//x">Ann &amp; Ben</a>' },
                        LicenseShortName: { value: 'CC BY-SA 4.0' },
                      },
                    },
                  ],
                },
              ],
            },
          })
        : Promise.reject(new TypeError('fetch failed')),
  }),
});
const facts = (entry: string) => editor.json(`${entry}/facts.json`);
const ownFiles = () => readdirSync(editor.path('photos'));
const picture = (name: string) => join(editor.folder, 'pictures', name);

const photo = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const photoAt = (number: number) => `${words('item.photos')} ${number}`;
const tool = (page: Page, key: 'list.up' | 'list.remove', number: number) =>
  page.getByRole('button', { name: words(key, { item: photoAt(number) }), exact: true });
const add = (page: Page) =>
  page
    .getByRole('button', { name: words('list.add', { name: words('field.photos') }), exact: true })
    .click();
const told = (field: Locator) => field.getByRole('status');
const ready = words('photo.ready', { width: 820, height: 1100 });

const { open: openEntry } = editor;

const saveButton = (page: Page) =>
  page.getByRole('button', { name: words('save.button'), exact: true });

async function save(page: Page) {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

const file = (field: Locator) => field.getByLabel(words('photo.file'), { exact: true });

async function describePhoto(field: Locator, name: string) {
  for (const locale of locales) {
    const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? '';
    const missing = words('photo.altMissing', { language });
    const text = field.getByLabel(words('photo.alt', { language }), { exact: true });
    await text.fill('');
    await expect(text).toHaveAccessibleDescription(missing);
    await text.fill(`${name}, written in ${locale}`);
    await expect(text).toHaveAccessibleDescription('');
  }
}

test.describe('refusals', () => {
  test.use({ expectedFaults: /400 \(Bad Request\)/ });

  test('what cannot be used is refused in one sentence, in the language of the editor', async ({
    page,
  }) => {
    await openEntry(page, place);
    const field = photo(page, photoAt(1));
    const refused: [string, string][] = [
      ['text.jpg', words('photo.notPicture')],
      ['phone.heic', words('photo.heic')],
      [
        'small.jpg',
        words('photo.tooSmall', { width: 400, height: 300, leastWidth: 800, leastHeight: 500 }),
      ],
      ['large.jpg', words('photo.tooLarge', { most: 40 })],
    ];
    for (const [name, sentence] of refused) {
      await file(field).setInputFiles(picture(name));
      await expect(told(field)).toHaveText(sentence);
    }
    const address = field.getByLabel(words('photo.address'), { exact: true });
    await address.fill('https://example.com/bay.jpg');
    await address.press('Enter');
    await expect(told(field)).toHaveText(words('photo.unknownAddress'));
    await address.fill('https://unsplash.com/photos/a-bay-aB3_-efGh1j');
    await address.press('Enter');
    await expect(told(field)).toHaveText(words('photo.unsplashOffline'));
    await expect(saveButton(page)).toBeDisabled();
    expect(facts(place)).toEqual(
      JSON.parse(readFileSync(join('content', place, 'facts.json'), 'utf8')),
    );
  });
});

test('a server that is sent too much does not read it', async ({ request }) => {
  const answer = await request.post(`${editor.origin}/api/photo?name=a.jpg&what=a`, {
    headers: { origin: editor.origin, 'content-type': 'application/octet-stream' },
    data: Buffer.alloc(40_000_001),
  });
  expect(await answer.json()).toMatchObject({ key: 'photo.tooLarge' });
});

test('a picture is chosen by keyboard, its point is set, and it is described in each language', async ({
  page,
}) => {
  await openEntry(page, place);
  const field = photo(page, photoAt(1));
  const chooser = page.waitForEvent('filechooser');
  await file(field).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(picture('upright.jpg'));
  await expect(told(field)).toContainText(ready);
  await expect(told(field)).toContainText(words('photo.checkAlts'));

  await field.locator('.photo-views button').click({ position: { x: 20, y: 20 } });
  const [left, top] = [
    field.getByLabel(words('photo.focusX'), { exact: true }),
    field.getByLabel(words('photo.focusY'), { exact: true }),
  ];
  await expect(left).not.toHaveValue('50');
  await left.fill('50');
  await top.fill('20');
  const cropped = field.locator('figure img');
  await expect(cropped).toHaveCSS('object-position', '50% 20%');
  await expect.poll(() => cropped.evaluate((one) => Reflect.get(one, 'naturalWidth'))).toBe(800);

  const author = field.getByLabel(words('photo.author'), { exact: true });
  await expect(author).toHaveAccessibleDescription(words('photo.authorMissing'));
  await author.fill('Ayşe Yılmaz');
  await expect(author).toHaveAccessibleDescription('');
  await describePhoto(field, 'A guide by the sea');
  await expectNoViolationIn(page, 'fieldset.photo', 'the field of a photo');
  await save(page);
  const [first] = facts(place).photos;
  expect(first).toEqual({
    host: 'own',
    id: expect.stringMatching(/^upright-[0-9a-f]{8}$/),
    author: 'Ayşe Yılmaz',
    licence: 'own',
    focus: { x: 0.5, y: 0.2 },
  });
  expect(ownFiles().filter((name) => name.startsWith(first.id))).toHaveLength(5);
});

test('a dropped picture is taken, and descriptions go with their photos', async ({ page }) => {
  await openEntry(page, place);
  const before = facts(place).photos.length;
  await add(page);
  const field = photo(page, photoAt(before + 1));
  await expect(field).toContainText(words('photo.missing'));
  await file(field).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await file(field).evaluate((one) =>
    one.getBoundingClientRect().toJSON(),
  );
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files: [picture('lying.jpg')], dragOperationsMask: 1 },
    });
  }
  await expect(told(field)).toHaveText(words('photo.ready', { width: 1100, height: 720 }));
  await field.getByLabel(words('photo.author'), { exact: true }).fill('Ayşe Yılmaz');
  await field.getByLabel(words('photo.licence'), { exact: true }).selectOption('CC BY 4.0');
  await describePhoto(field, 'The wide bay');
  await tool(page, 'list.up', before + 1).click();
  await tool(page, 'list.remove', before).click();
  await page
    .getByRole('group', { name: words('field.photos'), exact: true })
    .getByRole('button', { name: words('list.undo'), exact: true })
    .click();
  for (let left = before + 1; left > 2; left -= 1) {
    await tool(page, 'list.remove', left).click();
  }
  await save(page);
  expect(facts(place).photos.map(({ host }: { host: string }) => host)).toEqual(['own', 'own']);
  for (const locale of locales) {
    const source = editor.read(`${place}/${locale}.md`);
    expect(source).toMatch(
      new RegExp(`photoAlts:\\n {2}- A guide.*${locale}\\n {2}- The wide bay.*${locale}\\n\\S`),
    );
  }
});

test('an address of Wikimedia Commons gives the photo, its author and its licence', async ({
  page,
}) => {
  await openEntry(page, article);
  const before = facts(article).photos.length;
  await add(page);
  const field = photo(page, photoAt(before + 1));
  await field
    .getByLabel(words('photo.address'), { exact: true })
    .fill('https://commons.wikimedia.org/wiki/File:A_bay.jpg');
  await field.getByRole('button', { name: words('photo.take') }).click();
  await expect(told(field)).toHaveText(words('photo.taken'));
  await expect(field.getByLabel(words('photo.author'), { exact: true })).toHaveValue('Ann & Ben');
  await describePhoto(field, 'A bay at noon');

  // Another one of the article becomes one of our own.
  const first = photo(page, photoAt(1));
  await file(first).setInputFiles(picture('lying.jpg'));
  await expect(told(first)).toContainText(words('photo.checkAlts'));
  await first.getByLabel(words('photo.author'), { exact: true }).fill('Ayşe Yılmaz');
  await describePhoto(first, 'The bay in the article');
  await save(page);
  expect(facts(article).photos.at(-1)).toEqual({
    host: 'wikimedia',
    path: expect.stringMatching(/^[0-9a-f]\/[0-9a-f]{2}\/A_bay\.jpg$/),
    author: 'Ann & Ben',
    licence: 'CC BY-SA 4.0',
  });
});

test('a person gets a portrait, and may lose it again', async ({ page }) => {
  const person = `people/${personId}`;
  await openEntry(page, person);
  const field = photo(page, words('field.photo'));
  const put = async () => {
    await file(field).setInputFiles(picture('face.jpg'));
    await expect(told(field)).toHaveText(words('photo.ready', { width: 810, height: 810 }));
    await field.getByLabel(words('photo.author'), { exact: true }).fill('Ayşe Yılmaz');
    await save(page);
  };
  await put();
  await field.getByRole('button', { name: words('photo.remove') }).click();
  await save(page);
  expect(facts(person)).not.toHaveProperty('photo');
  await put();
  expect(facts(person).photo.host).toBe('own');
});

test('the pages show them, also to visitors who switched off photos of other hosts', async ({
  page,
}) => {
  test.slow();
  for (const step of ['check-content.ts', 'astro.ts build', 'postbuild.ts']) {
    const [script = '', ...rest] = step.split(' ');
    expect(project.run(join('tools/build', script), ...rest)).toBe('');
  }
  await using site = await serveFolder(join(editor.folder, 'build/client'));
  const [upright = '', lying = ''] = facts(place).photos.map(({ id }: { id: string }) => id);
  const own = (id: string) => page.locator(`img[src^="/assets/photos/${id}"]`);
  const shown = async (id: string, alt: string | RegExp) => {
    await own(id).first().scrollIntoViewIfNeeded();
    await expect(own(id).first()).toHaveAttribute('data-state', 'shown');
    await expect(own(id).first()).toHaveAccessibleName(alt);
  };

  await open(page, `${site.origin}${paths.privacy('tr')}`);
  await page.getByRole('button', { name: say('tr', 'privacy.switchOff'), exact: true }).click();
  await open(page, `${site.origin}${paths.destination('tr', 'antalya')}`);
  await shown(lying, 'The wide bay, written in tr');
  const figure = page.getByRole('figure').filter({ has: own(lying) });
  await expect(figure).toContainText('Ayşe Yılmaz');
  await expect(figure.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  const answer = await page.request.get(`${site.origin}/assets/photos/${lying}-480.avif`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringContaining('immutable'),
  });

  await open(page, `${site.origin}${paths.article('ar', 'cappadocia')}`);
  await shown(lying, 'The bay in the article, written in ar');
  await expect(page.getByRole('figure').filter({ has: own(lying) })).toContainText(
    say('ar', 'photo.own'),
  );
  await expect(page.locator('img[src^="https://"]')).toHaveCount(0);

  await open(page, `${site.origin}${paths.contact('en')}`);
  await shown(facts(`people/${personId}`).photo.id, /Ayşe/);

  await open(page, `${site.origin}${paths.destinations('en')}`);
  const title = content.destinations.find(({ id }) => id === 'antalya')?.translations.en.frontMatter
    .title;
  await page
    .getByRole('article')
    .filter({ hasText: title ?? '' })
    .hover();
  await expect(own(upright)).toHaveAttribute('data-state', 'shown');
  await expect(own(upright)).toHaveCSS('object-position', '50% 20%');

  await open(page, `${site.origin}${paths.credits('en')}`);
  const credits = page.getByRole('main');
  await expect(credits).toContainText('The wide bay, written in en');
  await expect(credits).toContainText(say('en', 'photo.own'));
});
