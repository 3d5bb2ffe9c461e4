import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { openBeforeScripts } from './support/before-scripts.ts';
import { formOf } from './support/contact.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import {
  destinationWords,
  linkIn,
  priceLabel,
  readable,
  say,
  titleOfPlace,
} from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const id = 'blacksea';
const { price } = destinationFacts.find((fact) => fact.id === id) ?? { price: 0 };

const nameOf = (locale: Locale, place: string) => {
  const { title, inText = title } = destinationWords(locale, place);
  return inText;
};

const askOf = (page: Page, locale: Locale, about: string) =>
  linkIn(page.getByRole('main'), locale, 'ask.of', { about }).filter({ visible: true }).first();

async function ask(page: Page, locale: Locale, about: string) {
  await askOf(page, locale, about).tap();
  await expect(page).toHaveURL(paths.contact(locale));
}

async function askOfPlace(page: Page, locale: Locale, place: string) {
  await open(page, paths.destination(locale, place));
  await ask(page, locale, nameOf(locale, place));
}

test('the form shows the place beside whose price one asked, and the message has both', async ({
  page,
}) => {
  await askOfPlace(page, 'ar', id);
  const { form, message, send, copy, mailAgain } = formOf(page, 'ar');
  const about = nameOf('ar', id);
  await expect(form).toContainText(say('ar', 'contact.asked', { things: about }));
  const text = readable(await message.inputValue());
  expect(text.startsWith(say('ar', 'ask.hello'))).toBe(true);
  expect(text).toContain(say('ar', 'ask.words.place', { about }));
  expect(text).toContain(priceLabel('ar', price));
  await send.tap();
  await expect(mailAgain).toBeInViewport({ ratio: 1 });
  await expect(copy).toBeInViewport({ ratio: 1 });
});

test('a second place is added to the first and to what was written, and the form says so', async ({
  page,
}) => {
  const { form, message } = formOf(page, 'tr');
  await askOfPlace(page, 'tr', 'istanbul');
  await expect(message).not.toHaveValue('');
  const first = await message.inputValue();
  await message.fill(`${first}\n\nİki kişiyiz.`);
  await askOfPlace(page, 'tr', id);
  const about = nameOf('tr', id);
  await expect(form).toContainText(say('tr', 'contact.added', { thing: about }));
  const said = say('tr', 'ask.words.place', { about });
  const both = new RegExp(`${said}[^]*\\n\\nİki kişiyiz\\.$`);
  await expect(message).toHaveValue(both);
  expect((await message.inputValue()).startsWith(first)).toBe(true);
  await askOfPlace(page, 'tr', id);
  await expect(message).toHaveValue(both);
  expect((await message.inputValue()).split(said)).toHaveLength(2);
});

test('what is asked about before the form has loaded is not lost by a second press', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, paths.destination('tr', 'istanbul'));
  await ask(page, 'tr', nameOf('tr', 'istanbul'));
  await page.goto(paths.destination('tr', id), { waitUntil: 'commit' });
  await ask(page, 'tr', nameOf('tr', id));
  arrive();
  await hydrated(page);
  const { message } = formOf(page, 'tr');
  for (const place of ['istanbul', id])
    await expect(message).toHaveValue(new RegExp(nameOf('tr', place)));
});

for (const [kind, locale, path, about] of [
  ['search', 'en', paths.search('en', 'zzqx'), 'zzqx'],
  ['trips', 'ar', `${paths.trips('ar')}?stairs=few`, say('ar', 'trips.effort.few')],
] as const)
  test(`what was looked for in ${path} is asked`, async ({ page }) => {
    await open(page, path);
    await ask(page, locale, about);
    const said = say(locale, `ask.words.${kind}`, { about });
    await expect(formOf(page, locale).message).toHaveValue(new RegExp(said));
  });

for (const [key, follow] of [
  ['Ctrl', (link: Locator) => link.click({ modifiers: ['Control'] })],
  ['the middle button', (link: Locator) => link.click({ button: 'middle' })],
] as const) {
  test(`a question that ${key} opens in a new tab has its subject`, async ({ page, context }) => {
    const place = titleOfPlace('en', id);
    for (const [from, about, said] of [
      [paths.destination('en', id), nameOf('en', id), nameOf('en', id)],
      [paths.plan('en', `stops=${id}.2&people=3`), place, say('en', 'ask.adults', { people: 3 })],
    ] as const) {
      await open(page, from);
      const opened = context.waitForEvent('page');
      await follow(askOf(page, 'en', about));
      const tab = await opened;
      await hydrated(tab);
      await expect(tab).toHaveURL(paths.contact('en'));
      await expect(formOf(tab, 'en').message).toHaveValue(new RegExp(said));
    }
  });
}
