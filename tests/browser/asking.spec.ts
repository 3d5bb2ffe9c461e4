import { locales } from '../../app/locales.ts';
import { paths } from '../../app/paths.ts';
import { destinationFacts } from '../support/facts.ts';
import { formOf } from './support/contact.ts';
import { expect, open, test } from './support/test.ts';
import { destinationWords, priceLabel, readable, say } from './support/words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const id = 'blacksea';
const { price } = destinationFacts.find((fact) => fact.id === id) ?? { price: 0 };

for (const locale of locales) {
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
