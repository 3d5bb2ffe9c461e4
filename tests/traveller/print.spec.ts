import { paths } from '../../app/paths.ts';
import { destinations } from '../browser/support/words.ts';
import { readPages, rowsOf } from './support/pdf.ts';
import { desktop } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** Without spaces and bidi marks. */
const plain = (text: string) => text.replaceAll(/[\s\u2066-\u2069]/g, '');

test('on paper the catalogue has six names with prices and pictures, and no heading ends a page', ({
  travel,
}) =>
  travel(async (traveller) => {
    const { print } = traveller.window;
    await traveller.open(paths.destinations('en'), desktop);
    const pages = await readPages((await print?.()) ?? new Uint8Array());
    const all = plain(pages.flatMap(({ items }) => items.map(({ text }) => text)).join(''));
    const headings = destinations.map(({ translations }) => translations.en.frontMatter.title);
    const missing = destinations
      .flatMap(({ facts, translations }) => [translations.en.frontMatter.title, `$${facts.price}`])
      .filter((text) => !all.includes(plain(text)));
    expect(missing, 'names and prices').toEqual([]);

    const drawn = pages.flatMap(({ pictures }) => pictures).filter(({ colours }) => colours > 20);
    expect(drawn.length, 'pictures that are not blank').toBeGreaterThanOrEqual(headings.length);

    const last = pages.map((page) => rowsOf(page).at(-1) ?? '');
    expect(last.filter((row) => headings.some((name) => plain(name) === plain(row)))).toEqual([]);
  }));
