import type { Page } from '@playwright/test';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { formOf } from './support/contact.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, priceLabel, readable, say } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const id = 'blacksea';
const { price } = destinationFacts.find((fact) => fact.id === id) ?? { price: 0 };

for (const locale of ['tr', 'ar'] as const) {
  test(`${locale}: the button beside a price names the place, and the message has both`, async ({
    page,
  }) => {
    const { title, inText = title } = destinationWords(locale, id);
    await open(page, paths.destination(locale, id));
    const name = say(locale, 'destination.ask', { place: inText });
    await page.getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(paths.contact(locale));
    const { message, send, copy, mailAgain } = formOf(page, locale);
    await expect(message).toHaveValue(new RegExp(inText));
    expect(readable(await message.inputValue())).toContain(priceLabel(locale, price));
    await send.tap();
    await expect(copy).toBeInViewport({ ratio: 1 });
    await expect(mailAgain).toBeInViewport({ ratio: 1 });
  });
}

const press = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().tap();
  await expect(page).toHaveURL(/contact$/);
};

test('the message is about the place that was asked about last', async ({ page }) => {
  const { message } = formOf(page, 'tr');
  for (const one of ['istanbul', id]) {
    const { title, inText = title } = destinationWords('tr', one);
    await open(page, paths.destination('tr', one));
    await press(page, say('tr', 'destination.ask', { place: inText }));
    await expect(message).toHaveValue(new RegExp(inText));
  }
  await expect(message).not.toHaveValue(/İstanbul/);
});

test('the message has the trip as it was asked about last, and what was written below it', async ({
  page,
}) => {
  const { message } = formOf(page, 'ar');
  await open(page, paths.plan('ar', 'stops=istanbul.3'));
  await press(page, say('ar', 'plan.ask'));
  await expect(message).toHaveValue(/istanbul\.3$/);
  await message.fill(`${await message.inputValue()}\n\nنحن نباتيون`);
  await open(page, paths.plan('ar', 'stops=istanbul.4'));
  await press(page, say('ar', 'plan.ask'));
  await expect(message).toHaveValue(/istanbul\.4\n\nنحن نباتيون$/);
  await expect(message).not.toHaveValue(/istanbul\.3/);
});
